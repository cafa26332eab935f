// Made by training/statements/fit-texts.ts: log odds of a column of texts, for each of TEXT_FEATURES.
export const TEXT_WEIGHTS: readonly number[] = [
  -0.625, // any
  -1.798, // bookings with a text in it
  0.419, // characters of a text, as a logarithm
  1.784, // letters, of all its characters
  -0.411, // different texts
  2.159, // texts of several words
  3.136, // its share of the letters of all columns
  -0.566, // first
  -1.893, // last
  3.699, // others have a head, it has none
  -1.255, // and what it has is no letters, of all its characters
  1.55, // its head is called a description
  -2.078, // its head is called another text
  3.287, // its head is called a kind
  -0.953, // its head has a name that is not known
  -0.196, // right in front of the longest texts
  -1.782, // and of its texts, those that are codes of letters alone
  -2.894, // texts that are sums in a currency
  -1.673, // texts with a day in them
]
