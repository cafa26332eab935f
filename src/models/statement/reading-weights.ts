// Made by training/statements/fit-readings.ts: log odds of a reading, for each of FEATURES.
export const READING_WEIGHTS: readonly number[] = [
  1.5, // rows explained by balances
  -1.289, // rows left out, with a day and more than sums
  -2.169, // rows booked before any day is printed
  -1, // rows booked below the last that has a day
  -0.782, // rows booked without a text
  -1.642, // few rows booked without a day of their own
  0.75, // the chain begins with a balance by its name
  3.402, // two balances by their names that all bookings join
  1.824, // two sums, not both balances by their names, that all bookings join
  2.806, // totals by their names that are met
  5.32, // sums below bookings that those of their section come to
  1.988, // days of a list of balances that the bookings come to
]
