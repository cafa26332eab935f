import { boxAround } from '../../document/box.ts'
import type { Fragment } from '../grid/cut-line.ts'
import type { Grid } from '../grid/grid.ts'
import { saidIn, shareOf, type Texts, textsIn } from './by-column.ts'
import { sizeOf } from './setting.ts'

/** A label that stands over what is filled in is so much lower, at most. */
const LOWER = 0.9
/** It begins where that begins, as a share of its height... */
const SAME_START = 0.5
/** ...and ends so near above it. */
const NEAR = 1.6

const FORMULA = /[=≈≡∝∑∏∫∂∇√∞∆Ω±×·]|[\uf8e5-\uf8fe\ufffd]/u
const LABELLED = /^\p{L}[^:]{1,24}:\s?[^\s:]/u
const SECTION = /^\d{1,2}(?:\.\d{1,2}){0,3}\.?$/
const REACHED =
  /@|^www\.|^(?:https?:|tel|fax|bic|iban|swift)\b|\+\d{2}[ \d(]|^\(?0\d{1,5}[) /-]+\d|^[A-Z]{2}\d{2} ?[A-Z\d]{4} /iu

/** Shares of rows that begin, or go on, as those of other things than tables do. */
export const rowEvidence = (grid: Grid): Record<string, number> => ({
  'rows with a colon behind a text': shareOf(grid.rows, (row) =>
    textsIn(row).some((text) => /\p{L}\)? ?:$/u.test(saidIn(text))),
  ),
  'rows with the number of a section': sectionRows(grid),
})

/** Share of texts with a telephone, a mail, a page of the net or an account. */
export const reachedTexts = ({ said }: Texts): number => shareOf(said, (text) => REACHED.test(text))

/** Share of texts that say a label and what it stands for: `Region: North`. */
export const labelledTexts = ({ said }: Texts): number =>
  shareOf(said, (text) => LABELLED.test(text))

/** Share of texts with signs that formulas have. */
export const formulaTexts = ({ all, said, figures }: Texts): number =>
  shareOf(all, (text, i) => FORMULA.test(said[i]!) && !figures.has(text))

/** Share of rows that begin with the numbers of sections, which rise, some of them in parts. */
function sectionRows({ rows }: Grid): number {
  const numbers = rows.map((row) => textsIn(row)[0]).map((text) => (text ? saidIn(text) : ''))
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
export function smallLabels({ all }: Texts): number {
  const before = new Map<number, Fragment>()
  let labels = 0
  for (const text of all) {
    const above = before.get(text.first)
    if (above && isLabelOver(above, text)) labels++
    before.set(text.first, text)
  }
  return labels / all.length
}

function isLabelOver(label: Fragment, text: Fragment): boolean {
  const high = sizeOf(label)
  if (Math.abs(text.x0 - label.x0) >= SAME_START * high || high >= LOWER * sizeOf(text))
    return false
  const [, top, , bottom] = boxAround(label.words)
  const [, from] = boxAround(text.words)
  return from > (top + bottom) / 2 && from - bottom < NEAR * high
}
