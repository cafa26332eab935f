// Made by training/tables/fit-sections.ts: log odds that the only text of a row reaches over all columns, for each of SECTION_FEATURES.
export const SECTION_WEIGHTS: readonly number[] = [
  -1.02, // one
  0.67, // shaded, where other rows are not
  1.69, // rules above and below, and no wall
  -0.81, // a wall beside the text
  1.69, // over a gutter
  0.63, // in the middle
  0.59, // in capitals, where other rows are not
  -0.34, // bold, where other rows are not
]
