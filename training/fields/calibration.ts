import { calibrated, heldOdds, logOdds } from '../../src/scoring/calibrate.ts'
import type { Calibration } from '../../src/scoring/weights.ts'
import type { Answer } from './cross-validation.ts'

/** What is looked at of an answer. */
type Judged = Pick<Answer, 'value' | 'share' | 'right' | 'contradicted'>

/** How strongly slope 1 and offset 0 are kept, in answers. */
const PRIOR = 4
const STEPS = 400

/** The slope and offset of log-odds that fit how often answers with a value are right. */
export function calibrationOf(answers: readonly Judged[]): Calibration {
  const given = answers.filter((own) => own.value !== null && !own.contradicted)
  let [slope, offset] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    // Newton's step of the penalised likelihood.
    let [g0, g1, h00, h01, h11] = [PRIOR * 0.1 * offset, PRIOR * (slope - 1), PRIOR * 0.1, 0, PRIOR]
    for (const { share, right } of given) {
      const x = logOdds(share)
      const p = 1 / (1 + Math.exp(-(slope * x + offset)))
      const error = p - (right ? 1 : 0)
      const curve = p * (1 - p)
      g0 += error
      g1 += error * x
      h00 += curve
      h01 += curve * x
      h11 += curve * x * x
    }
    const det = h00 * h11 - h01 * h01
    const d0 = (h11 * g0 - h01 * g1) / det
    const d1 = (h00 * g1 - h01 * g0) / det
    offset -= 0.5 * d0
    slope = Math.max(0.05, slope - 0.5 * d1)
  }
  const against = againstOf(
    answers.filter((own) => own.value !== null && own.contradicted),
    slope,
    offset,
  )
  const rounded = (value: number) => Number(value.toPrecision(5))
  return { slope: rounded(slope), offset: rounded(offset), against: rounded(against) }
}

/** What is taken off where nothing is known. */
const USUAL = 1

/** Log-odds to take off so that answers which others contradict are right as often as they say. */
function againstOf(answers: readonly Judged[], slope: number, offset: number): number {
  let against = USUAL
  for (let step = 0; step < 100; step++) {
    let [slopeOf, curve] = [against - USUAL, 1]
    for (const { share, right } of answers) {
      const p = 1 / (1 + Math.exp(against - heldOdds(share, { slope, offset })))
      slopeOf -= p - (right ? 1 : 0)
      curve += p * (1 - p)
    }
    against = Math.max(0.1, against - (0.5 * slopeOf) / curve)
  }
  return against
}

/** Bands of probability that are compared with how often answers are right. */
const BANDS = 10

interface Promised {
  readonly probability: number
  readonly right: boolean
}

function inBands<T extends Pick<Promised, 'probability'>>(answers: readonly T[]): T[][] {
  const bandOf = ({ probability }: T) => Math.min(BANDS - 1, Math.floor(probability * BANDS))
  return [...Map.groupBy(answers, bandOf).values()]
}

const sumOf = <T>(list: readonly T[], of: (own: T) => number): number =>
  list.reduce((sum, own) => sum + of(own), 0)

/** Mean distance of what is promised and what is kept, over bands of probability. */
export const calibrationError = (answers: readonly Promised[]): number =>
  sumOf(inBands(answers), (band) =>
    Math.abs(sumOf(band, ({ probability, right }) => probability - Number(right))),
  ) / Math.max(1, answers.length)

/**
 * The error that is measured on average where every promise is true: with few answers chance alone gives some. How
 * many of a band are right is taken for normal, whose mean distance from its mean is the root of 2 / pi deviations.
 */
export const errorByChance = (answers: readonly Pick<Promised, 'probability'>[]): number =>
  sumOf(inBands(answers), (band) =>
    Math.sqrt((2 / Math.PI) * sumOf(band, ({ probability: own }) => own * (1 - own))),
  ) / Math.max(1, answers.length)

/** Answers with the probability their calibration gives them. */
export const withProbability = (answers: readonly Answer[], calibration: Calibration) =>
  answers
    .filter((own) => own.value !== null)
    .map((own) => ({ ...own, probability: calibrated(own.share, calibration, own.contradicted) }))

/** The same by calibrations of the other groups' answers. */
export const calibratedHeldOut = (
  answers: readonly Answer[],
  groupOf: (answer: Answer) => unknown,
): ReturnType<typeof withProbability> =>
  [...Map.groupBy(answers, groupOf)].flatMap(([group, own]) =>
    withProbability(own, calibrationOf(answers.filter((answer) => groupOf(answer) !== group))),
  )
