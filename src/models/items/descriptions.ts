import type { Word } from '../../document/page.ts'
import { letters } from '../../fields/counts.ts'
import { currencyOf } from '../../fields/currency.ts'
import type { Times } from '../../reading/times.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { centsOf, type Line } from './lines.ts'
import { withUnits } from './misread-units.ts'
import type { Roles } from './roles.ts'
import type { Candidate } from './row-features.ts'
import { type Column, columnOfPiece } from './table.ts'

/** An item's row and its other lines. */
export interface Described {
  /** Index of the item. */
  readonly i: number
  readonly candidate: Candidate
  readonly columns: readonly Column[]
  readonly roles: Roles
  readonly texts: readonly Line[]
}

/** `2 x 1.40` in the row itself. */
export function ownTimes({ line, amount }: Candidate): Times | null {
  const { times } = line
  return times && Math.abs(Math.round(times.quantity * times.price * 100) - centsOf(amount)) <= 1
    ? times
    : null
}

/** A line of nothing but a number, with a word in front of it or none, or a period. */
export const isNote = (text: string): boolean =>
  /^(?:\p{L}{1,5}[.:#°º]*\s*)?[#(]?\d[\d\s.,:/()–=-]*$/u.test(text)
/** A product's number in a line of its own. */
const NUMBER = /^(?=[^\s]*\d{4})[\p{L}\d._/-]{5,16}$/u

/** What no text of a description stands in. */
const FIGURED: readonly (keyof Roles)[] = [
  'amount',
  'position',
  'quantity',
  'unit',
  'unit_price',
  'discount',
  'tax_rate',
  'tax',
  'other_amount',
]

/**
 * What an item's lines say of it, and the code that stands with it. Words in columns of figures are none of
 * it, unless there are no others.
 */
export function descriptionOf(parts: Described): { text: string; code: string | null } {
  const found = textsOf(parts, true)
  return found.text === '' ? textsOf(parts, false) : found
}

function textsOf(parts: Described, byColumn: boolean): { text: string; code: string | null } {
  const { candidate, columns, roles, texts } = parts
  const column = roles.description === undefined ? undefined : columns[roles.description]
  const own = ownWords(parts)
  const spans = columns.map(({ left, right }) => [left, right] as const)
  const wordsIn = (line: Line): Word[] => {
    if (!column) return [...line.words]
    const em = line.row.em
    const elsewhere = line.row.pieces
      .filter((piece) => {
        const c = columnOfPiece(piece, line, spans)
        return (
          byColumn &&
          c >= 0 &&
          columns[c] !== column &&
          (FIGURED.some((role) => roles[role] === c) || letters(piece.text) === 0)
        )
      })
      .flatMap((piece) => piece.words)
    const words = line.words.filter((word) => !elsewhere.includes(word))
    const inside = words.filter(
      (word) =>
        word.box[0] >= column.left - 0.6 * em && word.box[0] < nextLeft(columns, column) - 0.2 * em,
    )
    // A line of text may be as wide as the table, where it stands above its figures.
    return inside.length === 0 || line.row.pieces.length === 1 ? words : inside
  }
  const y = candidate.line.row.baseline
  const rest = texts.map((line) => ({ y: line.row.baseline, words: wordsIn(line) }))
  const code = rest.find(({ words }) => words.length === 1 && NUMBER.test(words[0]!.text))
  const all = [...rest, { y, words: own }]
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => a.y - b.y)
    .map(({ words }) => textOf(candidate.line.row.recognised ? withUnits(words) : words))
  const told = all.filter((text) => !isNote(text))
  return {
    ...splitCode((told.length > 0 ? told : all).join(' '), code?.words[0]?.text ?? null),
  }
}

const nextLeft = (columns: readonly Column[], column: Column): number =>
  columns.find((other) => other.left > column.right)?.left ?? Number.POSITIVE_INFINITY

/** The words of a row that say what the item is. */
export function ownWords(parts: Omit<Described, 'texts'>): Word[] {
  const { i, candidate, columns, roles } = parts
  const { line } = candidate
  const column = columns[roles.description ?? -1]
  const cell = column?.beside ? [] : (column?.cells[i]?.words ?? textsWithoutRole(parts))
  // What stands above and below comes with the other lines.
  const own = withBehind(
    cell.filter((word) => line.words.includes(word)),
    parts,
  )
  const words = ownTimes(candidate) ? withoutTimes(own, line, line.times!) : own
  const rest = withoutSigns(
    words.filter((word) => !candidate.amount.words.includes(word) && !isCurrency(word.text)),
  )
  // A unit or a currency that is left of figures is no text.
  return letters(textOf(rest)) > (rest.length < words.length || ownTimes(candidate) ? 3 : 1)
    ? [...rest]
    : []
}

/** A currency by itself, and not the beginning of a word: `CAD-Planung`. */
const isCurrency = (text: string): boolean => currencyOf(text) !== null && letters(text) <= 4

/** No gap within a text is wider, in ems. */
const WORD_GAP = 0.8

/** Words and those right behind them that are in no column with a role: `Screws M8 | x 40`. */
function withBehind(
  words: readonly Word[],
  { i, candidate, columns, roles }: Omit<Described, 'texts'>,
): Word[] {
  const found = [...words]
  const { line } = candidate
  const known = Object.values(roles)
  const free = columns.flatMap((column, c) =>
    known.includes(c) ? [] : (column.cells[i]?.words ?? []),
  )
  for (let last = found.at(-1); last; ) {
    const next: Word | undefined = line.words[line.words.indexOf(last) + 1]
    if (!next || !free.includes(next) || next.box[0] - last.box[2] > WORD_GAP * line.row.em) break
    found.push(next)
    last = next
  }
  return found
}

/** Words without the `x` and `@` that begin or end them. */
function withoutSigns(words: readonly Word[]): readonly Word[] {
  const isSign = (word: Word | undefined) => word !== undefined && /^[x×@*]$/i.test(word.text)
  const from = isSign(words[0]) ? 1 : 0
  return words.slice(from, words.length - (words.length > from && isSign(words.at(-1)) ? 1 : 0))
}

/** Words left of the amount that are in no column with a role; of its own column, which texts may reach into, those too. */
function textsWithoutRole({ i, columns, roles, candidate }: Omit<Described, 'texts'>): Word[] {
  const known = Object.values(roles)
  const isLeft = ({ box }: Word) => box[2] <= candidate.amount.box[0] + 1
  return columns.flatMap((column, c) => {
    const words = column.cells[i]?.words ?? []
    if (c === roles.amount) return words.filter(isLeft)
    return known.includes(c) || column.right > candidate.amount.box[0] + 1 ? [] : words
  })
}

/** A line without what it says of a count and a price. */
export const withoutItsTimes = (line: Line): Line => ({
  ...line,
  words: line.times ? withoutTimes(line.words, line, line.times) : line.words,
})

/** Words of a row without those of `2 x 1.40`. */
function withoutTimes(words: readonly Word[], line: Line, times: Times): Word[] {
  let at = 0
  const spans = line.row.words.map((word) => {
    const from = at
    at += word.text.length + 1
    return { word, from, to: at - 1 }
  })
  return words.filter((word) => {
    const span = spans.find((own) => own.word === word)
    return !span || span.to <= times.start || span.from >= times.end
  })
}

/** `[ABC-1] Chair` and `*ABC* Chair` carry the product's code in front. */
function splitCode(text: string, code: string | null): { text: string; code: string | null } {
  const match = /^(?:\[([\p{L}\d_./-]+)\]|\*([\p{L}\d_./-]+)\*)\s+(\S.*)$/su.exec(text)
  return match ? { code: match[1] ?? match[2]!, text: match[3]! } : { code, text: text.trim() }
}
