// Made by training/statements/fit-texts.ts: log odds of a column of texts, for each of TEXT_FEATURES.
export const TEXT_WEIGHTS: readonly number[] = [
  -0.332, // any
  -1.714, // bookings with a text in it
  0.377, // characters of a text, as a logarithm
  1.359, // letters, of all its characters
  -0.285, // different texts
  2.055, // texts of several words
  3.128, // its share of the letters of all columns
  -0.505, // first
  -1.796, // last
  3.731, // others have a head, it has none
  -1.17, // and what it has is no letters, of all its characters
  1.555, // its head is called a description
  -2.057, // its head is called another text
  3.277, // its head is called a kind
  -0.967, // its head has a name that is not known
  -0.065, // right in front of the longest texts
  -1.901, // and of its texts, those that are codes of letters alone
  -2.992, // texts that are sums in a currency
  -1.606, // texts with a day in them
  -0.606, // texts without a word
]
