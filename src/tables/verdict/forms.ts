import type { Grid } from '../grid/grid.ts'
import type { Row } from '../grid/row.ts'
import { FULL_LEVEL } from '../marks/bands.ts'
import { textOf } from '../text/text-lines.ts'

/** Rows of a form or a dialogue, at least. */
const LEAST_ROWS = 3
const LEAST_SPOKEN = 5
/** Speakers have this share of rows at most; what they say has so many words on average. */
const MOST_SPEAKERS = 0.5
const LEAST_WORDS = 3
/** Values of one kind are this share of a form's at most. */
const MOST_ALIKE = 0.6

/** Two columns: who speaks, again and again, and what is said. */
export function isDialogue({ columns, levels, shades, rows }: Grid): boolean {
  if (columns.length !== 2 || levels.length + shades.length > 0) return false
  const speakers = textsIn(rows, 0)
  const said = textsIn(rows, 1).filter((text) => text !== '')
  const words = said.reduce((sum, text) => sum + text.split(' ').length, 0)
  return (
    rows.length >= LEAST_SPOKEN &&
    speakers.every((text) => text !== '') &&
    new Set(speakers).size <= MOST_SPEAKERS * rows.length &&
    words >= LEAST_WORDS * said.length &&
    said.every((text) => /\p{L}{2}/u.test(text))
  )
}

/** Labels end with a colon: so many of a form's texts do, which has no rules all across: those it has are to write on. */
const LEAST_LABELS = 0.4

/** Labels with a colon all over it, with and without values: a form. */
export function isLabelled({ levels, shades, rows }: Grid): boolean {
  if (shades.length > 0 || levels.some(({ share }) => share >= FULL_LEVEL)) return false
  const texts = rows.flatMap(({ lines }) => lines.flatMap(({ fragments }) => fragments))
  const labels = texts.filter(({ words }) => words.some(({ text }) => /\p{L}:$/u.test(text)))
  return labels.length >= LEAST_LABELS * texts.length
}

/**
 * Labels, each with a value of its own kind (a number, a date, a name): a form that is filled in
 * once, be it with an address beside it.
 */
export function isForm({ columns, levels, shades, rows }: Grid): boolean {
  if (columns.length > 3 || levels.length + shades.length > 0) return false
  const at = columns.length - 1
  const pairs = rows
    .map((row) => [textIn(row, at - 1), textIn(row, at)] as const)
    .filter(([label, value]) => label !== '' && value !== '')
  if (pairs.length < LEAST_ROWS || pairs.length < rows.length - 1) return false
  const labels = pairs.map(([label]) => label)
  if (labels.some((label) => /\d/.test(label)) || new Set(labels).size < labels.length) return false
  const address = at === 2 ? textsIn(rows, 0) : []
  if (address.some((text) => !/\p{L}/u.test(text) && text !== '')) return false
  const kinds = pairs.map(([, value]) => kindOf(value))
  if (kinds[0] === 'words') return false
  const most = Math.max(...kinds.map((kind) => countOf(kinds, kind)))
  return most <= MOST_ALIKE * kinds.length
}

const countOf = (kinds: readonly string[], kind: string): number =>
  kinds.filter((other) => other === kind).length

function kindOf(value: string): string {
  if (!/\d/.test(value)) return 'words'
  if (/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(value)) return 'date'
  if (/\p{L}|\d[-/]\d/u.test(value)) return 'code'
  return /[.,]/.test(value) ? 'amount' : 'number'
}

const textIn = ({ lines }: Row, column: number): string =>
  textOf(
    lines.flatMap(({ fragments }) =>
      fragments.filter(({ first }) => first === column).flatMap(({ words }) => words),
    ),
  )

const textsIn = (rows: readonly Row[], column: number): string[] =>
  rows.map((row) => textIn(row, column))
