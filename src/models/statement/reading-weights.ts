// Made by training/statements/fit-readings.ts: log odds of a reading, for each of FEATURES.
export const READING_WEIGHTS: readonly number[] = [
  0.392, // rows explained by balances
  -1.72, // rows left out, with a day and more than sums
  -1.177, // rows left out, with a text alone
  -3.023, // rows booked before any day is printed
  -2.144, // rows booked below the last that has a day
  -1.683, // rows booked without a text
  -1.829, // few rows booked without a day of their own
  3.09, // the chain begins with a balance by its name
  0.759, // the chain ends with one
  3.642, // two balances by their names that all bookings join
  2.538, // totals by their names that are met
  5.248, // sums below bookings that those of their section come to
  -0.607, // log odds of signs and marks that are contradicted
]
