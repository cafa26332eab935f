// Made by training/tables/fit-verdict.ts: log odds that a grid without walls is a table, for each of FEATURES.
export const VERDICT_WEIGHTS: readonly number[] = [
  -2.865, // one
  -1.006, // two columns
  -0.52, // three columns
  -0.842, // two rows
  0.134, // three rows
  0.092, // four to six rows
  1.27, // rows that fill two columns
  1.964, // most rows fill two columns
  -0.335, // all places are filled
  1.566, // places that are filled
  -0.746, // words a text
  -0.53, // running text
  0.23, // figures among texts
  -0.366, // no figures
  -0.059, // few rows without figures
  1.293, // columns of figures
  -0.504, // columns of texts with digits
  0.195, // columns of one or two words
  0.859, // rules
  1.039, // rules across
  1.008, // a rule below the head
  -1.164, // rules a row
  -0.288, // shades
  -0.261, // gutters in lines of text
  -0.908, // narrow gutters
  0.524, // edges in line
  1.608, // a bold head
  0.69, // a head
  -0.281, // sentences
  -0.15, // texts that begin small
  -5.007, // contents
  -5.029, // a listing
  -1.804, // addresses
  -5, // a dialogue
  -5, // a form
  -1.618, // labels
  0.035, // a list in columns
  -1.184, // formulas
  -1.088, // few rows of two columns without rules
  -0.242, // rows of several lines
  -0.699, // figures on axes
  -0.652, // rows with a bar
  -1.409, // columns of one text
  -0.636, // texts over several columns
  -1.044, // rows far apart
  -0.413, // more rules than rows
]
