// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -5.25, // one
  0.618, // lines with a gap there, logarithm
  -0.712, // words across, share
  0.312, // narrowest gaps, in spaces, logarithm
  2.301, // gaps, in spaces, logarithm
  1.737, // gaps wider than spaces, share
  -1.949, // one gap as wide in all lines, and no wider than spaces
  0.364, // gaps as wide as those between columns, share
  -1.472, // one gap as wide in all lines
  -0.067, // texts behind begin in line, share
  -0.182, // texts before end in line, share
  1.08, // chance of so many gaps between words, logarithm
  1.063, // a figure on one side alone, share
  -0.219, // figures on both sides, share
  1.469, // different words before, share
  0.776, // different words behind, share
  -0.09, // a currency or a percent sign beside it, share
  2.04, // the first line has a gap there
  -0.416, // a word of the first line lies across
  -0.137, // an open bracket behind a figure, share
]
