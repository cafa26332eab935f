/** Made by training/statements/fit-days.ts: log odds of what speaks for days of booking, in `DAY_FEATURES`. */
export const DAY_WEIGHTS = {
  posting: 2.85,
  purchase: -0.05,
  value: -4,
  left: 1,
  later: 0.9,
  back: -1.65,
  weekends: -1.17,
}
