// Made by training/tables/fit-sides.ts: log odds that two tables stand beside a strip, for each of FEATURES.
export const SIDE_WEIGHTS: readonly number[] = [
  -3.362, // one
  1.248, // width of the strip, in ems, logarithm
  0.549, // width of the strip against the widest other, logarithm
  2.272, // a number over each side
  -1.505, // rules across the strip, between lines
  -2.041, // rules across the strip, above and below
  0.782, // a stroke along the strip that no rule meets, where both sides have rules
  1.689, // rules of each side, fewer ones
  1.029, // the same heads on both sides
  0.786, // heads that are on both sides, share of the side with fewer
  0.956, // the first head is the same on both sides
  1.507, // lines of the shorter side out of line, share
  -0.579, // one in line with another, of many lines
  1.838, // ends apart
  1.512, // ends apart beside a wide strip
  -0.389, // begin apart
  0.191, // words first on the right, share
  0.575, // words first on both sides, share
  1.696, // words first on the right, figures last on the left, share
  -0.006, // figures last on both sides, share
  -0.327, // lines of the shorter side, logarithm
  -0.614, // lines of several texts, share of the side with fewer
  1.832, // columns of the side with fewer
  -0.176, // one side has as many columns as the other
  -0.227, // heads without figures over each side with them
]
