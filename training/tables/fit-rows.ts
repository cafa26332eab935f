import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Evidence, endOf, GrowingRow } from '../../src/tables/grid/rows/growing-row.ts'
import {
  type Edge,
  eachEdge,
  either,
  type Habits,
  habitsOf,
  likelihoods,
  oddsOfHabits,
  stepOdds,
} from '../../src/tables/grid/rows/partition.ts'
import { oddsOfRegime, type Regime } from '../../src/tables/grid/rows/regimes.ts'
import { ROW_WEIGHTS, type TableWeights } from '../../src/tables/grid/rows/row-weights.ts'
import { bestPartition, evidenceOf, pairOdds, regimesFor } from '../../src/tables/grid/rows/rows.ts'
import { listen, papersIn } from './papers.ts'
import { type RowLesson, rowsOfTruth } from './row-lessons.ts'
import { ROW_PRIORS } from './row-priors.ts'

/**
 * Fits what speaks for lines being a row of a table: `node training/tables/fit-rows.ts PAGES=TRUTHS…`, PAGES a
 * folder of read pages (`<id>.pages`), TRUTHS one of truths (`<id>.truth.json`). The model is a semi-Markov
 * random field over a table's lines; the likelihood of the true rows is made greatest, with a penalty for
 * weights that leave what they were. Prints how many tables have all rows right with groups (`group` or
 * `layout.key`) held out, and writes src/tables/grid/rows/row-weights.ts.
 */
const FOLDS = Number(process.env.FOLDS ?? 3)
const EPOCHS = Number(process.env.EPOCHS ?? 6)
const RATE = 0.15
/** How much leaving a weight costs, for each lesson. */
const PENALTY = 0.001
/** What is less usual than something else, or cannot speak for a row: chance may not make it. */
const AGAINST: ReadonlySet<string> = new Set([
  ...['middle', 'bottom', 'stepped', 'misaligned', 'apart'],
  ...['ruleInside', 'ruleThroughText', 'parts', 'stacked'],
])
/** Rows less likely than this say nothing. */
const UNLIKELY = 1e-3
const STEP = 1e-4
/** Made pages are many and much alike. */
const MADE = 0.5
const MOST_LINES = 120
const FILE = join(import.meta.dirname, '../../src/tables/grid/rows/row-weights.ts')

const PARTS = ['body', 'head', 'heads'] as const
type Numbers = Record<(typeof PARTS)[number], Record<string, number>>
const WERE = structuredClone(ROW_PRIORS) as unknown as Numbers
const NAMES = Object.fromEntries(PARTS.map((part) => [part, Object.keys(WERE[part])])) as Record<
  (typeof PARTS)[number],
  string[]
>

const lessons: RowLesson[] = []
for await (const { source, id, page, truth, tables } of papersIn(process.argv.slice(2)))
  listen(page, {
    candidate: ({ grid, verdict }) => {
      if (!grid || !verdict.isTable || grid.seen.lines.length > MOST_LINES) return
      for (const table of tables) {
        const rowOf = rowsOfTruth(grid.seen, table)
        if (rowOf)
          lessons.push({
            ...{ group: String(truth.layout?.key ?? truth.group ?? id), source, id },
            seen: grid.seen,
            rowOf,
            headRows: table.header_rows ?? null,
          })
      }
    },
  })
console.log(`${lessons.length} tables`)

/** Does a row hold all lines of true rows of which it has any? Lines of no row may be in any. */
function isTrue({ rowOf, seen, headRows }: RowLesson, start: number, end: number): boolean {
  if (start === end) {
    const isBetween = (at: number) => at === 0 || rowOf[at] !== rowOf[at - 1]
    // Where truths do not tell, the first lines that look like heads are.
    if (headRows === null) return isBetween(seen.heads) ? start === seen.heads : isBetween(start)
    if (headRows === 0) return start === 0
    const above = rowOf.slice(0, start).filter((row) => row >= 0)
    const below = rowOf.slice(start).filter((row) => row >= 0)
    const isSo = above.every((row) => row < headRows) && below.every((row) => row >= headRows)
    // Where more lines are heads than may be, all that may be are.
    return isSo || (start === seen.heads && above.every((row) => row < headRows))
  }
  let own = -1
  for (let line = start; line < end; line++) {
    const row = rowOf[line]!
    if (row < 0) continue
    if (own >= 0 && row !== own) return false
    own = row
  }
  if (own < 0) return true
  for (let line = start - 1; line >= 0; line--) {
    if (rowOf[line]! === own) return false
    if (rowOf[line]! >= 0) break
  }
  for (let line = end; line < rowOf.length; line++) {
    if (rowOf[line]! === own) return false
    if (rowOf[line]! >= 0) break
  }
  return true
}

