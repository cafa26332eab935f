// Made by training/tables/fit-verdict.ts: log odds that a grid without walls is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -2.935, // one
  -1.057, // two columns
  -0.708, // three columns
  -1.107, // two rows
  0.311, // three rows
  -0.259, // four to six rows
  1.228, // rows that fill two columns
  1.879, // most rows fill two columns
  -0.277, // all places are filled
  1.643, // places that are filled
  -0.926, // words a text
  -0.489, // running text
  -0.114, // figures among texts
  -0.373, // no figures
  -0.437, // few rows without figures
  1.125, // columns of figures
  -0.603, // columns of texts with digits
  1.385, // columns of measures
  0.387, // columns of one or two words
  0.825, // rules
  1.086, // rules across
  1.346, // a rule below the head
  -1.455, // rules a row
  -0.188, // shades
  -0.239, // gutters in lines of text
  -1.097, // narrow gutters
  0.568, // edges in line
  1.372, // a bold head
  0.588, // a head
  -0.343, // sentences
  -0.403, // texts that begin small
  -5.016, // contents
  -1.077, // a listing
  -1.787, // addresses
  -5, // a dialogue
  -4.508, // a form
  -1.551, // labels
  0, // a list in columns
  -1.448, // formulas
  -0.923, // few rows of two columns without rules
  0.151, // rows of several lines
  -0.634, // figures on axes
  -0.678, // rows with a bar
  -1.55, // columns of one text
  -0.796, // texts over several columns
  -1.125, // rows far apart
  -0.324, // more rules than rows
]
