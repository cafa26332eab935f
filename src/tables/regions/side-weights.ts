// Made by training/tables/fit-sides.ts: log odds that two tables stand beside a strip, for each of FEATURES.
export const SIDE_WEIGHTS: readonly number[] = [
  -3.957, // one
  1.115, // width of the strip, in ems, logarithm
  0.501, // width of the strip against the widest other, logarithm
  1.947, // a number over each side
  -2.088, // rules across the strip
  0.931, // rules of each side, fewer ones
  0.782, // the same heads on both sides
  2.243, // heads that are on both sides, share of the side with fewer
  0.399, // the first head is the same on both sides
  2.163, // lines of the shorter side out of line, share
  0.003, // one in line with another, of many lines
  2.355, // ends apart
  1.371, // ends apart beside a wide strip
  0.086, // begin apart
  0.6, // words first on the right, share
  0.376, // words first on both sides, share
  1.237, // words first on the right, figures last on the left, share
  0.461, // figures last on both sides, share
  -0.078, // lines of the shorter side, logarithm
  -0.821, // lines of several texts, share of the side with fewer
  1.502, // columns of the side with fewer
  -0.177, // one side has as many columns as the other
  -0.215, // heads without figures over each side with them
]
