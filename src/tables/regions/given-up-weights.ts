// Made by training/tables/fit-given-up.ts: log odds that a table's outermost lines are not its own, for each of FEATURES.
export const GIVEN_UP_WEIGHTS: readonly number[] = [
  -1.18, // one
  -1.29, // log odds that they are its own, fifths
  0.61, // log odds of a table that it gains without them, fifths
  0.82, // texts in line with their columns that it gains a line
  1.02, // texts of the kind of their columns that it gains a line
  1.38, // above it, days, times of day and numbered words at their ends, share of lines
]
