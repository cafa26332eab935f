import type { Word } from '../../document/page.ts'
import { letters } from '../../fields/counts.ts'
import type { Piece } from '../../reading/document-text.ts'
import { headOver } from './heads.ts'
import type { Line } from './lines.ts'
import type { Candidate } from './row-features.ts'

/**
 * A strip of a page, left or right of the items, is a block of its own (an address, terms, a bank's numbers), or
 * columns of theirs. Log-odds that it is such a block, each of two probabilities: of what is seen beside a block, and
 * in a column. They are estimates: so few papers have such a block that no script fits them yet.
 */
const odds = (block: number, column: number): number => Math.log(block / column)

/** Pages with such a block at all, of all with items. */
const PRIOR = odds(0.05, 0.95)
/**
 * Its lines stand as they come; a column has something in the items' own lines. Items of a page are laid out alike, so
 * that all of them say no more than a few by themselves would.
 */
const AS_ITEMS = 3
const IN_LINE = odds(0.4, 0.95)
const OUT_OF_LINE = odds(0.6, 0.05)
/** A column may have a head. */
const HEADED = odds(0.02, 0.5)
const NOT_HEADED = odds(0.98, 0.5)
/** A block begins above the table or ends below it, at one edge; what stands below a column mostly stands elsewhere. */
const REACHES = odds(0.8, 0.2)
const ENDS = odds(0.2, 0.8)
/** Without a block every item still says what it is. */
const SAYS_NOTHING = odds(0.05, 0.9)

/** Narrowest strip that is free of words between a block and the table, in ems. */
const GUTTER = 1
/** A block's next line is this near, in ems, and begins this near its edge. */
const NEXT_LINE = 3
const SAME_LEFT = 0.4

/** What of a page stands beside the items. */
type IsAside = (piece: Piece) => boolean

/** The lines without what of them stands beside the items of a page. */
export function withoutAsides(items: readonly Candidate[], lines: readonly Line[]): Line[] {
  const asides = asidesOf(items, lines)
  const { page } = items[0]!.line.row
  if (asides.length === 0) return [...lines]
  return lines.map((line) =>
    line.row.page === page
      ? withoutPieces(line, (piece) => asides.some((isAside) => isAside(piece)))
      : line,
  )
}

function withoutPieces(line: Line, isAside: IsAside): Line {
  const pieces = line.row.pieces.filter((piece) => !isAside(piece))
  if (pieces.length === line.row.pieces.length) return line
  const gone = new Set(line.row.pieces.filter(isAside).flatMap(({ words }) => words))
  const isLeft = (word: Word) => !gone.has(word)
  return {
    ...line,
    row: {
      ...line.row,
      pieces,
      words: line.row.words.filter(isLeft),
      text: pieces.map(({ text }) => text).join(' '),
    },
    words: line.words.filter(isLeft),
    tokens: line.tokens.filter(({ words }) => words.every(isLeft)),
    times: line.times && gone.size === 0 ? line.times : null,
  }
}

/** The likeliest block on each side. */
function asidesOf(items: readonly Candidate[], lines: readonly Line[]): IsAside[] {
  const { page, em } = items[0]!.line.row
  const first = headOver(lines, items[0]!.at) ?? items[0]!.at
  const last = items.at(-1)!.at
  const within = lines.slice(first, last + 1).filter(({ row }) => row.page === page)
  const own = new Set(
    items.flatMap(({ amount, product }) =>
      [amount, product.quantity, product.price].flatMap((token) => token?.words ?? []),
    ),
  )
  const strips = guttersOf(
    within.flatMap(({ row }) => row.pieces),
    em,
  ).flatMap((x): IsAside[] => [({ box }) => box[2] <= x, ({ box }) => box[0] >= x])
  const scored = strips
    .filter(
      (isAside) =>
        !within.some(({ row }) =>
          row.pieces.some((piece) => isAside(piece) && piece.words.some((word) => own.has(word))),
        ),
    )
    .map((isAside) => ({ isAside, score: scoreOf(isAside, items, lines, first, last) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return scored.slice(0, 1).map(({ isAside }) => isAside)
}

/** Middles of what is free of words in all lines. */
function guttersOf(pieces: readonly Piece[], em: number): number[] {
  const found: number[] = []
  let right = Number.POSITIVE_INFINITY
  for (const { box } of pieces.toSorted((a, b) => a.box[0] - b.box[0])) {
    if (box[0] - right > GUTTER * em) found.push((box[0] + right) / 2)
    right = right === Number.POSITIVE_INFINITY ? box[2] : Math.max(right, box[2])
  }
  return found
}

function scoreOf(
  isAside: IsAside,
  items: readonly Candidate[],
  lines: readonly Line[],
  first: number,
  last: number,
): number {
  const { page, em } = items[0]!.line.row
  const isRest = (piece: Piece) => !isAside(piece)
  let score = PRIOR
  const lefts: number[] = []
  for (const { row } of lines.slice(first, last + 1)) {
    const aside = row.pieces.filter(isAside)
    if (aside.length > 0) lefts.push(Math.min(...aside.map(({ box }) => box[0])))
  }
  const heads = lines[first]!.row.pieces.filter(isAside).flatMap(({ labels }) => labels)
  if (first < items[0]!.at)
    score += heads.some(({ names }) => names.some((name) => name.startsWith('column_')))
      ? HEADED
      : NOT_HEADED
  const left = lefts.sort((a, b) => a - b)[lefts.length >> 1]!
  const reaches = (from: number, step: 1 | -1): boolean => {
    const edge = lines[from]!.row.baseline
    for (let at = from + step; lines[at]?.row.page === page; at += step) {
      const { row } = lines[at]!
      if (Math.abs(row.baseline - edge) > NEXT_LINE * em) return false
      if (
        row.pieces.some((piece) => isAside(piece) && Math.abs(piece.box[0] - left) < SAME_LEFT * em)
      )
        return true
    }
    return false
  }
  for (const one of [reaches(first, -1), reaches(last, 1)]) score += one ? REACHES : ENDS
  const each = items.map(({ at }, i) => {
    const from = Math.max(items[i - 1]?.at ?? first, first) + 1
    const to = items[i + 1]?.at ?? last + 1
    const says = lines
      .slice(Math.min(from, at), to)
      .some(({ row }) =>
        row.pieces.some((piece) => isRest(piece) && letters(piece.text) >= MOST_OF_UNIT),
      )
    const isInLine = lines[at]!.row.pieces.some(isAside)
    return (isInLine ? IN_LINE : OUT_OF_LINE) + (says ? 0 : SAYS_NOTHING)
  })
  const sum = each.reduce((all, own) => all + own, 0)
  return score + (Math.min(AS_ITEMS, items.length) * sum) / items.length
}

/** Letters of a text, more than a unit or a currency has. */
const MOST_OF_UNIT = 8
