import { type Fragment, isNumeric } from '../grid/cut-line.ts'
import { textsOf } from '../grid/filling.ts'
import type { Grid } from '../grid/grid.ts'
import type { Row } from '../grid/row.ts'
import { textOf } from '../text/text-lines.ts'
import { median } from '../text/units.ts'

/** A label that stands over what is filled in is so much lower, at most. */
const LOWER = 0.9
/** It begins where that begins, as a share of its height... */
const SAME_START = 0.5
/** ...and ends so near above it. */
const NEAR = 1.6

const TICKED = /^(?:[☐☑☒□■◻◼▢❏❑○◯◉●]|\[ ?[xX]?\]?$)/u
const BULLET = /^[•▪●◦‣■❑*·–-]$/u
const NUMBERED = /^\((?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3})?[a-z]?\)$/u
const FORMULA = /[=≈≡∝∑∏∫∂∇√∞∆Ω±×·]|[\uf8e5-\uf8fe\ufffd]/u
const SECTION = /^\d{1,2}(?:\.\d{1,2}){0,3}\.?$/
const REACHED =
  /@|^www\.|^(?:https?:|tel|fax|bic|iban|swift)\b|\+\d{2}[ \d(]|^\(?0\d{1,5}[) /-]+\d|^[A-Z]{2}\d{2} ?[A-Z\d]{4} /iu

const textsIn = ({ lines }: Row): Fragment[] => lines.flatMap(({ fragments }) => fragments)

const shareOfRows = ({ rows }: Grid, is: (texts: readonly Fragment[]) => boolean): number =>
  rows.filter((row) => is(textsIn(row))).length / rows.length

const said = ({ words }: Fragment): string => textOf(words)

/** Share of rows with a text that ends with a colon: a label. */
export const colonRows = (grid: Grid): number =>
  shareOfRows(grid, (texts) => texts.some((text) => /\p{L}\)? ?:$/u.test(said(text))))

/** Share of texts with a box to tick in front of them. */
export const tickedTexts = (texts: readonly Fragment[]): number =>
  texts.filter((text) => TICKED.test(said(text))).length / texts.length

/** Share of texts with a telephone, a mail, a page of the net or an account. */
export const reachedTexts = (texts: readonly Fragment[]): number =>
  texts.filter((text) => REACHED.test(said(text))).length / texts.length

/** Share of columns with nothing but marks of entries. */
export const bulletColumns = (byColumn: readonly (readonly Fragment[])[]): number =>
  byColumn.filter((own) => own.length > 0 && own.every((text) => BULLET.test(said(text)))).length /
  byColumn.length

/** Share of rows with one text, said twice and more often. */
export const rowsAgain = (grid: Grid): number =>
  shareOfRows(grid, (texts) => {
    const all = texts.filter((text) => /[\p{L}\d]/u.test(said(text))).map(said)
    return all.length > 1 && new Set(all).size === 1
  })

/** Share of rows that end with a formula's number. */
export const numberedRows = (grid: Grid): number =>
  shareOfRows(grid, (texts) => {
    const last = texts.at(-1)
    return last !== undefined && texts.length > 1 && NUMBERED.test(said(last))
  })

/** Share of texts with signs that formulas have. */
export const formulaTexts = (texts: readonly Fragment[]): number =>
  texts.filter((text) => !isNumeric(text) && FORMULA.test(said(text))).length / texts.length

/** Share of rows that begin with the numbers of sections, which rise, some of them in parts. */
export function sectionRows({ rows }: Grid): number {
  const numbers = rows.map((row) => textsIn(row)[0]).map((text) => (text ? said(text) : ''))
  if (!numbers.some((number) => /^\d+\.\d/.test(number))) return 0
  const parts = numbers.map((number) =>
    SECTION.test(number) ? number.split('.').filter(Boolean).map(Number) : null,
  )
  const rising = parts.filter(
    (part, i) => part && (i === 0 || !parts[i - 1] || comes(parts[i - 1]!, part)),
  )
  return rising.length / rows.length
}

/** Is it the next of a section's numbers? */
function comes(before: readonly number[], after: readonly number[]): boolean {
  const at = after.length - 1
  const same = after.slice(0, at).every((part, i) => part === before[i])
  return same && after[at] === (before[at] ?? 0) + 1
}

/** Share of texts that are lower than the one right below them in their column: labels over what is filled in. */
export function smallLabels(grid: Grid): number {
  const texts = textsOf(grid)
  const before = new Map<number, Fragment>()
  let labels = 0
  for (const text of texts) {
    const above = before.get(text.first)
    if (above && isLabelOver(above, text)) labels++
    before.set(text.first, text)
  }
  return labels / texts.length
}

function isLabelOver(label: Fragment, text: Fragment): boolean {
  const high = heightOf(label)
  const [top, bottom] = extentOf(label)
  const [from] = extentOf(text)
  return (
    from > (top + bottom) / 2 &&
    from - bottom < NEAR * high &&
    Math.abs(text.x0 - label.x0) < SAME_START * high &&
    high < LOWER * heightOf(text)
  )
}

/** Its size where it is known, else how high its highest word is. */
const heightOf = ({ words }: Fragment): number =>
  words[0]!.font
    ? median(words.map(({ font }) => font!.size))
    : Math.max(...words.map(({ box }) => box[3] - box[1]))

const extentOf = ({ words }: Fragment): [top: number, bottom: number] => [
  Math.min(...words.map(({ box }) => box[1])),
  Math.max(...words.map(({ box }) => box[3])),
]

/** Of two rows, the share of texts in the second that are no figures: one thing, and what it is said of. */
export function wordsBelowHeads({ rows }: Grid): number {
  if (rows.length !== 2) return 0
  const below = textsIn(rows[1]!)
  return below.filter((text) => !isNumeric(text)).length / Math.max(1, below.length)
}

/** Mean share of its height along which drawn walls between columns are missing: frames of a form are of many widths. */
export function raggedWalls({ separators, box }: Grid): number {
  const walled = separators.filter(({ walls }) => walls.length > 0)
  if (walled.length === 0) return 0
  const missing = walled.map(({ walls }) => {
    const drawn = walls.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, box[3]) - Math.max(from, box[1])),
      0,
    )
    return Math.max(0, 1 - drawn / (box[3] - box[1]))
  })
  return missing.reduce((sum, share) => sum + share, 0) / missing.length
}
