// Made by training/tables/fit-sections.ts: log odds that the only text of a row reaches over all columns, for each of SECTION_FEATURES.
export const SECTION_WEIGHTS: readonly number[] = [
  0.72, // one
  0.76, // shaded, where other rows are not
  1.11, // rules above and below, and no wall
  -1.2, // a wall beside the text
  0.93, // over a gutter
  0.24, // in the middle
  0.6, // in capitals, where other rows are not
  -1.16, // bold, where other rows are not
]
