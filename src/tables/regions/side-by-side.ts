import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/rulings.ts'
import { isNumbered } from '../text/caption.ts'
import { type Chunk, isFigure, type TextLine, textLines, textOf } from '../text/text-lines.ts'
import { median, type Units } from '../text/units.ts'

/** One side ends above the other when they end this far apart, in line pitches. */
const ENDS_ABOVE = 0.5
/** A strip between two tables is at least this wide, in ems. */
const LEAST_STRIP = 1
/** And is one of so many widest ones. */
const MOST_STRIPS = 8
/** Where nothing else tells tables apart but their ends: this wide, and so often as wide as others. */
const WIDE_STRIP = 2.5
const WIDER = 1.6
/** So many lines of a side have two texts or more, and this share of all its lines. */
const LEAST_LINES = 3
const LEAST_SHARE = 0.6
/** Rules reach this far above the first and below the last line, in line pitches. */
const RULE_NEAR = 1.5
/** Of a side's width that one of its own rules runs along. */
const OWN_RULE = 0.8
const OWN_RULES = 2
/** Lines of two tables stand in line by chance, in ems; so many of one table's do. */
const IN_LINE = 0.25
const MOST_IN_LINE = 0.5
/** A column of words, or of figures, holds this share of them. */
const MOSTLY = 0.7

/** The tables that a region holds beside each other, left to right; mostly one. */
export function sideBySide(
  region: Region,
  words: readonly Word[],
  horizontal: readonly Ruling[],
  units: Units,
): Region[] {
  const lines = textLines(words, units.em)
  const strips = stripsOf(lines)
    .filter((strip) => widthOf(strip) >= LEAST_STRIP * units.em)
    .sort((a, b) => widthOf(b) - widthOf(a))
    .slice(0, MOST_STRIPS)
  for (const strip of strips) {
    const left = sideOf(words, units.em, ({ box }) => box[2] <= strip.from)
    const right = sideOf(words, units.em, ({ box }) => box[0] >= strip.to)
    if (!left || !right) continue
    const widest = Math.max(0, ...strips.filter((other) => other !== strip).map(widthOf))
    if (!areApart(left, right, strip, widest, horizontal, units)) continue
    return [left, right].map(withoutNumber).flatMap((side) => {
      const box = unionOf(side.map((word) => word.box))
      return sideBySide({ kind: region.kind, box }, side, horizontal, units)
    })
  }
  return [region]
}

interface Strip {
  readonly from: number
  readonly to: number
}

const widthOf = ({ from, to }: Strip): number => to - from

/** Strips that no text reaches into. */
function stripsOf(lines: readonly TextLine[]): Strip[] {
  const chunks = lines.flatMap((line) => line.chunks).sort((a, b) => a.x0 - b.x0)
  const strips: Strip[] = []
  let end = chunks[0]?.x1 ?? 0
  for (const { x0, x1 } of chunks) {
    if (x0 > end) strips.push({ from: end, to: x0 })
    end = Math.max(end, x1)
  }
  return strips
}

interface Side {
  readonly box: Region['box']
  readonly words: readonly Word[]
  readonly lines: readonly TextLine[]
}

/** What stands on one side of a strip; null where that is no table on its own. */
function sideOf(words: readonly Word[], em: number, isThere: (word: Word) => boolean): Side | null {
  const own = words.filter(isThere)
  const lines = textLines(own, em)
  const many = lines.filter((line) => line.chunks.length > 1).length
  if (many < LEAST_LINES || many < LEAST_SHARE * lines.length) return null
  return { box: unionOf(own.map((word) => word.box)), words: own, lines }
}

function areApart(
  left: Side,
  right: Side,
  strip: Strip,
  widest: number,
  horizontal: readonly Ruling[],
  { em, pitch }: Units,
): boolean {
  if (areNumbered(left, right)) return true
  const [top, bottom] = [Math.min(left.box[1], right.box[1]), Math.max(left.box[3], right.box[3])]
  const near = horizontal.filter(
    ({ at }) => at > top - RULE_NEAR * pitch && at < bottom + RULE_NEAR * pitch,
  )
  if (near.some((rule) => rule.from < strip.from && rule.to > strip.to)) return false
  if (hasOwnRules(left, near) && hasOwnRules(right, near)) return true
  if (haveSameHead(left, right) || areOutOfLine(left, right, em)) return true
  return (
    widthOf(strip) >= Math.max(WIDE_STRIP * em, WIDER * widest) &&
    Math.abs(left.box[3] - right.box[3]) > ENDS_ABOVE * pitch &&
    isList(left) &&
    isList(right)
  )
}

/** Does each begin with a number of its own, as tables have? */
const areNumbered = (...sides: readonly Side[]): boolean => sides.every(beginsWithNumber)

const beginsWithNumber = ({ lines: [first] }: Side): boolean => isNumbered(textOf(first!.words))

/** A side's words, those of the line that numbers it left out: it stands over the table. */
function withoutNumber(side: Side): readonly Word[] {
  if (!beginsWithNumber(side)) return side.words
  const number = new Set(side.lines[0]!.words)
  return side.words.filter((word) => !number.has(word))
}

function hasOwnRules({ box }: Side, rules: readonly Ruling[]): boolean {
  const own = rules.filter(
    ({ from, to }) => Math.min(to, box[2]) - Math.max(from, box[0]) >= OWN_RULE * (box[2] - box[0]),
  )
  return own.length >= OWN_RULES
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

/** The texts of a first line that has one for every column; null where it has not, or figures. */
function headOf({ lines }: Side): string[] | null {
  const head = lines.find((line) => line.chunks.length > 1)!
  const usual = median(lines.filter((line) => line !== head).map((line) => line.chunks.length))
  if (head.chunks.length !== usual || head.words.some(isFigure)) return null
  return head.chunks.map(({ words }) => textOf(words))
}

/** Rows of one table stand in line; those of two do only where both happen to. */
function areOutOfLine(left: Side, right: Side, em: number): boolean {
  const from = Math.max(left.box[1], right.box[1])
  const to = Math.min(left.box[3], right.box[3])
  const beside = ({ lines }: Side) =>
    lines.filter((line) => line.baseline > from && line.baseline < to + IN_LINE * em)
  const [here, there] = [beside(left), beside(right)]
  if (here.length < LEAST_LINES || there.length < LEAST_LINES) return false
  const [few, many] = here.length < there.length ? [here, there] : [there, here]
  const inLine = few.filter((line) =>
    many.some((other) => Math.abs(other.baseline - line.baseline) <= IN_LINE * em),
  )
  return inLine.length <= MOST_IN_LINE * few.length
}

/** Words in the first column, figures in the last one. */
function isList({ lines }: Side): boolean {
  const rows = lines.slice(1).filter((line) => line.chunks.length > 1)
  const shareOf = (isThat: (line: TextLine) => boolean) => rows.filter(isThat).length / rows.length
  return (
    shareOf((line) => !isFigures(line.chunks[0]!)) >= MOSTLY &&
    shareOf((line) => isFigures(line.chunks.at(-1)!)) >= MOSTLY
  )
}

const isFigures = ({ words }: Chunk): boolean => words.every(isFigure)
