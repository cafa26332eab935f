import type { Calibration } from './weights.ts'

/** No answer is certain, and none is certainly wrong. */
const LEAST = 0.01
export const MOST = 0.99
const MOST_ODDS = Math.log(MOST / (1 - MOST))

/** How often an answer with a share of all that can be is right: 0.01 to 0.99. */
export function calibrated(share: number, calibration: Calibration, contradicted = false): number {
  const odds = heldOdds(share, calibration) - (contradicted ? calibration.against : 0)
  const probability = 1 / (1 + Math.exp(-odds))
  return Math.min(MOST, Math.max(LEAST, probability))
}

/** Log-odds by slope and offset, as if nothing contradicted: where something does, what was as sure as can be is less so. */
export const heldOdds = (
  share: number,
  { slope, offset }: Pick<Calibration, 'slope' | 'offset'>,
): number => Math.min(MOST_ODDS, slope * logOdds(share) + offset)

/** Natural logarithm of the odds, of shares very near to 0 and 1 that of 1 to 100,000. */
export function logOdds(share: number): number {
  const held = Math.min(1 - 1e-5, Math.max(1e-5, share))
  return Math.log(held / (1 - held))
}
