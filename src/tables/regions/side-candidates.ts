import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Strip } from '../grid/gutter-candidates.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/ruling.ts'
import { isNumbered } from '../text/caption.ts'
import { type Chunk, isFigure, type TextLine, textLines, textOf } from '../text/text-lines.ts'
import { median, type Units } from '../text/units.ts'
import type { Parting } from './look.ts'
import { columnSigns, type PageText, widthOf } from './page-columns.ts'

/** A strip between two tables is at least this wide, in ems: narrower ones part words. */
const LEAST_STRIP = 0.7
/** And is one of so many widest ones: more are not looked at. */
const MOST_STRIPS = 8
/** A side with fewer lines of two texts has no rows. */
const LEAST_LINES = 2
/** Rules reach this far above the first and below the last line, in line pitches. */
const RULE_NEAR = 1.5
/** Of a side's width that one of its own rules runs along. */
const OWN_RULE = 0.8
/** Lines stand in line this near each other, in ems. */
const IN_LINE = 0.25
/** From here on it is as good as more: ems and times as wide, as powers of two; pitches; rules; lines; columns. */
const MOST_WIDE = 4
const MOST_WIDER = 2
const MOST_APART = 3
const MOST_RULES = 3
const MOST_LINES = 16
const MOST_COLUMNS = 6
const MOST_PROSE = 8

/** What speaks for and against two tables beside a strip; each from 0 to 1. */
export const FEATURES = [
  'width of the strip, in ems, logarithm',
  'width of the strip against the widest other, logarithm',
  'a number over each side',
  'rules across the strip',
  'rules of each side, fewer ones',
  'the same heads on both sides',
  'heads that are on both sides, share of the side with fewer',
  'the first head is the same on both sides',
  'lines of the shorter side out of line, share',
  'one in line with another, of many lines',
  'ends apart',
  'ends apart beside a wide strip',
  'begin apart',
  'words first on the right, share',
  'words first on both sides, share',
  'words first on the right, figures last on the left, share',
  'figures last on both sides, share',
  'lines of the shorter side, logarithm',
  'lines of several texts, share of the side with fewer',
  'columns of the side with fewer',
  'one side has as many columns as the other',
  'heads without figures over each side with them',
  'lines of running text on both sides above and below',
  'a stroke in the strip, share of its height',
  'a line of its own over each side',
  'columns of the same kinds on both sides',
  'numbers of rows go on from the left to the right',
] as const

/** A place at which a region may hold two tables side by side. */
export interface SideCandidate extends Parting {
  readonly left: Side
  readonly right: Side
}

/** What stands on one side of a strip. */
export interface Side {
  readonly box: Region['box']
  readonly words: readonly Word[]
  readonly lines: readonly TextLine[]
  /** Those of several texts. */
  readonly rows: readonly TextLine[]
}

/** The strips of a region that no text reaches into and that have rows on both sides, widest first. */
export function sideCandidates(
  words: readonly Word[],
  page: PageText,
  units: Units,
): SideCandidate[] {
  const strips = stripsOf(textLines(words, units.em))
    .filter((strip) => widthOf(strip) >= LEAST_STRIP * units.em)
    .sort((a, b) => widthOf(b) - widthOf(a))
    .slice(0, MOST_STRIPS)
  return strips.flatMap((strip) => {
    const left = sideOf(words, units.em, ({ box }) => box[2] <= strip.from)
    const right = left && sideOf(words, units.em, ({ box }) => box[0] >= strip.to)
    if (!right) return []
    const widest = Math.max(units.em, ...strips.filter((other) => other !== strip).map(widthOf))
    const features = featuresOf(left, right, strip, widest, page, units)
    return [{ left, right, features, parts: () => [left.words, right.words] as const }]
  })
}

/** Strips that no text reaches into. */
export function stripsOf(lines: readonly TextLine[]): Strip[] {
  const chunks = lines.flatMap((line) => line.chunks).sort((a, b) => a.x0 - b.x0)
  const strips: Strip[] = []
  let end = chunks[0]?.x1 ?? 0
  for (const { x0, x1 } of chunks) {
    if (x0 > end) strips.push({ from: end, to: x0 })
    end = Math.max(end, x1)
  }
  return strips
}

