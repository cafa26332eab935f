// Made by training/statements/fit-texts.ts: log odds of a column of texts, for each of TEXT_FEATURES.
export const TEXT_WEIGHTS: readonly number[] = [
  0.353, // any
  -1.997, // bookings with a text in it
  0.106, // characters of a text, as a logarithm
  1.639, // letters, of all its characters
  0.754, // different texts
  1.999, // texts of several words
  2.269, // its share of the letters of all columns
  -3.227, // first
  -4.048, // last
  5.46, // others have a head, it has none
  -2.541, // and what it has is no letters, of all its characters
  2.177, // its head is called a description
  0.737, // its head is called another text
]
