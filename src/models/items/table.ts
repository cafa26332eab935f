import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { type Line, lettersOf, type Token } from './lines.ts'
import { type Candidate, headRows } from './row-features.ts'

/** What stands in a column of an item's row. */
export interface Cell {
  readonly words: readonly Word[]
  readonly text: string
  /** The figure it is, alone or with its unit. */
  readonly token: Token | null
}

/** A column of the items of a page. x in points. */
export interface Column {
  readonly left: number
  readonly right: number
  /** As the items; missing where it is empty. */
  readonly cells: readonly (Cell | undefined)[]
  /** What its heads may mean. */
  readonly heads: ReadonlySet<LabelName>
  readonly filled: number
  /** Shares of the filled cells. */
  readonly figures: number
  readonly wholes: number
  readonly sums: number
  readonly percents: number
  readonly dates: number
  /** Letters a cell, on average. */
  readonly letters: number
}

/** Items of a page with a figure at an edge, of all of them, where that parts text and figure. */
const COMMON = 0.6
/** Rows that may cross what parts two columns. */
const MOST_CROSSING = 0.2
/** Narrowest gap between columns, in ems. */
const NARROWEST = 0.12
/** No word space of a text is wider, in ems. */
const WORD_SPACE = 0.36
/** Heads stand this near above the first item, in rows. */
const HEAD_ROWS = 7

/** The columns that a page's items stand in, by what is free of words in all of their rows. */
export function columnsOf(items: readonly Candidate[], lines: readonly Line[]): Column[] {
  const em = items[0]!.line.row.em
  const runs = items.map((item) => runsOf(item, items, em))
  const spans = gutters(runs, items.length, em)
  const heads = headsOf(items, lines, spans)
  const byColumn = spans.map((_, c) =>
    runs.map((own) => own.filter((run) => columnAt(run, spans) === c).flat()),
  )
  const hasText = byColumn.map(
    (texts) =>
      texts.reduce((sum, words) => sum + lettersOf(words.map((word) => word.text).join('')), 0) >=
      3 * texts.filter((words) => words.length > 0).length,
  )
  return spans.map(([left, right], c) => {
    const texts = byColumn[c]!
    const tokens = texts.map((words, r) => tokenOf(words, items[r]!.line))
    // Where no other column has texts, what stands beside a count is the thing itself.
    const hasUnits =
      hasText.some((has, other) => has && other !== c) &&
      areUnits(tokens.flatMap((own) => own?.rest ?? []))
    const cells = texts.map((words, r): Cell | undefined => {
      if (words.length === 0) return undefined
      const own = tokens[r]
      return {
        words,
        text: words.map((word) => word.text).join(' '),
        token: own && (own.rest === '' || hasUnits) ? own.token : null,
      }
    })
    const filled = cells.filter((cell) => cell !== undefined)
    const share = (test: (cell: Cell) => boolean) =>
      filled.length === 0 ? 0 : filled.filter(test).length / filled.length
    return {
      left,
      right,
      cells,
      heads: heads[c]!,
      filled: filled.length,
      figures: share(({ token }) => token !== null),
      wholes: share(({ token }) => token !== null && !token.percent && token.decimals === 0),
      sums: share(
        ({ token }) =>
          token !== null && !token.percent && (token.decimals === 2 || token.currency !== null),
      ),
      percents: share(({ token }) => token?.percent === true),
      dates: share(({ text }) => DATE.test(text)),
      letters:
        filled.reduce((sum, { text }) => sum + lettersOf(text), 0) / Math.max(1, filled.length),
    }
  })
}

const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})?|\d{4}[./-]\d{1,2}[./-]\d{1,2})\.?(?!\d)/

/** Words of a row that stand together; figures that others stand below are apart. */
function runsOf(item: Candidate, items: readonly Candidate[], em: number): Word[][] {
  const { line } = item
  const apart = new Set(
    line.tokens
      .filter((token) => isColumnar(token, item, items, em))
      .flatMap((token) => [token.words[0]!, wordBehind(token, line)]),
  )
  return line.row.pieces.flatMap((piece) => {
    const runs: Word[][] = []
    for (const word of piece.words) {
      if (!line.words.includes(word)) continue
      const last = runs.at(-1)?.at(-1)
      if (!last || (apart.has(word) && word.box[0] - last.box[2] > WORD_SPACE * em))
        runs.push([word])
      else runs.at(-1)!.push(word)
    }
    return runs
  })
}

const wordBehind = (token: Token, line: Line): Word | undefined =>
  line.words[line.words.indexOf(token.words.at(-1)!) + 1]