/** What stands on one side of a strip; null where that has no rows of its own. */
function sideOf(words: readonly Word[], em: number, isThere: (word: Word) => boolean): Side | null {
  const own = words.filter(isThere)
  // Each row has two texts.
  if (own.length < 2 * LEAST_LINES) return null
  const lines = textLines(own, em)
  const rows = lines.filter((line) => line.chunks.length > 1)
  if (rows.length < LEAST_LINES) return null
  return { box: unionOf(own.map((word) => word.box)), words: own, lines, rows }
}

function featuresOf(
  left: Side,
  right: Side,
  strip: Strip,
  widest: number,
  page: PageText,
  { em, pitch }: Units,
): number[] {
  const sides = [left, right]
  const top = Math.min(left.box[1], right.box[1]) - RULE_NEAR * pitch
  const bottom = Math.max(left.box[3], right.box[3]) + RULE_NEAR * pitch
  const near = page.rulings.horizontal.filter(({ at }) => at > top && at < bottom)
  const across = near.filter((rule) => rule.from < strip.from && rule.to > strip.to)
  const others = near.filter((rule) => !across.includes(rule))
  const own = between0And1(
    Math.min(...sides.map((side) => countOwnRules(side, others))) / MOST_RULES,
  )
  const wide = between0And1(Math.log2(widthOf(strip) / em) / MOST_WIDE)
  const endsApart = between0And1(Math.abs(left.box[3] - right.box[3]) / pitch / MOST_APART)
  const { few, inLine } = linesInLine(left, right, em)
  const lines = Math.min(...sides.map((side) => side.rows.length))
  const columns = sides.map(columnCount)
  const [words, otherWords] = sides.map((side) => shareOf(side, (row) => !isFigures(row[0]!)))
  const [figures, otherFigures] = sides.map((side) =>
    shareOf(side, (row) => isFigures(row.at(-1)!)),
  )
  const signs = columnSigns(strip, unionOf([left.box, right.box]), page, LEAST_STRIP * em)
  return [
    wide,
    between0And1((Math.log2(widthOf(strip) / widest) + MOST_WIDER) / (2 * MOST_WIDER)),
    sides.every(beginsWithNumber) ? 1 : 0,
    between0And1(across.length / MOST_RULES),
    own,
    haveSameHead(left, right) ? 1 : 0,
    sharedHeads(left, right),
    firstHead(left) === firstHead(right) && !/\d/.test(firstHead(left)) ? 1 : 0,
    few === 0 ? 0 : 1 - inLine / few,
    few === 0 ? 0 : (inLine / few) * between0And1(few / MOST_LINES),
    endsApart,
    endsApart * wide,
    between0And1(Math.abs(left.box[1] - right.box[1]) / pitch / MOST_APART),
    otherWords!,
    words! * otherWords!,
    otherWords! * figures!,
    figures! * otherFigures!,
    between0And1(Math.log(lines) / Math.log(MOST_LINES)),
    Math.min(...sides.map((side) => side.rows.length / side.lines.length)),
    between0And1(Math.min(...columns) / MOST_COLUMNS),
    columns[0] === columns[1] ? 1 : 0,
    sides.every(hasHead) ? 1 : 0,
    between0And1(signs.prose / MOST_PROSE),
    signs.stroke,
    sides.every((side) => beginsAlone(side, em)) ? 1 : 0,
    haveSameKinds(left, right) ? 1 : 0,
    goesOn(left, right) ? 1 : 0,
  ]
}

const between0And1 = (value: number): number => Math.min(1, Math.max(0, value))

/** Does a side begin with a number of its own, as tables have? */
export const beginsWithNumber = ({ lines: [first] }: Side): boolean =>
  isNumbered(textOf(first!.words))

const countOwnRules = ({ box }: Side, rules: readonly Ruling[]): number =>
  rules.filter(
    ({ from, to }) => Math.min(to, box[2]) - Math.max(from, box[0]) >= OWN_RULE * (box[2] - box[0]),
  ).length

