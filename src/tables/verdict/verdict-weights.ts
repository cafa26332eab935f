// Made by training/tables/fit-verdict.ts: log odds that a grid without walls is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -3.048, // one
  -1.023, // two columns
  -0.442, // three columns
  -0.78, // two rows
  0.027, // three rows
  0.061, // four to six rows
  1.257, // rows that fill two columns
  1.996, // most rows fill two columns
  -0.484, // all places are filled
  1.575, // places that are filled
  -0.58, // words a text
  -0.491, // running text
  0.247, // figures among texts
  -0.395, // no figures
  -0.246, // few rows without figures
  1.361, // columns of figures
  -0.531, // columns of texts with digits
  0.156, // columns of one or two words
  0.849, // rules
  0.923, // rules across
  1.147, // a rule below the head
  -1.218, // rules a row
  -0.266, // shades
  -0.259, // gutters in lines of text
  -1.032, // narrow gutters
  0.805, // edges in line
  1.467, // a bold head
  0.666, // a head
  -0.231, // sentences
  -0.119, // texts that begin small
  -5.006, // contents
  -5.031, // a listing
  -1.835, // addresses
  -5.004, // a dialogue
  -5, // a form
  -1.577, // labels
  -0.039, // a list in columns
  -1.182, // formulas
  -1.056, // few rows of two columns without rules
  -0.013, // rows of several lines
  -0.673, // figures on axes
  -1.416, // columns of one text
  -0.672, // texts over several columns
  -1.213, // rows far apart
  -0.363, // more rules than rows
]
