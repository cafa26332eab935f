// Made by training/statements/fit-texts.ts: log odds of a column of texts, for each of TEXT_FEATURES.
export const TEXT_WEIGHTS: readonly number[] = [
  -0.845, // any
  -1.611, // bookings with a text in it
  0.334, // characters of a text, as a logarithm
  1.805, // letters, of all its characters
  -0.403, // different texts
  2.218, // texts of several words
  3.174, // its share of the letters of all columns
  -0.463, // first
  -1.622, // last
  3.601, // others have a head, it has none
  -1.205, // and what it has is no letters, of all its characters
  1.634, // its head is called a description
  -2.105, // its head is called another text
  3.24, // its head is called a kind
  -1.088, // its head has a name that is not known
  -0.119, // right in front of the longest texts
  -1.712, // and of its texts, those that are codes of letters alone
  -2.787, // texts that are sums in a currency
  -1.505, // texts with a day in them
]
