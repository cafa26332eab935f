import type { Level } from '../../marks/bands.ts'
import { median } from '../../text/units.ts'
import { baselineOf, type CutLine, type Fragment, isNumeric } from '../cut-line.ts'
import { LEAST_WIDER } from './regimes.ts'
import { isRuledAt, isRuledBetween } from './ruled-between.ts'

/** A label of several rows, set to the middle of their height. */
export interface StubSpan {
  readonly column: number
  /** The first and the last line of its rows. */
  readonly first: CutLine
  readonly last: CutLine
}

/** Lines whose labels stand in the first of their rows. */
export interface Stubs {
  readonly lines: readonly CutLine[]
  readonly spans: readonly StubSpan[]
}

/** Labels of several rows stand in these columns at most. */
const MOST_COLUMNS = 2
/** A label has no more rows. */
const MOST_ROWS = 24
/** How far off the middle of its rows a label may be, and all of them on average, in steps from row to row. */
const MOST_OFF = 0.34
const MEAN_OFF = 0.12
/** A line of labels alone stands nearer than this to others, in steps, or is a row of its own. */
const BETWEEN = 0.8
/** Lines of a label are nearer to each other than this, in the least of steps: as steps are wider than leadings (`regimes.ts`). */
const NEARER = 1 / LEAST_WIDER

/**
 * Finds labels that are set to the middle of the rows they stand for, as browsers do: some stand between two
 * lines, some on the middle one, and some are of several lines themselves. Every row has one, and all stand in the middle of their rows, or none is moved.
 * Lines without a figure may be the rests of wrapped texts: they are rows that share a label only where a rule parts
 * them beside it.
 *
 * @param lines of a table's body, top to bottom
 */
export function centredStubs(lines: readonly CutLine[], levels: readonly Level[]): Stubs {
  let stubs: Stubs = { lines, spans: [] }
  for (let column = 0; column < MOST_COLUMNS; column++) {
    const moved = stubsOf(stubs.lines, column, levels)
    if (!moved) continue
    const now = (line: CutLine) => moved.renewed.get(line) ?? line
    const spans = stubs.spans.map((span) => ({
      ...span,
      first: now(span.first),
      last: now(span.last),
    }))
    stubs = { lines: moved.lines, spans: [...spans, ...moved.spans] }
  }
  return stubs
}

interface Moved extends Stubs {
  /** Lines as they are now, by what they were. */
  readonly renewed: ReadonlyMap<CutLine, CutLine>
}

function stubsOf(
  lines: readonly CutLine[],
  column: number,
  levels: readonly Level[],
): Moved | null {
  const own = (line: CutLine) =>
    line.fragments.filter(({ first, last }) => first === column && last === column)
  const hasMore = ({ fragments }: CutLine) => fragments.some(({ last }) => last >= MOST_COLUMNS)
  const full = lines.filter(hasMore)
  if (full.length < 3) return null
  const steps = full.slice(1).map((line, i) => middleOf(line) - middleOf(full[i]!))
  const step = median(steps)
  const isBetween = (line: CutLine) =>
    !hasMore(line) &&
    [-1, 1].every((side) =>
      full.some((other) => {
        const away = side * (middleOf(other) - middleOf(line))
        return away > 0 && away < BETWEEN * step
      }),
    )
  const texts = lines
    .flatMap((line) => own(line).map((label) => ({ line, label, y: baselineOf(label) })))
    .sort((a, b) => a.y - b.y)
  if (texts.filter(({ label }) => isNumeric(label)).length > texts.length / 2) return null
  const middle = median(texts.map(({ label }) => (label.x0 + label.x1) / 2))
  const nearest = NEARER * Math.min(...steps)
  const labels = labelsOf(texts, nearest, (above, below) => isRuledAt(middle, above, below, levels))
  const ofSeveral = new Set(
    labels.filter(({ length }) => length > 1).flatMap((label) => label.map(({ line }) => line)),
  )
  const isRest = (line: CutLine) => isBetween(line) || (!hasMore(line) && ofSeveral.has(line))
  // What lies over the column and others is of one row, and no label stands for rows on both sides of it.
  const isWide = ({ fragments }: CutLine) =>
    fragments.some(({ first, last }) => first < last && first <= column && last >= column)
  const all = lines.filter((line) => !isRest(line))
  const rows = all.filter((line) => !isWide(line))
  const follows = (row: CutLine, above: CutLine) => all.indexOf(row) === all.indexOf(above) + 1
  const isParted = (above: CutLine, below: CutLine) =>
    isRuledBetween(above, below, levels) && !isRuledAt(middle, above, below, levels)
  const shared = rows.map((row, i) => {
    const next = rows[i + 1]
    if (next === undefined || !follows(next, row)) return false
    return (hasFigure(row) && hasFigure(next)) || isParted(row, next)
  })
  const groups = groupsOf(
    labels.map((label) => (label[0]!.y + label.at(-1)!.y) / 2),
    rows.map(middleOf),
    shared,
    step,
  )
  if (!groups) return null
  // Labels in the first of their rows leave none without one at the top, or below a heading.
  const isCentred =
    labels.some(([first]) => isRest(first!.line)) ||
    rows.some(
      (row, i) =>
        own(row).length === 0 &&
        (i === 0 || !rows[i - 1]!.fragments.some(({ last }) => last > column)),
    )
  if (!isCentred) return null
  const gone = new Set<Fragment>()
  const come = new Map<CutLine, Fragment>()
  for (const [i, { first }] of groups.entries()) {
    const label = labels[i]!
    const target = rows[first]!
    if (label.every(({ line }) => line === target)) continue
    for (const text of label) gone.add(text.label)
    come.set(target, joined(label.map((text) => text.label)))
  }
  const renewed = new Map(
    lines.map((line): [CutLine, CutLine] => {
      const here = come.get(line)
      const fragments = line.fragments.filter((fragment) => !gone.has(fragment))
      if (!here && fragments.length === line.fragments.length) return [line, line]
      if (here)
        fragments.splice(fragments.findLastIndex(({ first }) => first < column) + 1, 0, here)
      return [line, { ...line, fragments }]
    }),
  )
  return {
    renewed,
    lines: lines.map((line) => renewed.get(line)!).filter(({ fragments }) => fragments.length > 0),
    spans: groups
      .filter(({ first, last }) => last > first)
      .map(({ first, last }) => ({
        column,
        first: renewed.get(rows[first]!)!,
        last: renewed.get(rows[last]!)!,
      })),
  }
}

