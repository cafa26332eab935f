// Made by training/statements/fit-texts.ts: log odds of a column of texts, for each of TEXT_FEATURES.
export const TEXT_WEIGHTS: readonly number[] = [
  -0.299, // any
  -1.263, // bookings with a text in it
  -0.668, // characters of a text, as a logarithm
  0.762, // letters, of all its characters
  0.96, // different texts
  2.5, // texts of several words
  2.823, // its share of the letters of all columns
  -1.129, // first
  -1.206, // last
  4.321, // others have a head, it has none
  -2.969, // and what it has is no letters, of all its characters
  2.206, // its head is called a description
  1.207, // its head is called another text
]
