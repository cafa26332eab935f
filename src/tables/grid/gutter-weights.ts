// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -8.525, // one
  1.116, // lines with a gap there, logarithm
  -0.976, // words across, share
  0.763, // narrowest gaps, in spaces, logarithm
  2.262, // gaps, in spaces, logarithm
  2.394, // gaps wider than spaces, share
  -1.528, // one gap as wide in all lines, and no wider than spaces
  1.236, // gaps as wide as those between columns, share
  -1.14, // one gap as wide in all lines
  0.737, // texts behind begin in line, share
  -0.668, // texts before end in line, share
  2.343, // texts before end in line and begin elsewhere
  1.377, // the same in many lines, before different words
  1.15, // chance of so many gaps between words, logarithm
  0.947, // a figure on one side alone, share
  -0.032, // figures on both sides, share
  1.233, // different words before, share
  1.728, // different words behind, share
  -0.598, // a currency or a percent sign beside it, share
  2.23, // the first line has a gap there
  -0.641, // a word of the first line lies across
  -0.5, // an open bracket behind a figure, share
  -1.244, // one line alone has a gap there
  0.997, // lines with a text on either side alone, the fewer, logarithm
  1.067, // texts alone before it have their middles in line, share
  0.811, // texts alone behind it have their middles in line, share
  2.469, // numbers before it count up, share
  1.159, // words before it of one shape with digits, share
  1.438, // a percent sign before it, a figure behind, share
  -2.305, // walls part other columns
  2.248, // a piece of a wall beside the texts, share
]
