// Made by training/tables/fit-verdict.ts: log odds that a grid without walls is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -1.613, // one
  -1.413, // two columns
  -0.395, // three columns
  -1.388, // two rows
  -0.385, // three rows
  0.249, // four to six rows
  0.498, // rows that fill two columns
  0.966, // most rows fill two columns
  0.589, // all places are filled
  0.947, // places that are filled
  -1.349, // words a text
  -0.166, // running text
  -0.214, // figures among texts
  0.659, // no figures
  -0.42, // few rows without figures
  1.2, // columns of figures
  0.426, // columns of texts with digits
  0.323, // columns of one or two words
  0.777, // rules
  1.216, // rules across
  1.08, // a rule below the head
  -0.861, // rules a row
  -0.048, // shades
  0.242, // gutters in lines of text
  -1.232, // narrow gutters
  0.897, // edges in line
  1.304, // a bold head
  0.094, // a head
  -0.316, // sentences
  -0.598, // texts that begin small
  -4, // contents
  -4.118, // a listing
  -4.423, // addresses
  -4, // a dialogue
  -3.555, // a form
  -4.316, // labels
  -3.16, // a list in columns
  -1.279, // few rows of two columns without rules
  0.546, // rows of several lines
  -0.382, // figures on axes
  -1.486, // columns of one text
  -0.869, // texts over several columns
  -0.69, // rows far apart
  -4.126, // more rules than rows
]
