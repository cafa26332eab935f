import type { Grid, GridCell } from '../grid/grid.ts'
import { DIGITS, isPrinted, mendedByColumn, textOf, withTexts } from './mended.ts'

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
export const withCodesOfColumns = (cells: readonly GridCell[], grid: Grid): GridCell[] =>
  mendedByColumn(cells, grid, mendedIn)

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

/** A word behind others, and what stands around it. */
const BEHIND = /^(.* [-–(]?)([\p{L}\d]{2,4})([),.;]?)$/u
/** A word of letters alone may be one as it is: capitals and small letters in turn are not. */
const NUMERAL = /^[IVX]+$/

/**
 * Codes behind other texts, as rooms of lessons, in all cells of a table together: where several end in `B12` and
 * `C04`, another's `Do3` was misread.
 */
export function withCodesBehind(cells: readonly GridCell[]): GridCell[] {
  const behind = cells.flatMap((cell) => {
    const [, before, code, after] = isPrinted(cell) ? [] : (BEHIND.exec(textOf(cell)) ?? [])
    return code ? [{ cell, before: before!, code, after: after! }] : []
  })
  const mended = new Map<GridCell, string>()
  for (const own of Map.groupBy(behind, ({ code }) => code.length).values()) {
    const form = formOf(own.map(({ code }) => code))
    if (form === null || !form.endsWith('9')) continue
    for (const { cell, before, code, after } of own) {
      const whole = NUMERAL.test(code) ? null : inForm(code, form)
      if (whole !== null && whole !== code) mended.set(cell, before + whole + after)
    }
  }
  return withTexts(cells, mended)
}

const isCode = (text: string): boolean =>
  text.length >= LEAST_LENGTH && /\d/.test(text) && !/\s.*\s/.test(text)

/** What stands at a place of a text: a digit, a capital, a small letter, or the sign itself. */
const kindOf = (sign: string): string =>
  /\d/.test(sign) ? '9' : /\p{Lu}/u.test(sign) ? 'A' : /\p{Ll}/u.test(sign) ? 'a' : sign

/** The form that most texts of one length have; null where none has letters and digits, or too few have it. */
function formOf(texts: readonly string[]): string | null {
  const forms = Map.groupBy(texts, (text) => [...text].map(kindOf).join(''))
  const [form, alike] = [...forms].sort(([, a], [, b]) => b.length - a.length)[0]!
  const isMixed = /9/.test(form) && /a/i.test(form)
  const isUsual = alike.length >= LEAST_CODES && alike.length >= LEAST_SHARE * texts.length
  return isMixed && isUsual ? form : null
}

/** A text with what each place of a form ought to hold; null where that is another sign. */
function inForm(text: string, form: string): string | null {
  const signs = [...text].map((sign, i) => signOf(sign, form[i]!, !form.includes('a')))
  return signs.includes(undefined) ? null : signs.join('')
}

/** What a sign was read for; undefined where that is nothing of the kind that is wanted. */
function signOf(sign: string, wanted: string, areCapitals: boolean): string | undefined {
  const own = kindOf(sign)
  if (own === wanted) return sign
  if (wanted === '9') return DIGITS[sign]
  if (wanted !== 'A') return undefined
  return LETTERS[sign] ?? (own === 'a' && areCapitals ? sign.toUpperCase() : undefined)
}