/** A line of a label. */
interface LabelText {
  readonly line: CutLine
  readonly label: Fragment
  readonly y: number
}

/** Labels in the middle of their rows are as far apart as any rows, or farther: what stands nearer is of one label. */
function labelsOf(
  texts: readonly LabelText[],
  nearest: number,
  isRuled: (above: CutLine, below: CutLine) => boolean,
): LabelText[][] {
  const labels: LabelText[][] = []
  for (const text of texts) {
    const above = labels.at(-1)?.at(-1)
    const isNext =
      above !== undefined && text.y - above.y < nearest && !isRuled(above.line, text.line)
    if (isNext) labels.at(-1)!.push(text)
    else labels.push([text])
  }
  return labels
}

/** The lines of a label, as one. */
const joined = (lines: readonly Fragment[]): Fragment => ({
  ...lines[0]!,
  words: lines.flatMap(({ words }) => words),
  x0: Math.min(...lines.map(({ x0 }) => x0)),
  x1: Math.max(...lines.map(({ x1 }) => x1)),
})

const hasFigure = ({ fragments }: CutLine): boolean =>
  fragments.some((fragment) => fragment.first > 0 && isNumeric(fragment))

const middleOf = ({ line }: CutLine): number => line.baseline

interface Group {
  readonly first: number
  readonly last: number
}

/**
 * Shares all rows out among the labels, each in the middle of its own; null where that cannot be.
 *
 * @param shared of each row, whether it may have its label together with the next one
 */
function groupsOf(
  labels: readonly number[],
  rows: readonly number[],
  shared: readonly boolean[],
  step: number,
): Group[] | null {
  if (labels.length === 0 || labels.length >= rows.length) return null
  // least[l][r]: how far the first l labels are off the middles of the first r rows, at best.
  const least = labels.map(() => new Float64Array(rows.length + 1).fill(Number.POSITIVE_INFINITY))
  const from = labels.map(() => new Int32Array(rows.length + 1))
  for (const [l, label] of labels.entries())
    for (let end = l + 1; end <= rows.length; end++)
      for (let start = end - 1; start >= Math.max(l, end - MOST_ROWS); start--) {
        if (end - start > 1 && !shared[start]) break
        if (l === 0 && start > 0) continue
        const before = l === 0 ? 0 : least[l - 1]![start]!
        if (before === Number.POSITIVE_INFINITY) continue
        const off = Math.abs(label - (rows[start]! + rows[end - 1]!) / 2) / step
        if (off > MOST_OFF || before + off >= least[l]![end]!) continue
        least[l]![end] = before + off
        from[l]![end] = start
      }
  const all = least.at(-1)![rows.length]!
  if (all > MEAN_OFF * labels.length) return null
  const groups: Group[] = []
  for (let l = labels.length - 1, end = rows.length; l >= 0; l--) {
    const first = from[l]![end]!
    groups.unshift({ first, last: end - 1 })
    end = first
  }
  return groups
}
