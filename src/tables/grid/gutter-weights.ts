// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -7.994, // one
  1.221, // lines with a gap there, logarithm
  -1.53, // words across, share
  0.79, // narrowest gaps, in spaces, logarithm
  1.931, // gaps, in spaces, logarithm
  2.405, // gaps wider than spaces, share
  -2.058, // one gap as wide in all lines, and no wider than spaces
  1.028, // gaps as wide as those between columns, share
  -0.816, // one gap as wide in all lines
  0.524, // texts behind begin in line, share
  -0.35, // texts before end in line, share
  1.654, // texts before end in line and begin elsewhere
  1.171, // the same in many lines, before different words
  1.666, // chance of so many gaps between words, logarithm
  1.749, // a figure on one side alone, share
  0.832, // figures on both sides, share
  1.729, // different words before, share
  1.188, // different words behind, share
  -0.598, // a currency or a percent sign beside it, share
  1.89, // the first line has a gap there
  -0.608, // a word of the first line lies across
  -0.547, // an open bracket behind a figure, share
  -1.301, // one line alone has a gap there
  0.858, // lines with a text on either side alone, the fewer, logarithm
  1.488, // texts alone before it have their middles in line, share
  0.447, // texts alone behind it have their middles in line, share
  -2.136, // walls part other columns
  2.143, // a piece of a wall stands there
]
