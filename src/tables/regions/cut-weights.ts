import type { PartingWeights } from './look.ts'

/**
 * Made by training/tables/fit-partings.ts: log odds that two things meet between two lines; `least` is chosen by
 * hand, by the shapes of tables on pages that were looked at.
 */
export const CUT_WEIGHTS: PartingWeights = {
  place: [
    -3.517, // one
    1.09, // room between them, against the usual, logarithm
    1.653, // the widest room of all
    1.923, // one text below it, at the left
    -1.263, // the same, and other lines are like it
    0.953, // below it is bold, and above it is not
    -1.965, // type below it against that above, logarithm
    2.31, // texts without figures below it, over figures
    0.793, // words of the first line come again below it, share
    1.135, // shapes of the first line come again below it, share
    1.047, // the same, and no other line is as like it
    -0.254, // strips that either part has and both together have not, fewer ones
    0.307, // the same of the part that has more
    0.723, // texts of the first line below it stand across strips above it, share
    0.951, // texts of the last line above it stand across strips below it, share
    -2.337, // columns below it that a text of the last line above it stands over, share
    -0.799, // the same, and there are no figures above it
    0.259, // no figures above it
    0.65, // no figures below it
    0.237, // lines above it, logarithm
    0.283, // lines below it, logarithm
    0.04, // a rule across above it
    1.485, // rules across above it, two or more
    0.578, // the part below begins elsewhere, where both have rows
    0.767, // the part below ends elsewhere, where both have rows
    1.321, // numbers of rows begin anew
    1.199, // a number of a table below it
    1.529, // one text above it
    -1.131, // lines of one text, share
    0.237, // a text above it has a rule of its own over several texts below it
    -1.389, // nothing of the last line above it stands at the left
    -0.433, // nothing of the lines above it stands at the left, and it has texts of several columns below it
  ],
  looks: [
    -0.558, // one
    5.062, // log odds of the place
    -1.974, // log odds of the whole
    1.722, // log odds of the first part
    2.25, // log odds of the second part
    -2.034, // the lower log odds of both parts
    0.659, // the first part has no grid
    1.434, // the second part has no grid
    -0.849, // running text in the first part, share
    -0.061, // running text in the second part, share
  ],
  least: 1,
}
