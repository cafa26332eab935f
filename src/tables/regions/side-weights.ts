import type { PartingWeights } from './look.ts'

/**
 * Made by training/tables/fit-partings.ts: log odds that two things stand beside a strip; `least` is chosen by
 * hand, by the shapes of tables on pages that were looked at.
 */
export const SIDE_WEIGHTS: PartingWeights = {
  place: [
    -2.665, // one
    1.134, // width of the strip, in ems, logarithm
    0.148, // width of the strip against the widest other, logarithm
    1.992, // a number over each side
    -2.227, // rules across the strip
    1.638, // rules of each side, fewer ones
    1.054, // the same heads on both sides
    0.915, // heads that are on both sides, share of the side with fewer
    0.887, // the first head is the same on both sides
    2.155, // lines of the shorter side out of line, share
    -0.524, // one in line with another, of many lines
    1.706, // ends apart
    1.51, // ends apart beside a wide strip
    -0.538, // begin apart
    -0.034, // words first on the right, share
    0.46, // words first on both sides, share
    1.69, // words first on the right, figures last on the left, share
    -0.574, // figures last on both sides, share
    -0.339, // lines of the shorter side, logarithm
    -0.727, // lines of several texts, share of the side with fewer
    2.264, // columns of the side with fewer
    -0.468, // one side has as many columns as the other
    -0.326, // heads without figures over each side with them
    0.413, // lines of running text on both sides above and below
    0.134, // a stroke in the strip, share of its height
    1.519, // a line of its own over each side
    0.766, // columns of the same kinds on both sides
    -0.131, // numbers of rows go on from the left to the right
  ],
  looks: [
    0.421, // one
    4.46, // log odds of the place
    -0.726, // log odds of the whole
    -0.162, // log odds of the first part
    0.094, // log odds of the second part
    0.044, // the lower log odds of both parts
    -0.054, // the first part has no grid
    -0.133, // the second part has no grid
    0.256, // running text in the first part, share
    0.03, // running text in the second part, share
    0, // places that are filled, parts against the whole
    0, // texts over several columns, parts against the whole
    0, // texts in line with their column, parts against the whole
    0, // texts of the kind of their column, parts against the whole
  ],
  least: 0.4,
}
