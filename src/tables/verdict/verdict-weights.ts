// Made by training/tables/fit-verdict.ts: log odds that a grid without walls is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -1.572, // one
  -1.084, // two columns
  -0.487, // three columns
  -1.137, // two rows
  -0.371, // three rows
  0.119, // four to six rows
  0.689, // rows that fill two columns
  1.223, // most rows fill two columns
  0.617, // all places are filled
  1.223, // places that are filled
  -1.314, // words a text
  -0.127, // running text
  -0.167, // figures among texts
  0.606, // no figures
  -0.481, // few rows without figures
  1.016, // columns of figures
  0.022, // columns of texts with digits
  0.119, // columns of one or two words
  0.945, // rules
  0.89, // rules across
  0.791, // a rule below the head
  -0.68, // rules a row
  -0.267, // shades
  0.11, // gutters in lines of text
  -0.964, // narrow gutters
  0.588, // edges in line
  1.306, // a bold head
  0.464, // a head
  -0.288, // sentences
  -0.404, // texts that begin small
  -4, // contents
  -4.172, // a listing
  -4.469, // addresses
  -4, // a dialogue
  -3.586, // a form
  -4.367, // labels
  -3.226, // a list in columns
  -1.666, // few rows of two columns without rules
  0.336, // rows of several lines
  -0.378, // figures on axes
  -1.638, // columns of one text
  -0.613, // texts over several columns
  -0.835, // rows far apart
  -3.604, // more rules than rows
]
