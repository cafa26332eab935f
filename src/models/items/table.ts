import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { letters } from '../../fields/counts.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { headOver } from './heads.ts'
import type { Line, Token } from './lines.ts'
import type { Candidate } from './row-features.ts'

/** What stands in a column of an item's row. */
export interface Cell {
  readonly words: readonly Word[]
  readonly text: string
  /** The figure it is, alone or with its unit. */
  readonly token: Token | null
  /** Figures in the item's other lines, one below another: a gross price, what is taken off, a net one. */
  readonly stack: readonly Token[]
}

/** A column of the items of a page. x in points. */
export interface Column {
  readonly left: number
  readonly right: number
  /** Nothing of it stands in the rows of the amounts, all of it above and below them. */
  readonly beside: boolean
  /** As the items; missing where it is empty. */
  readonly cells: readonly (Cell | undefined)[]
  /** What its heads may mean. */
  readonly heads: ReadonlySet<LabelName>
  /** Items whose own row has something there; of a column beside, all that have. */
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

/**
 * The columns that a page's items stand in, by what is free of words in all of their rows.
 *
 * @param others each item's lines besides its own row
 */
export function columnsOf(
  items: readonly Candidate[],
  lines: readonly Line[],
  others: readonly (readonly Line[])[] = [],
): Column[] {
  const em = items[0]!.line.row.em
  const runs = items.map((item) => runsOf(item, items, em))
  const own = gutters(runs, items.length, em)
  const beside = spansBeside(others, own, em)
  const spans = [...own, ...beside].sort((a, b) => a[0] - b[0])
  const heads = headsOf(items, lines, spans)
  const byColumn = spans.map((span, c) =>
    runs.map((own) =>
      beside.includes(span) ? [] : own.filter((run) => columnAt(run, spans) === c).flat(),
    ),
  )
  const underItems = items.map((_, i) =>
    (others[i] ?? []).flatMap((line) =>
      line.row.pieces.map((piece) => ({
        ...{ line, words: piece.words },
        column: columnOfPiece(piece, line, spans),
      })),
    ),
  )
  const stacked = spans.map((_, c) =>
    underItems.map((own) => own.filter(({ column }) => column === c)),
  )
  const hasText = byColumn.map(
    (texts) =>
      texts.reduce((sum, words) => sum + letters(words.map((word) => word.text).join('')), 0) >=
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
      const pieces = stacked[c]![r]!
      const stack = figuresOf(pieces)
      if (words.length > 0) {
        const own = tokens[r]
        return {
          words,
          text: joined(words),
          token: own && (own.rest === '' || hasUnits) ? own.token : null,
          stack,
        }
      }
      const all = pieces.flatMap((piece) => piece.words)
      if (all.length === 0) return undefined
      return { words: all, text: joined(all), token: stack[0] ?? null, stack }
    })
    const filled = cells.filter((cell) => cell !== undefined)
    const isBeside = beside.includes(spans[c]!)
    const written = filled.filter(({ words }) => isBeside || texts.some((own) => own === words))
    const share = (test: (cell: Cell) => boolean) =>
      filled.length === 0 ? 0 : filled.filter(test).length / filled.length
    return {
      left,
      right,
      beside: isBeside,
      cells,
      heads: heads[c]!,
      filled: written.length,
      figures: share(({ token, stack }) => token !== null || stack.length > 0),
      wholes: share(({ token }) => token !== null && !token.percent && token.decimals === 0),
      sums: share(
        ({ token }) =>
          token !== null && !token.percent && (token.decimals === 2 || token.currency !== null),
      ),
      percents: share(({ token }) => token?.percent === true),
      dates: share(({ text }) => DATE.test(text)),
      letters:
        written.reduce((sum, { text }) => sum + letters(text), 0) / Math.max(1, written.length),
    }
  })
}

const joined = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')

/** Letters beside a figure that only name it, at most: `Net: 12.00`. */
const FEW_LETTERS = 8

/** The figures of pieces one below another; none where most say something else. */
function figuresOf(pieces: readonly { line: Line; words: readonly Word[] }[]): Token[] {
  const found = pieces.flatMap(({ line, words }) => {
    const own = tokenOf(words, line, FEW_LETTERS)
    return own && letters(own.rest) <= FEW_LETTERS ? [own.token] : []
  })
  return found.length * 2 > pieces.length ? found : []
}

/** Share of a piece that stands in its column, at least. */
const WITHIN = 0.7
const MOSTLY_WITHIN = 0.5

/** Index of the column that a piece of text stands in; -1 where it crosses some, or is in none. */
export function columnOfPiece(
  { box, words }: { readonly box: Box; readonly words: readonly Word[] },
  line: Line,
  spans: readonly (readonly [number, number])[],
): number {
  const { em } = line.row
  const whole = columnWithin(box, spans, em)
  if (whole >= 0) return whole
  // Where a figure is named in front, its name may be a column of its own.
  const named = tokenOf(words, line, FEW_LETTERS)
  return named && letters(named.rest) <= FEW_LETTERS ? columnWithin(named.token.box, spans, em) : -1
}

function columnWithin(box: Box, spans: readonly (readonly [number, number])[], em: number): number {
  const shared = spans.map(([left, right]) =>
    Math.max(0, Math.min(box[2], right + 0.5 * em) - Math.max(box[0], left - 0.5 * em)),
  )
  const c = shared.indexOf(Math.max(...shared))
  const least = shared.filter((own) => own > em).length > 1 ? WITHIN : MOSTLY_WITHIN
  return c >= 0 && shared[c]! >= least * (box[2] - box[0]) ? c : -1
}

/** Columns of which the items' own rows have nothing, but half of the items have other lines there. */
function spansBeside(
  others: readonly (readonly Line[])[],
  spans: readonly [number, number][],
  em: number,
): [number, number][] {
  const free = others.flatMap((own, i) =>
    own.flatMap((line) =>
      line.row.pieces
        .filter(({ box }) =>
          spans.every(([l, r]) => box[2] < l - 0.3 * em || box[0] > r + 0.3 * em),
        )
        .map(({ box }) => ({ i, box })),
    ),
  )
  return merged(free.map(({ box }) => [box[0], box[2]])).filter(
    ([left, right]) =>
      new Set(free.filter(({ box }) => box[0] < right && box[2] > left).map(({ i }) => i)).size *
        2 >=
      others.length,
  )
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
function tokenOf(
  words: readonly Word[],
  line: Line,
  most = 3,
): { token: Token; rest: string } | null {
  const own = line.tokens.filter((token) => token.words.every((word) => words.includes(word)))
  const [token] = own
  if (!token || own.length > 1) return null
  const at = words.indexOf(token.words[0]!)
  // Words in front of a figure are of a currency, or of a text.
  if (
    letters(
      words
        .slice(0, at)
        .map((word) => word.text)
        .join(''),
    ) > most
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
  const last = headOver(lines, first.at)
  if (last === null) return found
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
