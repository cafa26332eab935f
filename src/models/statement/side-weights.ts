/** Made by training/statements/fit-sides.ts: log odds of what speaks for a side, in `SideSaid`, `RiseSaid` and hypotheses. */
export const SIDE_WEIGHTS = {
  heads: 1.32,
  marks: 2.01,
  sections: 1.32,
  words: 0.49,
  signs: 0.78,
  unsigned: 0.69,
  asset: 0.9,
  runningAsset: 0.86,
  card: 3.41,
  cardOutgoing: 1.86,
  together: -1.8,
  sunk: -0.58,
  identity: 2.76,
  flipped: -2.55,
  tried: -0.81,
  totals: 2.15,
}