/** The best true partition's score under a regime, for choosing one. */
function bestTrue(lesson: RowLesson, evidence: Evidence, regime: Regime, habits: Habits): number {
  const places = evidence.heads + evidence.lines.length + 2
  const score = new Float64Array(places).fill(Number.NEGATIVE_INFINITY)
  score[0] = 0
  eachEdge(evidence, regime, habits, ({ from, to, start, end, odds }) => {
    if (isTrue(lesson, start, end)) score[to] = Math.max(score[to]!, score[from]! + odds)
  })
  return score[places - 1]! + regime.odds
}

const startsOfTruth = ({ rowOf }: RowLesson): number[] =>
  rowOf.flatMap((row, i) => (i === 0 || row !== rowOf[i - 1] ? [i] : []))

const zero = (): Numbers =>
  Object.fromEntries(
    PARTS.map((part) => [part, Object.fromEntries(NAMES[part].map((name) => [name, 0]))]),
  ) as Numbers

/** Adds to a gradient what one table says; returns its log likelihood. */
function learn(
  lesson: RowLesson,
  weights: TableWeights,
  gradient: Numbers,
): { odds: number; right: boolean } | null {
  const evidence = evidenceOf(lesson.seen, weights)
  const regimes = regimesFor(evidence, lesson.seen.em)
  const best = bestPartition(evidence, regimes)
  if (!best) return null
  const right = best.starts.every((start, i) =>
    isTrue(lesson, start, best.starts[i + 1] ?? evidence.lines.length),
  )
  const trueHabits = habitsOf(evidence, { starts: startsOfTruth(lesson), heads: best.heads })
  let chosen = best.regime
  let most = Number.NEGATIVE_INFINITY
  if (right) most = 0
  else
    for (const regime of regimes) {
      const score = bestTrue(lesson, evidence, regime, trueHabits)
      if (score > most) [most, chosen] = [score, regime]
    }
  if (most === Number.NEGATIVE_INFINITY) return { odds: 0, right }
  const habits = habitsOf(evidence, best)
  const ways = [...new Set([best.regime, chosen])].map((regime) => {
    const rows: Edge[] = []
    eachEdge(evidence, regime, habits, (edge) => rows.push(edge))
    const isSo = rows.map(({ start, end }) => isTrue(lesson, start, end))
    const places = evidence.heads + evidence.lines.length + 2
    const free = likelihoods(rows, places)
    const bound = likelihoods(
      rows.filter((_, i) => isSo[i]),
      places,
    )
    return { regime, rows, isSo, free, bound }
  })
  const all = ways.reduce(
    (sum, { regime, free }) => either(sum, free.all + regime.odds),
    Number.NEGATIVE_INFINITY,
  )
  const told = ways.reduce(
    (sum, { regime, bound }) => either(sum, bound.all + regime.odds),
    Number.NEGATIVE_INFINITY,
  )
  if (!Number.isFinite(told)) return { odds: 0, right }
  for (const { regime, rows, isSo, free, bound } of ways) {
    const [p, q] = [
      Math.exp(free.all + regime.odds - all),
      Math.exp(bound.all + regime.odds - told),
    ]
    const changes: Change[] = []
    let b = 0
    rows.forEach((edge, i) => {
      const change = (isSo[i] ? q * bound.shares[b++]! : 0) - p * free.shares[i]!
      if (Math.abs(change) > UNLIKELY) changes.push({ ...edge, change })
    })
    addChanges(evidence, regime, habits, changes, gradient)
    for (const name of ['middle', 'bottom', 'stepped', 'ruled'] as const) {
      const more = { ...weights.body, [name]: weights.body[name] + 1 }
      gradient.body[name]! +=
        (q - p) * (oddsOfRegime(regime, more) - oddsOfRegime(regime, weights.body))
    }
  }
  return { odds: told - all, right }
}

