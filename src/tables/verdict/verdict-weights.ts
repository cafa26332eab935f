// Made by training/tables/fit-verdict.ts: log odds that a grid without walls is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -1.785, // one
  -0.916, // two columns
  -0.535, // three columns
  -1.053, // two rows
  0.06, // three rows
  0.355, // four to six rows
  1.166, // rows that fill two columns
  1.901, // most rows fill two columns
  -0.026, // all places are filled
  1.473, // places that are filled
  -0.699, // words a text
  -0.384, // running text
  -0.161, // figures among texts
  -0.117, // no figures
  -0.327, // few rows without figures
  0.95, // columns of figures
  -0.218, // columns of texts with digits
  -0.313, // columns of one or two words
  0.722, // rules
  0.799, // rules across
  1.09, // a rule below the head
  -0.863, // rules a row
  -0.299, // shades
  0.366, // gutters in lines of text
  -0.829, // narrow gutters
  0.584, // edges in line
  1.329, // a bold head
  0.519, // a head
  -0.27, // sentences
  -0.492, // texts that begin small
  -4.039, // contents
  -4.06, // a listing
  -4.651, // addresses
  -4.035, // a dialogue
  -4, // a form
  -4.482, // labels
  -3.119, // a list in columns
  -3.168, // formulas
  -1.189, // few rows of two columns without rules
  -0.528, // rows of several lines
  -0.663, // figures on axes
  -1.564, // columns of one text
  -0.769, // texts over several columns
  -0.929, // rows far apart
  -4.12, // more rules than rows
]
