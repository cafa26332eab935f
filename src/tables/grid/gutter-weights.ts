// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -5.093, // one
  0.596, // lines with a gap there, logarithm
  -0.895, // words across, share
  0.603, // narrowest gaps, in spaces, logarithm
  3.528, // gaps, in spaces, logarithm
  -0.329, // gaps as wide as those between columns, share
  -2.14, // one gap as wide in all lines
  -0.052, // texts behind begin in line, share
  0.148, // texts before end in line, share
  1.296, // chance of so many gaps between words, logarithm
  1.137, // a figure on one side alone, share
  0.716, // figures on both sides, share
  0.976, // different words before, share
  0.024, // different words behind, share
  -0.361, // a currency or a percent sign beside it, share
  1.158, // the first line has a gap there
  -0.437, // a word of the first line lies across
]