/** Rows of one table stand in line; those of two do only where both happen to. */
function linesInLine(left: Side, right: Side, em: number): { few: number; inLine: number } {
  const from = Math.max(left.box[1], right.box[1])
  const to = Math.min(left.box[3], right.box[3])
  const beside = ({ lines }: Side) =>
    lines.filter((line) => line.baseline > from && line.baseline < to + IN_LINE * em)
  const [here, there] = [beside(left), beside(right)]
  const [few, many] = here.length < there.length ? [here, there] : [there, here]
  const inLine = few.filter((line) =>
    many.some((other) => Math.abs(other.baseline - line.baseline) <= IN_LINE * em),
  )
  return { few: few.length, inLine: inLine.length }
}

const columnCount = ({ rows }: Side): number => median(rows.map((line) => line.chunks.length))

/** Of a side's rows below the first, the share that are of a kind. */
function shareOf({ rows }: Side, isThat: (row: readonly Chunk[]) => boolean): number {
  const below = rows.slice(1)
  return below.filter(({ chunks }) => isThat(chunks)).length / below.length
}

const isFigures = ({ words }: Chunk): boolean => words.every(isFigure)

function hasHead({ rows: [first, ...others] }: Side): boolean {
  return !first!.words.some(isFigure) && others.some(({ words }) => words.some(isFigure))
}

/** The same heads over the columns of both, or over those of several on one side. */
function haveSameHead(left: Side, right: Side): boolean {
  const [one, other] = [left, right].map(headOf)
  if (!one || !other) return false
  const least = Math.min(one.length, other.length)
  if (least < 2 || Math.max(one.length, other.length) % least > 0) return false
  const heads = one.slice(0, least)
  return new Set(heads).size === least && heads.every((text, i) => text === other[i])
}

const firstHead = ({ rows }: Side): string => textOf(rows[0]!.chunks[0]!.words)

/** Of the texts of a head, the share that the other side's has as well. */
function sharedHeads(left: Side, right: Side): number {
  const [one, other] = [left, right].map(
    ({ rows }) => new Set(rows[0]!.chunks.map(({ words }) => textOf(words))),
  ) as [Set<string>, Set<string>]
  const both = [...one].filter((text) => other.has(text) && !/\d/.test(text)).length
  return both / Math.min(one.size, other.size)
}

/** The texts of a first line that has one for every column; null where it has not, or figures. */
function headOf(side: Side): string[] | null {
  const head = side.lines.find((line) => line.chunks.length > 1)!
  const usual = median(side.lines.filter((line) => line !== head).map((line) => line.chunks.length))
  if (head.chunks.length !== usual || head.words.some(isFigure)) return null
  return head.chunks.map(({ words }) => textOf(words))
}

/** Does a side begin with a line of one text at its left edge, as a heading does? */
const beginsAlone = ({ lines: [first], box }: Side, em: number): boolean =>
  first!.chunks.length === 1 && first!.box[0] - box[0] <= em

/** Are there as many columns on both sides, figures and others in the same order? */
function haveSameKinds(left: Side, right: Side): boolean {
  const [one, other] = [kindsOf(left), kindsOf(right)]
  return one === other && one.includes('figures') && one.includes('words')
}

function kindsOf(side: Side): string {
  const count = columnCount(side)
  const rows = side.rows.filter(({ chunks }) => chunks.length === count)
  return Array.from({ length: count }, (_, c) =>
    2 * rows.filter(({ chunks }) => isFigures(chunks[c]!)).length > rows.length
      ? 'figures'
      : 'words',
  ).join()
}

/** Do rows on both sides begin with numbers that count up, and those on the right behind those on the left? */
function goesOn(left: Side, right: Side): boolean {
  const numbers = [left, right].map(({ rows }) =>
    rows
      .map(({ words: [first] }) => first!.text)
      .filter((text) => /^\d+([.-]\d+)*[.)]?$/.test(text))
      .map((text) => text.split(/[.)-]/).map(Number)),
  )
  return numbers.every(({ length }) => length >= LEAST_LINES) && countsUp(numbers.flat())
}

const countsUp = (numbers: readonly (readonly number[])[]): boolean =>
  numbers.slice(1).every((number, i) => isLess(numbers[i]!, number))

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (const [i, part] of b.entries()) if (part !== a[i]) return part > (a[i] ?? -1)
  return false
}
