// Made by training/tables/fit-sides.ts: log odds that two tables stand beside a strip, for each of FEATURES.
export const SIDE_WEIGHTS: readonly number[] = [
  -3.183, // one
  1.217, // width of the strip, in ems, logarithm
  0.656, // width of the strip against the widest other, logarithm
  1.215, // a number over each side
  -2.429, // rules across the strip
  0.972, // rules of each side, fewer ones
  2.452, // the same heads on both sides
  2.143, // lines of the shorter side out of line, share
  -0.667, // one in line with another, of many lines
  2.137, // ends apart
  1.136, // ends apart beside a wide strip
  0.085, // begin apart
  1.065, // words first on the right, share
  0.145, // words first on both sides, share
  0.815, // words first on the right, figures last on the left, share
  -0.151, // figures last on both sides, share
  -0.086, // lines of the shorter side, logarithm
  -0.985, // lines of several texts, share of the side with fewer
  0.712, // columns of the side with fewer
  0.178, // one side has as many columns as the other
  -0.12, // heads without figures over each side with them
]
