/** Made by training/statements/fit-sides.ts: log odds of what speaks for a side, in `SideSaid`, `RiseSaid` and hypotheses. */
export const SIDE_WEIGHTS = {
  heads: 1.307,
  marks: 1.956,
  sections: 1.089,
  words: 0.463,
  signs: 1.122,
  unsigned: 1.145,
  asset: 0.787,
  runningAsset: 1.027,
  card: 4.568,
  identity: 3.401,
  flipped: -3.001,
  tried: -0.919,
  totals: 2.261,
}
