// Made by training/tables/fit-gutters.ts: log odds that columns end at a place, for each of FEATURES.
export const GUTTER_WEIGHTS: readonly number[] = [
  -7.112, // one
  1.127, // lines with a gap there, logarithm
  -0.843, // words across, share
  0.412, // narrowest gaps, in spaces, logarithm
  2.53, // gaps, in spaces, logarithm
  2.144, // gaps wider than spaces, share
  -1.889, // one gap as wide in all lines, and no wider than spaces
  0.955, // gaps as wide as those between columns, share
  -1.213, // one gap as wide in all lines
  0.439, // texts behind begin in line, share
  -0.099, // texts before end in line, share
  1.397, // texts before end in line and begin elsewhere
  0.934, // the same in many lines, before different words
  1.625, // chance of so many gaps between words, logarithm
  1.183, // a figure on one side alone, share
  0.874, // figures on both sides, share
  1.725, // different words before, share
  0.61, // different words behind, share
  -0.479, // a currency or a percent sign beside it, share
  1.946, // the first line has a gap there
  -0.485, // a word of the first line lies across
  -0.35, // an open bracket behind a figure, share
  -1.133, // one line alone has a gap there
  0.518, // lines with a text on either side alone, the fewer, logarithm
  1.018, // texts alone before it have their middles in line, share
  0.332, // texts alone behind it have their middles in line, share
]
