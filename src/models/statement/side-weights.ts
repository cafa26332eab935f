/** Made by training/statements/fit-sides.ts: log odds of what speaks for a side, in `SideSaid`, `RiseSaid` and hypotheses. */
export const SIDE_WEIGHTS = {
  heads: 1.498,
  marks: 2.067,
  sections: 0.934,
  words: 0.526,
  signs: 1.185,
  unsigned: 1.173,
  asset: 0.524,
  runningAsset: 1.196,
  card: 4.615,
  identity: 3.228,
  flipped: -3.191,
  tried: -0.825,
  totals: 2.473,
}
