// Made by training/tables/fit-verdict.ts: log odds that a grid is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -2.935, // one
  -1.088, // two columns
  -0.506, // three columns
  -1.176, // two rows
  0.272, // three rows
  -0.092, // four to six rows
  1.238, // rows that fill two columns
  2.094, // most rows fill two columns
  -0.258, // all places are filled
  1.76, // places that are filled
  -0.989, // words a text
  -0.51, // running text
  0.294, // figures among texts
  -0.463, // no figures
  -0.412, // few rows without figures
  1.581, // columns of figures
  -0.898, // columns of texts with digits
  0.299, // columns of one or two words
  0.971, // rules
  1.163, // rules across
  1.1, // a rule below the head
  -1.491, // rules a row
  -0.044, // shades
  -0.385, // gutters in lines of text
  -0.839, // narrow gutters
  0.688, // edges in line
  1.173, // a bold head
  0.443, // a head
  -0.331, // sentences
  -0.33, // texts that begin small
  -5.007, // contents
  -1.067, // a listing
  -1.734, // addresses
  -5, // a dialogue
  -4.515, // a form
  -1.691, // labels
  0.013, // a list in columns
  -1.673, // formulas
  -0.754, // few rows of two columns without rules
  -0.353, // rows of several lines
  -0.651, // figures on axes
  -0.692, // rows with a bar
  -1.927, // columns of one text
  -0.786, // texts over several columns
  -1.016, // rows far apart
  -0.467, // more rules than rows
  -3.722, // labels with what they say, share of texts
  -2.075, // kinds of texts go on along rows, rather than down columns
  1.337, // in drawn walls
  -3.065, // kinds of texts change down columns
  -2.338, // rows with a colon behind a text
  -5.298, // small labels, share of texts
  -1.164, // words below one row of heads
  -0.788, // rows with the number of a formula
  -0.925, // signs of formulas, share of texts
  -2.921, // rows with the number of a section
  -0.243, // boxes to tick, share of texts
  -1.897, // rows of one text again and again
  -3.691, // columns of bullets
  -2.64, // ways to reach somebody, share of texts
  -0.844, // walls that end within it
]
