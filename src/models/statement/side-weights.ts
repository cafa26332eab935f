/** Made by training/statements/fit-sides.ts: log odds of what speaks for a side, in `SideSaid`, `RiseSaid` and hypotheses. */
export const SIDE_WEIGHTS = {
  heads: 1.318,
  marks: 1.974,
  sections: 1.189,
  words: 0.509,
  signs: 1.068,
  unsigned: 0.989,
  asset: 0.845,
  runningAsset: 0.883,
  card: 3.743,
  cardOutgoing: 1.622,
  sunk: -0.603,
  identity: 3.08,
  flipped: -2.83,
  tried: -0.87,
  totals: 2.242,
}
