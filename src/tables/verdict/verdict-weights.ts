// Made by training/tables/fit-verdict.ts: log odds that a grid without walls is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -1.863, // one
  -1.127, // two columns
  -0.467, // three columns
  -1.186, // two rows
  -0.158, // three rows
  0.189, // four to six rows
  0.578, // rows that fill two columns
  1.089, // most rows fill two columns
  0.577, // all places are filled
  1.035, // places that are filled
  -1.465, // words a text
  -0.143, // running text
  -0.076, // figures among texts
  0.477, // no figures
  -0.059, // few rows without figures
  1.308, // columns of figures
  0.433, // columns of texts with digits
  0.454, // columns of one or two words
  0.626, // rules
  1.34, // rules across
  0.919, // a rule below the head
  -0.632, // rules a row
  -0.306, // shades
  -0.054, // gutters in lines of text
  -1.117, // narrow gutters
  0.667, // edges in line
  1.32, // a bold head
  0.367, // a head
  -0.318, // sentences
  -0.641, // texts that begin small
  -4, // contents
  -4.14, // a listing
  -4.389, // addresses
  -4, // a dialogue
  -4, // a form
  -4.218, // labels
  -3.127, // a list in columns
  -1.493, // few rows of two columns without rules
  0.552, // rows of several lines
  -0.392, // figures on axes
  -1.703, // columns of one text
  -1.021, // texts over several columns
  -0.665, // rows far apart
  -4.12, // more rules than rows
]
