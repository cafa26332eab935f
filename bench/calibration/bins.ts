import type { Claim } from './match.ts'

/** Claims of about one confidence. */
export interface Bin {
  readonly count: number
  /** Mean of what was said. */
  readonly confidence: number
  /** Share of what was right. */
  readonly accuracy: number
}

const BINS = 10

/** Claims in ten equal steps of confidence; empty steps are left out. */
export function binsOf(claims: readonly Claim[]): Bin[] {
  const steps = Map.groupBy(claims, ({ confidence }) =>
    Math.min(BINS - 1, Math.floor(confidence * BINS)),
  )
  return [...steps]
    .sort(([a], [b]) => a - b)
    .map(([, step]) => ({
      count: step.length,
      confidence: step.reduce((sum, claim) => sum + claim.confidence, 0) / step.length,
      accuracy: step.filter((claim) => claim.right).length / step.length,
    }))
}

/** Expected calibration error: how far confidence and accuracy are apart, over all claims. */
export function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, bin) => sum + bin.count, 0)
  const apart = bins.reduce(
    (sum, bin) => sum + bin.count * Math.abs(bin.confidence - bin.accuracy),
    0,
  )
  return all === 0 ? 0 : apart / all
}

export const table = (title: string, claims: readonly Claim[]): string => {
  const bins = binsOf(claims)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(9)
  const lines = bins.map(
    (bin) => `${String(bin.count).padStart(8)} ${percent(bin.confidence)} ${percent(bin.accuracy)}`,
  )
  return [
    `${title}: expected calibration error ${percent(calibrationError(bins)).trim()}`,
    '   count confidence  accuracy',
    ...lines,
    '',
  ].join('\n')
}
