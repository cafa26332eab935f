import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SIDE_WEIGHTS } from '../../src/models/statement/side-weights.ts'
import {
  hypothesesOf,
  type SideHypothesis,
  type SideQuestion,
} from '../../src/models/statement/sides.ts'
import { type Choice, fittedChoice, rightHeldOut, rightIn } from './choice.ts'
import { type Lesson, lessonsOf, matchOf } from './lessons.ts'

/**
 * Fits what tells money in from money out: `node training/statements/fit-sides.ts PAGES=TRUTHS…`, as
 * `fit-readings.ts`. A hypothesis is right where no other gives more bookings their true side. Prints how many
 * accounts are right, with groups of documents held out, too, and writes
 * src/models/statement/side-weights.ts.
 */
const FILE = join(import.meta.dirname, '../../src/models/statement/side-weights.ts')
const NAMES = Object.keys(SIDE_WEIGHTS) as (keyof typeof SIDE_WEIGHTS)[]
/** More hypotheses than these need a reading with fewer columns. */
const MOST = 256
/** Share of its bookings that a reading must have, and of their sides that a hypothesis must have. */
const LEAST = 0.9

const choices = (await lessonsOf(process.argv.slice(2))).flatMap(choicesOf)
const signs = NAMES.map((name) =>
  ['flipped', 'reversed', 'tried', 'together', 'turned', 'sunk', 'against'].includes(name) ? -1 : 1,
)
const weights = fittedChoice(choices, signs)
process.stdout.write(
  `as they are ${rightIn(choices, Object.values(SIDE_WEIGHTS))}; ${choices.length} accounts: ${rightIn(choices, weights)} right, ${rightHeldOut(choices, signs)} with groups held out\n`,
)
const rows = NAMES.map((name, f) => `  ${name}: ${Number(weights[f]!.toFixed(2))},`)
await writeFile(
  FILE,
  `/** Made by training/statements/fit-sides.ts: log odds of what speaks for a side, in \`SideSaid\`, \`RiseSaid\` and hypotheses. */\nexport const SIDE_WEIGHTS = {\n${rows.join('\n')}\n}\n`,
)

function choicesOf({ source, group, readings, truth, polarity }: Lesson): Choice[] {
  const best = readings.toSorted((a, b) => matchOf(b, truth) - matchOf(a, truth))[0]!
  if (matchOf(best, truth) < LEAST) return []
  const { question } = best
  const truths = sidesIn(question, truth)
  const hypotheses = [...hypothesesOf(question)]
  if (hypotheses.length > MOST) return []
  const agree = hypotheses.map((own) =>
    polarity === null || own.polarity === polarity ? agreement(question, own, truths) : 0,
  )
  const most = Math.max(...agree)
  const right = agree.map((own) => own === most)
  if (most < LEAST || right.every(Boolean)) return []
  return [{ source, group, options: hypotheses.map((own) => featuresOf(own, question)), right }]
}

/** 1 for money in, -1 for money out, 0 where the truth has the sum on both sides or on none. */
function sidesIn({ booked }: SideQuestion, truth: readonly number[]): number[] {
  return booked.map(({ token }) => {
    const signs = new Set(truth.filter((own) => Math.abs(own) === token.cents).map(Math.sign))
    return signs.size === 1 ? [...signs][0]! : 0
  })
}

/** Share of the bookings with a true side that have it. 0 to 1. */
function agreement(
  { booked }: SideQuestion,
  { keys, signs, polarity }: SideHypothesis,
  truths: readonly number[],
): number {
  let known = 0
  let right = 0
  keys.forEach(({ members }, k) => {
    for (const m of members) {
      if (truths[m] === 0) continue
      known++
      if ((booked[m]!.sign ?? signs[k]!) * polarity === truths[m]) right++
    }
  })
  return known === 0 ? 0 : right / known
}

function featuresOf(
  {
    keys,
    signs,
    polarity,
    identity,
    totals,
    days,
    outgoing,
    together,
    turned,
    sunk,
    against,
  }: SideHypothesis,
  { card, chain }: SideQuestion,
): number[] {
  const values: Record<keyof typeof SIDE_WEIGHTS, number> = {
    heads: 0,
    marks: 0,
    sections: 0,
    words: 0,
    signs: 0,
    unsigned: 0,
    asset: Number(polarity > 0),
    runningAsset: Number(polarity > 0 && chain.hypothesis.balances.size > 0),
    card: Number(polarity < 0 && card),
    cardOutgoing: card ? outgoing : 0,
    outgoing: card ? 0 : outgoing,
    together,
    turned: Number(turned),
    sunk,
    against,
    identity: Number(identity !== null),
    flipped: identity?.flipped ?? 0,
    reversed: Number(identity?.reversed ?? false),
    tried: Math.log(identity?.tried ?? 1),
    totals,
    days: Math.log1p(days),
  }
  keys.forEach(({ said, rises }, k) => {
    for (const name of ['heads', 'marks', 'sections', 'words'] as const)
      values[name] += signs[k]! * polarity * said[name]
    for (const name of ['signs', 'unsigned'] as const)
      values[name] += signs[k]! * rises[name] * (turned ? -1 : 1)
  })
  return NAMES.map((name) => values[name])
}