interface Change extends Edge {
  readonly change: number
}

/** How rows' odds change with each weight: they are linear in all of them. */
function addChanges(
  evidence: Evidence,
  regime: Regime,
  habits: Habits,
  changes: readonly Change[],
  gradient: Numbers,
): void {
  const habitOdds = oddsOfHabits(evidence, habits)
  const sum = (own: Evidence, part: (typeof PARTS)[number]) => {
    const row = new GrowingRow(own, regime, habitOdds)
    let all = 0
    for (const edge of changes) {
      const { start, end, change } = edge
      if (end === start) all += change * stepOdds(own, regime, start)
      else if (edge.part === part) {
        row.begin(start, part)
        let last = 0
        for (let line = start; line < end; line++) last = row.add(line)
        all += change * (last + (start > 0 ? endOf(own, regime, start - 1, part) : 0))
      }
    }
    return all
  }
  for (const part of PARTS) {
    if (part !== 'body' && evidence.heads === 0) continue
    const before = sum(evidence, part)
    for (const name of NAMES[part]) {
      const weights = changed(evidence.weights, part, name)
      const odds =
        part === 'heads'
          ? evidence.odds
          : {
              ...evidence.odds,
              [part]: pairOdds(
                evidence.neighbours.slice(0, part === 'head' ? evidence.heads : undefined),
                weights[part],
              ),
            }
      gradient[part][name]! += (sum({ ...evidence, weights, odds }, part) - before) / STEP
    }
  }
}

const changed = (
  weights: TableWeights,
  part: (typeof PARTS)[number],
  name: string,
): TableWeights => ({
  ...weights,
  [part]: { ...weights[part], [name]: (weights[part] as Record<string, number>)[name]! + STEP },
})

function fitted(own: readonly RowLesson[]): TableWeights {
  const weights = structuredClone(WERE)
  const square = zero()
  const order = own.toSorted((a, b) => hash(a.id) - hash(b.id))
  const mean = zero()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    let odds = 0
    let right = 0
    for (let at = 0; at < order.length; at += 16) {
      const gradient = zero()
      const part = order.slice(at, at + 16)
      for (const lesson of part) {
        const one = zero()
        const told = learn(lesson, weights as unknown as TableWeights, one)
        if (!told) continue
        odds += told.odds
        if (told.right) right++
        const weight = lesson.source.includes('made') ? MADE : 1
        // A table that is nothing like what is thought of it may not outvote all others.
        const norm = Math.sqrt(
          PARTS.flatMap((p) => NAMES[p].map((n) => one[p][n]! ** 2)).reduce((a, b) => a + b, 0),
        )
        const scale = weight * Math.min(1, 3 / (norm || 1))
        for (const p of PARTS) for (const n of NAMES[p]) gradient[p][n]! += scale * one[p][n]!
      }
      for (const p of PARTS)
        for (const n of NAMES[p]) {
          const g = gradient[p][n]! - PENALTY * part.length * (weights[p][n]! - WERE[p][n]!)
          square[p][n]! += g * g
          weights[p][n]! += (RATE * g) / Math.sqrt(square[p][n]! + 1)
          if (AGAINST.has(n)) weights[p][n] = Math.min(0, weights[p][n]!)
        }
    }
    if (epoch >= EPOCHS / 2)
      for (const p of PARTS)
        for (const n of NAMES[p]) mean[p][n]! += weights[p][n]! / (EPOCHS - Math.ceil(EPOCHS / 2))
    console.log(
      `  epoch ${epoch + 1}: log likelihood ${(odds / own.length).toFixed(3)} a table, ${right} of ${own.length} right`,
    )
  }
  return mean as unknown as TableWeights
}

