// Made by training/tables/fit-verdict.ts: log odds that a grid without walls is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -1.787, // one
  -1.428, // two columns
  -0.296, // three columns
  -1.297, // two rows
  -0.449, // three rows
  0.25, // four to six rows
  0.567, // rows that fill two columns
  1.109, // most rows fill two columns
  0.592, // all places are filled
  0.893, // places that are filled
  -1.343, // words a text
  -0.177, // running text
  -0.242, // figures among texts
  0.599, // no figures
  -0.353, // few rows without figures
  1.308, // columns of figures
  0.465, // columns of texts with digits
  0.306, // columns of one or two words
  0.812, // rules
  1.197, // rules across
  1.05, // a rule below the head
  -0.732, // rules a row
  -0.027, // shades
  0.192, // gutters in lines of text
  -1.258, // narrow gutters
  0.883, // edges in line
  1.309, // a bold head
  0.084, // a head
  -0.306, // sentences
  -0.588, // texts that begin small
  -4, // contents
  -4.115, // a listing
  -4.436, // addresses
  -4, // a dialogue
  -3.548, // a form
  -4.306, // labels
  -3.145, // a list in columns
  -1.281, // few rows of two columns without rules
  0.619, // rows of several lines
  -0.397, // figures on axes
  -1.403, // columns of one text
  -0.91, // texts over several columns
  -0.727, // rows far apart
  -4.121, // more rules than rows
]
