// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -8.968, // one
  1.348, // lines with a gap there, logarithm
  -1.476, // words across, share
  0.819, // narrowest gaps, in spaces, logarithm
  2.142, // gaps, in spaces, logarithm
  2.479, // gaps wider than spaces, share
  -1.755, // one gap as wide in all lines, and no wider than spaces
  1.055, // gaps as wide as those between columns, share
  -0.97, // one gap as wide in all lines
  0.866, // texts behind begin in line, share
  -0.265, // texts before end in line, share
  2.015, // texts before end in line and begin elsewhere
  1.501, // the same in many lines, before different words
  1.503, // chance of so many gaps between words, logarithm
  1.391, // a figure on one side alone, share
  0.329, // figures on both sides, share
  1.736, // different words before, share
  1.713, // different words behind, share
  -0.381, // a currency or a percent sign beside it, share
  2.204, // the first line has a gap there
  -0.83, // a word of the first line lies across
  -0.602, // an open bracket behind a figure, share
  -1.288, // one line alone has a gap there
  0.907, // lines with a text on either side alone, the fewer, logarithm
  0.967, // texts alone before it have their middles in line, share
  0.789, // texts alone behind it have their middles in line, share
  -2.295, // walls part other columns
  2.363, // a piece of a wall stands there
]
