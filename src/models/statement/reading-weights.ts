// Made by training/statements/fit-readings.ts: log odds of a reading, for each of FEATURES.
export const READING_WEIGHTS: readonly number[] = [
  1.459, // rows explained by balances
  -1.281, // rows left out, with a day and more than sums
  -2.182, // rows booked before any day is printed
  -1.472, // rows booked below the last that has a day
  -0.844, // rows booked without a text
  -1.677, // few rows booked without a day of their own
  0.777, // the chain begins with a balance by its name
  3.289, // two balances by their names that all bookings join
  2.851, // totals by their names that are met
  5.758, // sums below bookings that those of their section come to
]