const hash = (text: string): number => {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 1000003
  return sum
}

const isRight = (lesson: RowLesson, weights: TableWeights): boolean => {
  const evidence = evidenceOf(lesson.seen, weights)
  const best = bestPartition(evidence, regimesFor(evidence, lesson.seen.em))
  const starts = best?.starts ?? [...evidence.lines.keys()]
  return starts.every((start, i) => isTrue(lesson, start, starts[i + 1] ?? evidence.lines.length))
}

const groups = [...new Set(lessons.map(({ group }) => group))].sort((a, b) => hash(a) - hash(b))
const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
const sources = [...new Set(lessons.map(({ source }) => source))]
const count = (own: readonly RowLesson[], right: (lesson: RowLesson) => boolean) =>
  sources.map((source) => {
    const some = own.filter((lesson) => lesson.source === source)
    return `${source.replace(/.*\//, '')} ${some.filter(right).length}/${some.length}`
  })
console.log('as it is:', count(lessons, (lesson) => isRight(lesson, ROW_WEIGHTS)).join(' '))
if (FOLDS > 1) {
  const held = new Map<RowLesson, boolean>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitted(lessons.filter(({ group }) => foldOf.get(group) !== fold))
    for (const lesson of lessons.filter(({ group }) => foldOf.get(group) === fold))
      held.set(lesson, isRight(lesson, weights))
  }
  console.log('held out:', count(lessons, (lesson) => held.get(lesson)!).join(' '))
}
const weights = fitted(lessons)
console.log('fitted:', count(lessons, (lesson) => isRight(lesson, weights)).join(' '))
const now = weights as unknown as Numbers
for (const part of PARTS)
  for (const name of NAMES[part])
    console.log(part, name, WERE[part][name]!.toFixed(2), now[part][name]!.toFixed(2))
if (process.env.WRITE) {
  let source = await readFile(FILE, 'utf8')
  for (const part of PARTS) {
    const at = source.indexOf(`const ${part.toUpperCase()}${part === 'head' ? ':' : ' '}`)
    const end = source.indexOf('\n}', at)
    let own = source.slice(at, end)
    for (const name of NAMES[part])
      own = own.replace(
        new RegExp(`(\\n  ${name}: )-?[\\d.]+`),
        `$1${Number(now[part][name]!.toFixed(2))}`,
      )
    source = source.slice(0, at) + own + source.slice(end)
  }
  await writeFile(FILE, source)
}
if (process.env.SHOW)
  for (const lesson of lessons) {
    const evidence = evidenceOf(lesson.seen, weights)
    const best = bestPartition(evidence, regimesFor(evidence, lesson.seen.em))
    if (!best) continue
    const kinds: string[] = []
    best.starts.forEach((start, i) => {
      const end = best.starts[i + 1] ?? evidence.lines.length
      if (isTrue(lesson, start, end)) return
      const rows = new Set(lesson.rowOf.slice(start, end).filter((r) => r >= 0))
      kinds.push(`${start < best.heads ? 'head' : 'body'}-${rows.size > 1 ? 'glued' : 'split'}`)
      console.log(
        '   ',
        start,
        end,
        kinds.at(-1),
        evidence.lines
          .slice(Math.max(0, start - 0), Math.min(evidence.lines.length, end + 1))
          .map(
            (l, k) =>
              `<${lesson.rowOf[start + k]}> ` +
              l.fragments
                .map(
                  (f) =>
                    `[${f.first}${f.last > f.first ? '-' + f.last : ''}]` +
                    f.words.map((w) => w.text).join(' '),
                )
                .join(' '),
          )
          .join(' // ')
          .slice(0, 400),
      )
    })
    if (kinds.length)
      console.log(
        'WRONG',
        lesson.source.replace(/.*\//, ''),
        lesson.id,
        `closed ${evidence.closed} enclosed ${evidence.enclosed} heads ${evidence.heads} regime ${JSON.stringify(best.regime)}`,
        [...new Set(kinds)].join(' '),
      )
  }
