// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -4.022, // one
  0.637, // lines with a gap there, logarithm
  -0.762, // words across, share
  0.036, // narrowest gaps, in spaces, logarithm
  2.646, // gaps, in spaces, logarithm
  1.148, // gaps wider than spaces, share
  -1.484, // one gap as wide in all lines, and no wider than spaces
  -0.171, // gaps as wide as those between columns, share
  -1.918, // one gap as wide in all lines
  -0.134, // texts behind begin in line, share
  0.082, // texts before end in line, share
  1.251, // chance of so many gaps between words, logarithm
  1.252, // a figure on one side alone, share
  0.888, // figures on both sides, share
  0.793, // different words before, share
  -0.145, // different words behind, share
  -0.375, // a currency or a percent sign beside it, share
  0.87, // the first line has a gap there
  -0.359, // a word of the first line lies across
]
