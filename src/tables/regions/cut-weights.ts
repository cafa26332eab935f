import type { PartingWeights } from './look.ts'

/** Made by training/tables/fit-partings.ts: log odds that two things meet between two lines. */
export const CUT_WEIGHTS: PartingWeights = {
  place: [
    -3.154, // one
    2.168, // room between them, against the usual, logarithm
    1.67, // the widest room of all
    1.898, // one text below it, at the left
    -0.897, // the same, and other lines are like it
    1.437, // below it is bold, and above it is not
    -1.893, // type below it against that above, logarithm
    2.259, // texts without figures below it, over figures
    1.068, // words of the first line come again below it, share
    0.314, // shapes of the first line come again below it, share
    1.242, // the same, and no other line is as like it
    -0.313, // strips that either part has and both together have not, fewer ones
    0.19, // the same of the part that has more
    0.728, // texts of the first line below it stand across strips above it, share
    1.361, // texts of the last line above it stand across strips below it, share
    -3.089, // columns below it that a text of the last line above it stands over, share
    -0.943, // the same, and there are no figures above it
    0.254, // no figures above it
    0.272, // no figures below it
    -0.472, // lines above it, logarithm
    -0.474, // lines below it, logarithm
    -0.416, // a rule across above it
    1.319, // rules across above it, two or more
    0.384, // the part below begins elsewhere, where both have rows
    0.21, // the part below ends elsewhere, where both have rows
    -0.027, // numbers of rows begin anew
    1.349, // a number of a table below it
    1.203, // one text above it
    -1.839, // lines of one text, share
    0.576, // a text above it has a rule of its own over several texts below it
    -1.962, // nothing of the last line above it stands at the left
    -0.169, // nothing of the lines above it stands at the left, and it has texts of several columns below it
    0.592, // room above one text above it, against the usual, logarithm
    1.028, // type of one text above it against the usual, logarithm
    -1.966, // type of one text below it against the usual, logarithm
    0.356, // one text above it is bold, and what is below it is not
    2.41, // texts below it stand where none above it does, where both have rows, share
    1.832, // texts above it stand where none below it does, where both have rows, share
    -0.815, // walls on both sides go on across it
    1.539, // walls below it stand where none above it does, where both have figures, share
    1.721, // walls above it stand where none below it does, where both have figures, share
  ],
  looks: [
    -2.098, // one
    3.816, // log odds of the place
    -0.752, // log odds of the whole
    1.891, // log odds of the first part
    2.377, // log odds of the second part
    -2.32, // the lower log odds of both parts
    0.716, // the first part has no grid
    1.263, // the second part has no grid
    0.291, // running text in the first part, share
    0.547, // running text in the second part, share
    1.521, // places that are filled, parts against the whole
    -1.146, // texts over several columns, parts against the whole
    2.913, // texts in line with their column, parts against the whole
    1.465, // texts of the kind of their column, parts against the whole
  ],
}
