// Made by training/tables/fit-sections.ts: log odds that the only text of a row reaches over all columns, for each of SECTION_FEATURES.
export const SECTION_WEIGHTS: readonly number[] = [
  -0.27, // one
  0.59, // shaded, where other rows are not
  1.23, // rules above and below, and no wall
  -0.93, // a wall beside the text
  1.01, // over a gutter
  0.37, // in the middle
  0.62, // in capitals, where other rows are not
]
