// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -6.913, // one
  0.927, // lines with a gap there, logarithm
  -0.449, // words across, share
  0.451, // narrowest gaps, in spaces, logarithm
  2.849, // gaps, in spaces, logarithm
  2.1, // gaps wider than spaces, share
  -1.615, // one gap as wide in all lines, and no wider than spaces
  0.467, // gaps as wide as those between columns, share
  -0.979, // one gap as wide in all lines
  0.331, // texts behind begin in line, share
  0.024, // texts before end in line, share
  1.44, // chance of so many gaps between words, logarithm
  1.134, // a figure on one side alone, share
  0.234, // figures on both sides, share
  1.515, // different words before, share
  0.45, // different words behind, share
  -0.381, // a currency or a percent sign beside it, share
  1.81, // the first line has a gap there
  -0.294, // a word of the first line lies across
  -0.194, // an open bracket behind a figure, share
  -0.917, // one line alone has a gap there
  0.437, // lines with a text on either side alone, the fewer, logarithm
  0.74, // texts alone before it have their middles in line, share
  0.24, // texts alone behind it have their middles in line, share
]
