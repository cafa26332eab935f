// Made by training/tables/fit-verdict.ts: log odds that a grid without walls is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -1.547, // one
  -1.076, // two columns
  -0.475, // three columns
  -1.186, // two rows
  -0.35, // three rows
  0.125, // four to six rows
  0.686, // rows that fill two columns
  1.207, // most rows fill two columns
  0.645, // all places are filled
  1.201, // places that are filled
  -1.308, // words a text
  -0.123, // running text
  -0.164, // figures among texts
  0.662, // no figures
  -0.542, // few rows without figures
  1.046, // columns of figures
  0.066, // columns of texts with digits
  0.123, // columns of one or two words
  0.956, // rules
  0.872, // rules across
  0.782, // a rule below the head
  -0.765, // rules a row
  -0.327, // shades
  0.12, // gutters in lines of text
  -0.981, // narrow gutters
  0.559, // edges in line
  1.326, // a bold head
  0.449, // a head
  -0.281, // sentences
  -0.47, // texts that begin small
  -4, // contents
  -4.174, // a listing
  -4.477, // addresses
  -4, // a dialogue
  -3.589, // a form
  -4.403, // labels
  -3.233, // a list in columns
  -1.664, // few rows of two columns without rules
  0.34, // rows of several lines
  -0.37, // figures on axes
  -1.657, // columns of one text
  -0.607, // texts over several columns
  -0.825, // rows far apart
  0.113, // more rules than rows
]
