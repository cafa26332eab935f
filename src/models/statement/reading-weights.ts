// Made by training/statements/fit-readings.ts: log odds of a reading, for each of FEATURES.
export const READING_WEIGHTS: readonly number[] = [
  1.308, // rows explained by balances
  -1.233, // rows left out, with a day and more than sums
  -0.088, // rows left out, with a text alone
  -1.497, // rows booked before any day is printed
  -1.693, // rows booked below the last that has a day
  -1.02, // rows booked without a text
  -1.44, // few rows booked without a day of their own
  0.633, // the chain begins with a balance by its name
  3.1, // two balances by their names that all bookings join
  2.501, // totals by their names that are met
  4.044, // sums below bookings that those of their section come to
]
