import {
  isAddressLine,
  isCountry,
  type PostalAddress,
  readAddress,
  readTown,
} from '../../fields/address.ts'
import { hasCompanyForm } from '../paper/company-names.ts'
import { type DocumentText, type Piece, pieceOf, type Row } from '../paper/document-text.ts'
import { type Found, foundIn } from '../paper/found.ts'
import type { Contacts } from './contacts.ts'

export interface CardAddress {
  readonly found: Found
  readonly parts: PostalAddress
  readonly pieces: ReadonlySet<Piece>
}

interface Line {
  readonly row: Row
  readonly piece: Piece
}

/** A postal code and nothing else. */
const CODE = /^(?:[A-Z]{1,3}[-\s])?\d{4,6}$/
/** Farthest that two lines of an address stand apart, in ems. */
const PITCH = 2.6

/** The line with the town, the lines over it that belong to it, and a country under it. */
export function cardAddress(document: DocumentText, contacts: Contacts): CardAddress | null {
  const lines = document.rows.flatMap((row) =>
    row.pieces.map((piece): Line => ({ row, piece: row.recognised ? withCode(piece) : piece })),
  )
  const lettered = lines.filter(
    ({ piece }) =>
      !contacts.pieces.has(piece) && (/\p{L}/u.test(piece.text) || CODE.test(piece.text)),
  )
  const free = withWholeTowns(lettered)
  const town =
    free.find(({ piece }) => readTown(piece.text) !== null) ??
    free.find(
      ({ piece }) =>
        isAddressLine(piece.text) && /\d/.test(piece.text) && !hasCompanyForm(piece.text),
    ) ??
    free.find(({ piece }) => /\d/.test(piece.text) && isCountry(piece.text.split(/,\s*/).at(-1)!))
  if (!town) return null
  const kept = [town]
  // A street has its number; without one the line has a part of the town in front.
  if (!/\d/.test(readTown(town.piece.text)?.rest ?? ''))
    for (let i = 0, top = town; i < 3; i++) {
      const above = neighbour(free, top, -1)
      if (!above || !belongs(above.piece.text) || hasCompanyForm(above.piece.text)) break
      kept.unshift(above)
      top = above
    }
  const complete = readTown(town.piece.text) !== null
  for (let i = 0, bottom = town; i < (complete ? 2 : 4); i++) {
    const below = neighbour(free, bottom, 1)
    if (!below || !(endsInCountry(below.piece.text) || (!complete && belongs(below.piece.text))))
      break
    kept.push(below)
    bottom = below
  }
  const texts = kept.map(({ piece }) => piece.text.replace(/(?<![\s,;|])[\s,;|]+$/, ''))
  const found = foundIn(
    texts.join(', '),
    kept.flatMap(({ piece }) => [...piece.words]),
    town.row.page,
    null,
    0.95,
  )
  const parts = readAddress(texts.flatMap((text) => splitLine(text)))
  return {
    found: { ...found, text: texts.join(' ') },
    parts,
    pieces: new Set(kept.map(({ piece }) => piece)),
  }
}

/** What recognition makes of the J at the end of a British code: `LA1 5R)`. */
const MISREAD_J = /(?<=\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z])[)\]]$/

function withCode(piece: Piece): Piece {
  const text = piece.text.replace(MISREAD_J, 'J')
  if (text === piece.text) return piece
  const last = piece.words.at(-1)!
  const words = [...piece.words.slice(0, -1), { ...last, text: last.text.replace(/.$/, 'J') }]
  return { ...piece, text, words }
}

/** A code alone in its line belongs to the town below. */
function withWholeTowns(lines: readonly Line[]): Line[] {
  const codes = lines.filter(({ piece }) => CODE.test(piece.text))
  if (codes.length === 0) return [...lines]
  const gone = new Set<Line>()
  const whole = codes.flatMap((line): Line[] => {
    gone.add(line)
    const below = neighbour(lines, line, 1)
    if (!below || CODE.test(below.piece.text)) return []
    gone.add(below)
    const words = [...line.piece.words, ...below.piece.words]
    return [{ row: line.row, piece: pieceOf(words, line.row.recognised) }]
  })
  return [...lines.filter((line) => !gone.has(line)), ...whole]
}

/** A line with a street and a town, or a country behind, is as many lines. */
function splitLine(text: string): string[] {
  const town = readTown(text)
  if (town) return [text]
  const parts = text.split(/,\s*/)
  const last = parts.at(-1)!
  return parts.length > 1 && isCountry(last) ? [parts.slice(0, -1).join(', '), last] : [text]
}

/** A country, or a region with its country. */
const endsInCountry = (text: string): boolean =>
  isCountry(text.split(/,\s*/).at(-1)!) && !/\d/.test(text)

/** Streets, floors, boxes, and any short text with a number of a house. */
const belongs = (text: string): boolean =>
  isAddressLine(text) || (/(?:^|\s)\d{1,4}[a-z]?(?:[\s,]|$)/i.test(text) && /\p{L}{3}/u.test(text))

/** The nearest line above or below in the same column. */
function neighbour(lines: readonly Line[], from: Line, direction: 1 | -1): Line | null {
  let nearest: { line: Line; step: number } | null = null
  for (const line of lines) {
    if (line.row.page !== from.row.page) continue
    const step = (direction * (line.row.baseline - from.row.baseline)) / from.row.em
    if (step < 0.4 || step > PITCH || !isAligned(line, from)) continue
    if (!nearest || step < nearest.step) nearest = { line, step }
  }
  return nearest?.line ?? null
}

function isAligned(a: Line, b: Line): boolean {
  const near = 1.5 * a.row.em
  const [left, right] = [a.piece.box, b.piece.box]
  return (
    Math.abs(left[0] - right[0]) < near ||
    Math.abs(left[2] - right[2]) < near ||
    Math.abs(left[0] + left[2] - right[0] - right[2]) < 2 * near
  )
}
