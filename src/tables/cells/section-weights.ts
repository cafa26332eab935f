// Made by training/tables/fit-sections.ts: log odds that the only text of a row reaches over all columns, for each of SECTION_FEATURES.
export const SECTION_WEIGHTS: readonly number[] = [
  -0.31, // one
  0.82, // shaded, where other rows are not
  1.22, // rules above and below, and no wall
  -0.82, // a wall beside the text
  1.11, // over a gutter
  0.35, // in the middle
  0.8, // in capitals, where other rows are not
]