/** Is a figure part of a column: one of a product, the amount, or at an edge that most rows share? */
function isColumnar(
  token: Token,
  item: Candidate,
  items: readonly Candidate[],
  em: number,
): boolean {
  const { product, amount } = item
  if (
    token === amount ||
    (product.kind !== null && [product.quantity, product.price].includes(token))
  )
    return true
  if (items.length < 3) return false
  const shared = items.filter((other) =>
    other.line.tokens.some(
      (own) =>
        Math.abs(own.edge - token.edge) < 0.35 * em ||
        Math.abs(own.box[0] - token.box[0]) < 0.2 * em,
    ),
  ).length
  return shared >= COMMON * items.length
}

/** Left and right of every column. */
function gutters(runs: readonly Word[][][], count: number, em: number): [number, number][] {
  const boxes = runs.flat().map((words) => unionOf(words.map((word) => word.box)))
  const edges = boxes
    .flatMap((box): [number, number][] => [
      [box[0], 1],
      [box[2], -1],
    ])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const tolerance = Math.floor(MOST_CROSSING * count)
  const spans: [number, number][] = []
  let covered = 0
  for (const [x, step] of edges) {
    const before = covered
    covered += step
    if (before <= tolerance && covered > tolerance) spans.push([x, x])
    else if (before > tolerance && covered <= tolerance) spans.at(-1)![1] = x
  }
  const joined: [number, number][] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span[0] - last[1] < NARROWEST * em) last[1] = span[1]
    else joined.push(span)
  }
  // Words that only some rows have stand between the columns of the others.
  for (const box of boxes)
    if (!joined.some(([left, right]) => box[2] > left && box[0] < right))
      joined.push([box[0], box[2]])
  return merged(joined)
}

function merged(spans: readonly [number, number][]): [number, number][] {
  const found: [number, number][] = []
  for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1)
    if (last && span[0] < last[1]) last[1] = Math.max(last[1], span[1])
    else found.push([...span])
  }
  return found
}

function columnAt(run: readonly Word[], spans: readonly [number, number][]): number {
  const [left, right] = [run[0]!.box[0], run.at(-1)!.box[2]]
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  spans.forEach(([from, to], c) => {
    const shared = Math.min(right, to) - Math.max(left, from)
    if (shared > most) [best, most] = [c, shared]
  })
  return best
}

/** The one figure of a cell, and what else stands in it. */
function tokenOf(words: readonly Word[], line: Line): { token: Token; rest: string } | null {
  const own = line.tokens.filter((token) => token.words.every((word) => words.includes(word)))
  const [token] = own
  if (!token || own.length > 1) return null
  const at = words.indexOf(token.words[0]!)
  // Words in front of a figure are of a currency, or of a text.
  if (
    lettersOf(
      words
        .slice(0, at)
        .map((word) => word.text)
        .join(''),
    ) > 3
  )
    return null
  const rest = words.filter((word) => !token.words.includes(word))
  return {
    token,
    rest: rest
      .map((word) => word.text.replace(/[^\p{L}\d]/gu, '').toLowerCase())
      .join(' ')
      .trim(),
  }
}

/** Are the texts beside figures what they count? Few and short: names of things differ. */
function areUnits(rests: readonly string[]): boolean {
  const texts = rests.filter((text) => text !== '')
  return (
    texts.every((text) => text.length <= 12 && text.split(' ').length <= 2) &&
    (new Set(texts).size <= Math.max(1, 0.5 * texts.length) ||
      texts.every((text) => text.length <= 6 && !text.includes(' ')))
  )
}

/** Names of the heads over each column. */
function headsOf(
  items: readonly Candidate[],
  lines: readonly Line[],
  spans: readonly [number, number][],
): Set<LabelName>[] {
  const found = spans.map(() => new Set<LabelName>())
  const first = items[0]!
  const rows = headRows(lines, first.line.row.page).filter((r) => r < first.at)
  const last = rows.at(-1)
  if (last === undefined || first.at - last > HEAD_ROWS) return found
  for (let r = Math.max(0, last - 2); r <= last + 1 && r < first.at; r++) {
    const line = lines[r]!
    if (line.row.page !== first.line.row.page) continue
    if (Math.abs(line.row.baseline - lines[last]!.row.baseline) > 2.2 * line.row.em) continue
    for (const piece of line.row.pieces)
      for (const label of piece.labels) {
        const names = label.names.filter((name) => name.startsWith('column_'))
        if (names.length === 0) continue
        const c = nearest(label.box, spans)
        for (const name of names) found[c]!.add(name)
      }
  }
  return found
}

function nearest(box: Box, spans: readonly [number, number][]): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  spans.forEach(([from, to], c) => {
    const shared = Math.min(box[2], to) - Math.max(box[0], from)
    if (shared > most) [best, most] = [c, shared]
  })
  return best
}
