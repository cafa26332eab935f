/** Log odds of sides. */
export const SIDE_WEIGHTS = {
  heads: 2.5,
  marks: 3,
  sections: 2,
  words: 0.35,
  payments: 0.3,
  signs: 2,
  unsigned: 1,
  asset: 1.2,
  card: 3,
  identity: 8,
  flipped: -2,
  tried: -1,
  totals: 3,
}
