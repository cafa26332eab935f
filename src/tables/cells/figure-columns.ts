import type { Grid, GridCell } from '../grid/grid.ts'
import { DIGITS, isPrinted, mendedByColumn, textOf } from './mended.ts'

/** Figures a column needs to have a shape, the share of them that has it, and has it as it is. */
const LEAST_FIGURES = 4
const LEAST_SHARE = 0.6
const LEAST_CLEAN = 0.5
/** Digits from which a figure's groups are seen. */
const LONG = 5

/** What figures of a column have in common. */
interface Shape {
  /** Between whole and fraction, or hours and minutes; null = whole figures. */
  readonly sign: '.' | ',' | ':' | null
  /** Digits behind it. */
  readonly after: number
}

const FIGURE =
  /^(?<before>[-−–+(]?\s?(?:\p{Sc}\s?)?)(?<whole>\d{1,3}(?:[ .,'’]\d{3})+|\d+)(?:(?<sign>[.,:])(?<fraction>\d+))?(?<behind>\s?%?\)?[*†‡"'”’°®ªº¹²³]*)$/u
/** Rests of rules and dirt; no minus, and nothing that a raised letter is read as. */
const DIRT_BEFORE = /^[[{|`.,;:_]+\s*|^\((?=[^)]*$)\s*/
const DIRT_BEHIND = /(?<!\s)\s*(?<![\]}|`.,;:_])[\]}|`.,;:_]+$|\)$(?<=^[^(]*)/
/** Digits that were all read as letters. */
const ONES = /^[IlO]{1,3}$/
const TIME: Shape = { sign: ':', after: 2 }
/** Times that tell that the other figures of their column are some as well, with a digit for the colon. */
const LEAST_TIMES = 2
/** What digits are read as: amounts have their dollars in front. */
const READ_AS: Readonly<Record<string, string>> = { ...DIGITS, $: '5' }

/**
 * Figures that were recognised, as those of their column are: what stands out in a column of `12.5`
 * or `08:15` by a letter, a rest of a rule, another sign or none at all was misread. Nothing is
 * changed that has the shape already, comes from a text layer or cannot be brought to the shape by
 * small changes.
 */
export const withFiguresOfColumns = (cells: readonly GridCell[], grid: Grid): GridCell[] =>
  mendedByColumn(cells, grid, (body) =>
    mendedIn(body.filter((cell) => isFigures(textOf(cell)) || ONES.test(textOf(cell)))),
  )

const withoutDirt = (text: string): string => text.replace(DIRT_BEFORE, '').replace(DIRT_BEHIND, '')

/** Whether most of it is digits. */
function isFigures(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits > 0 && 2 * digits >= text.replace(/\s/g, '').length
}

function mendedIn(cells: readonly GridCell[]): Map<GridCell, string> {
  const mended = new Map<GridCell, string>()
  const texts = cells.map(textOf)
  const shape = areTimes(texts) ? TIME : usualShape(texts)
  if (!shape) return mended
  // One bracket may be the rest of two where others have two: they say minus.
  const isBracketed = cells.some((cell) => {
    const text = textOf(cell)
    const at = text.indexOf('(')
    return at >= 0 && text.indexOf(')', at) > at
  })
  const usual = cells.filter((cell) => has(textOf(cell), shape))
  const groups = groupSignOf(usual.map(textOf))
  // Amounts have their dollars at the top, beside the total, or mostly; those of few below others without any are fives.
  const withDollars = cells.filter((cell) => /^\$\d/.test(textOf(cell)))
  const areFives = !textOf(cells[0]!).includes('$') && 2 * withDollars.length < cells.length
  for (const [i, cell] of cells.entries()) {
    if (isPrinted(cell)) continue
    const text = textOf(cell)
    if (isBracketed && /[()]/.test(text)) continue
    const isFive = areFives && i < cells.length - 1
    const read = isFive ? text.replace(/^\$(?=\d)/, READ_AS.$!) : text
    const inShape = has(read, shape) ? read : mend(read, shape)
    const result = inShape === null || groups === null ? inShape : grouped(inShape, groups)
    if (result !== null && result !== text) mended.set(cell, result)
  }
  return mended
}

/** The shape of most; null when there is none. */
function usualShape(texts: readonly string[]): Shape | null {
  const shapes = Map.groupBy(
    texts.map((text) => shapeOf(withoutDirt(text))),
    (shape) => shape && `${shape.sign}${shape.after}`,
  )
  shapes.delete(null)
  const [most] = [...shapes.values()].sort((a, b) => b.length - a.length)
  if (!most || most.length < LEAST_FIGURES || most.length < LEAST_SHARE * texts.length) return null
  const clean = texts.filter((text) => has(text, most[0]!))
  return clean.length < LEAST_CLEAN * texts.length ? null : most[0]!
}

/** Are some times, and all others what times are read as? */
function areTimes(texts: readonly string[]): boolean {
  const others = texts.filter((text) => !has(text, TIME))
  return (
    texts.length >= LEAST_FIGURES &&
    texts.length - others.length >= LEAST_TIMES &&
    others.every((text) => has(withColon(text), TIME))
  )
}

/** Hours and minutes with another digit between them; four digits whose first two are hours may lack it. */
const withColon = (text: string): string =>
  text.replace(/^([01]\d|2[0-3]|[3-9])\d(?=[0-5]\d$)/, '$1:')

function shapeOf(text: string): Shape | null {
  const parts = FIGURE.exec(text)?.groups
  if (!parts) return null
  if (parts.fraction !== undefined)
    return { sign: parts.sign as Shape['sign'], after: parts.fraction.length }
  // `0.125` has no groups of three.
  const small = /^0([.,])(\d{3})$/.exec(parts.whole!)
  return small ? { sign: small[1] as Shape['sign'], after: 3 } : { sign: null, after: 0 }
}

const has = (text: string, { sign, after }: Shape): boolean => {
  const shape = shapeOf(text)
  if (shape?.sign !== sign || shape.after !== after) return false
  return sign !== ':' || /(?<!\d)[0-2]?\d:[0-5]\d/.test(text)
}

/** The text after the first changes that bring it to the shape; null when none do. */
function mend(text: string, shape: Shape): string | null {
  const clean = withoutDirt(text)
  if (has(clean, shape)) return clean
  const tight = shape.sign ? clean.replace(/(?<=\d)\s*([.,:])\s*(?=\d)/g, '$1') : clean
  // A letter behind a whole figure is rather a footnote's.
  const isWhole = shape.sign === null && !ONES.test(tight)
  const digits = tight.replace(/[A-Za-z$]/g, (letter, at: number) =>
    isWhole && (at === 0 || at === tight.length - 1) ? letter : (READ_AS[letter] ?? letter),
  )
  if (has(digits, shape)) return digits
  if (!shape.sign || isRange(digits)) return null
  const signed = withSign(digits, shape)
  if (has(signed, shape)) return signed
  const once = signed.replace(/[.,](?=.*[.,])/g, '')
  if (has(once, shape)) return once
  if (shape.sign !== ':') return null
  const time = withColon(digits)
  return has(time, shape) ? time : null
}

/** The first sign with as many digits behind it as the shape has becomes the shape's own. */
function withSign(text: string, { sign, after }: Shape): string {
  for (const match of text.matchAll(/(?<=\d)[-.,:;·](?=(\d+))/g))
    if (match[1]!.length === after)
      return text.slice(0, match.index) + sign + text.slice(match.index + 1)
  return text
}

/** From a number up to a larger one, or the season of two years. */
function isRange(text: string): boolean {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? []
  return to !== undefined && (Number(from) < Number(to) || /^(?:19|20)\d\d$/.test(from!))
}

/** What parts the thousands of a column's long figures; null where most have nothing there. */
function groupSignOf(texts: readonly string[]): string | null {
  const wholes = texts.flatMap((text) => FIGURE.exec(text)?.groups?.whole ?? [])
  const long = wholes.filter((whole) => whole.replace(/\D/g, '').length >= LONG)
  const signs = long.flatMap((whole) => /\D/.exec(whole)?.[0] ?? [])
  if (signs.length < LEAST_FIGURES || signs.length < LEAST_SHARE * long.length) return null
  return signs.every((sign) => sign === signs[0]) ? signs[0]! : null
}

/** A long figure with its thousands parted. */
const grouped = (text: string, sign: string): string =>
  text.replace(FIGURE, (all, _before, whole: string) =>
    /^\d+$/.test(whole) && whole.length >= LONG
      ? all.replace(whole, whole.replace(/\B(?=(?:\d{3}){1,20}$)/g, sign))
      : all,
  )
