// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -7.947, // one
  1.379, // lines with a gap there, logarithm
  -0.69, // words across, share
  0.505, // narrowest gaps, in spaces, logarithm
  2.223, // gaps, in spaces, logarithm
  1.118, // gaps wider than spaces, share
  -1.276, // one gap as wide in all lines, and no wider than spaces
  1.485, // gaps as wide as those between columns, share
  -1.683, // one gap as wide in all lines
  0.774, // texts behind begin in line, share
  -0.461, // texts before end in line, share
  1.808, // texts before end in line and begin elsewhere
  1.465, // the same in many lines, before different words
  1.31, // chance of so many gaps between words, logarithm
  0.838, // a figure on one side alone, share
  -0.107, // figures on both sides, share
  1.392, // different words before, share
  1.217, // different words behind, share
  -1.387, // a currency or a percent sign beside it, share
  2.081, // the first line has a gap there
  -0.902, // a word of the first line lies across
  -1.254, // an open bracket behind a figure, share
  -0.653, // one line alone has a gap there
  2.231, // lines with a text on either side alone, the fewer, logarithm
  2.785, // texts alone before it have their middles in line, share
  0.566, // texts alone behind it have their middles in line, share
  1.468, // numbers before it count up, share
  2.157, // words before it of one shape with digits, share
  1.506, // a percent sign before it, a figure behind, share
  -1.291, // thousands before it that go on behind, share
  2.007, // a figure with decimals before it, a figure behind, share
  -2.209, // walls part other columns
  2.001, // a piece of a wall beside the texts, share
]
