import type { PartingWeights } from './look.ts'

/**
 * Made by training/tables/fit-partings.ts: log odds that two things meet between two lines; `least` is chosen by
 * hand, by the shapes of tables on pages that were looked at.
 */
export const CUT_WEIGHTS: PartingWeights = {
  place: [
    -3.334, // one
    1.985, // room between them, against the usual, logarithm
    1.598, // the widest room of all
    1.861, // one text below it, at the left
    -0.933, // the same, and other lines are like it
    1.402, // below it is bold, and above it is not
    -1.856, // type below it against that above, logarithm
    2.539, // texts without figures below it, over figures
    1.294, // words of the first line come again below it, share
    0.375, // shapes of the first line come again below it, share
    1.152, // the same, and no other line is as like it
    -0.414, // strips that either part has and both together have not, fewer ones
    0.03, // the same of the part that has more
    1.223, // texts of the first line below it stand across strips above it, share
    1.085, // texts of the last line above it stand across strips below it, share
    -2.842, // columns below it that a text of the last line above it stands over, share
    -1.356, // the same, and there are no figures above it
    0.453, // no figures above it
    0.846, // no figures below it
    -0.296, // lines above it, logarithm
    -0.332, // lines below it, logarithm
    0.044, // a rule across above it
    1.65, // rules across above it, two or more
    0.173, // the part below begins elsewhere, where both have rows
    0.143, // the part below ends elsewhere, where both have rows
    -0.003, // numbers of rows begin anew
    1.332, // a number of a table below it
    1.374, // one text above it
    -1.244, // lines of one text, share
    0.728, // a text above it has a rule of its own over several texts below it
    -2.118, // nothing of the last line above it stands at the left
    -0.403, // nothing of the lines above it stands at the left, and it has texts of several columns below it
    0.834, // room above one text above it, against the usual, logarithm
    0.479, // type of one text above it against the usual, logarithm
    -2.35, // type of one text below it against the usual, logarithm
    0.451, // one text above it is bold, and what is below it is not
    2.132, // texts below it stand where none above it does, where both have rows, share
    1.536, // texts above it stand where none below it does, where both have rows, share
  ],
  looks: [
    -2.325, // one
    3.398, // log odds of the place
    -0.675, // log odds of the whole
    1.977, // log odds of the first part
    2.716, // log odds of the second part
    -2.426, // the lower log odds of both parts
    0.855, // the first part has no grid
    1.522, // the second part has no grid
    0.3, // running text in the first part, share
    0.679, // running text in the second part, share
    1.216, // places that are filled, parts against the whole
    -0.716, // texts over several columns, parts against the whole
    3.104, // texts in line with their column, parts against the whole
    1.289, // texts of the kind of their column, parts against the whole
  ],
  least: 0.2,
}
