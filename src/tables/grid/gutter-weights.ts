// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -4.555, // one
  0.617, // lines with a gap there, logarithm
  -1.022, // words across, share
  -0.193, // narrowest gaps, in spaces, logarithm
  2.782, // gaps, in spaces, logarithm
  1.661, // gaps wider than spaces, share
  -1.947, // one gap as wide in all lines, and no wider than spaces
  -0.097, // gaps as wide as those between columns, share
  -2.141, // one gap as wide in all lines
  0.005, // texts behind begin in line, share
  0.187, // texts before end in line, share
  1.308, // chance of so many gaps between words, logarithm
  1.87, // a figure on one side alone, share
  0.735, // figures on both sides, share
  0.647, // different words before, share
  0.195, // different words behind, share
  -0.421, // a currency or a percent sign beside it, share
  1.001, // the first line has a gap there
  -0.445, // a word of the first line lies across
  0, // an open bracket behind a figure, share
]
