import type { Grid, GridCell } from '../grid/grid.ts'
import { DIGITS, isPrinted, mendedByColumn, textOf } from './mended.ts'

/** Codes a column needs to have a form, and the share of those of one length that has it as it is. */
const LEAST_CODES = 4
const LEAST_SHARE = 0.5
/** Characters of a code, at least. */
const LEAST_LENGTH = 3
/** Capitals that are read as digits, by those. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B' }

/**
 * Codes that were recognised, as those of their column are: where `AB10` and `CD25` stand, `EFI5` was misread. Nothing
 * is changed that comes from a text layer, has the form already, or cannot be brought to it by letters for digits,
 * digits for letters, and, where there are only capitals, small letters for those.
 */
export const withCodesOfColumns = (grid: Grid, cells: readonly GridCell[]): GridCell[] =>
  mendedByColumn(grid, cells, mendedIn)

function mendedIn(cells: readonly GridCell[]): Map<GridCell, string> {
  const mended = new Map<GridCell, string>()
  const codes = cells.filter((cell) => isCode(textOf(cell)) && !isPrinted(cell))
  for (const own of Map.groupBy(codes, (cell) => textOf(cell).length).values()) {
    const form = formOf(own.map(textOf))
    if (form === null) continue
    for (const cell of own) {
      const text = textOf(cell)
      const code = inForm(text, form)
      if (code !== null && code !== text) mended.set(cell, code)
    }
  }
  return mended
}

const isCode = (text: string): boolean =>
  text.length >= LEAST_LENGTH && /\d/.test(text) && !/\s.*\s/.test(text)

/** What stands at each place of a text: a digit, a capital, a small letter, or the sign itself. */
const placesOf = (text: string): string[] =>
  [...text].map((sign) =>
    /\d/.test(sign) ? '9' : /\p{Lu}/u.test(sign) ? 'A' : /\p{Ll}/u.test(sign) ? 'a' : sign,
  )

/** The form that most texts of one length have; null where none has letters and digits, or too few have it. */
function formOf(texts: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const form = placesOf(text).join('')
    counts.set(form, (counts.get(form) ?? 0) + 1)
  }
  const [form, count] = [...counts].sort(([, a], [, b]) => b - a)[0]!
  const isMixed = /9/.test(form) && /a/i.test(form)
  return isMixed && count >= LEAST_CODES && count >= LEAST_SHARE * texts.length ? form : null
}

/** A text with what each place of a form ought to hold; null where that is another sign. */
function inForm(text: string, form: string): string | null {
  const isCapitals = !form.includes('a')
  let code = ''
  for (const [i, sign] of [...text].entries()) {
    const wanted = form[i]!
    const [own] = placesOf(sign)
    const other =
      own === wanted
        ? sign
        : wanted === '9'
          ? DIGITS[sign]
          : wanted === 'A'
            ? (LETTERS[sign] ?? (own === 'a' && isCapitals ? sign.toUpperCase() : undefined))
            : undefined
    if (other === undefined) return null
    code += other
  }
  return code
}
