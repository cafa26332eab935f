import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { PARTINGS } from '../../scoring/fitted.ts'
import type { Strip } from '../grid/gutter-candidates.ts'
import type { Region } from '../grid/region.ts'
import { linesBetween } from '../marks/rulings.ts'
import { isFigure, type TextLine, textLines } from '../text/text-lines.ts'
import { median, type Units } from '../text/units.ts'
import { bestParting, type Hear, type LookAt, lookedAt, type Parted, type Parting } from './look.ts'
import { sizeOfAll } from './measured-table.ts'
import { columnSigns, type PageText, widthOf } from './page-columns.ts'
import { stripsOf } from './side-candidates.ts'

/** A strip between a table and a text is at least this wide, in ems: narrower ones part words. */
const LEAST_STRIP = 0.7
/** And is one of so many widest ones: more are not looked at. */
const MOST_STRIPS = 8
/** A table has so many lines of two texts, a text beside it has fewer. */
const LEAST_ROWS = 2
/** Rules reach this far above the first and below the last line, in line pitches. */
const RULE_NEAR = 1.5
/** Of the table's width that one of its own rules runs along. */
const OWN_RULE = 0.8
/** Texts are in line this near each other, in ems. */
const IN_LINE = 0.25
/** A frame begins so near above a text, in ems. */
const FRAME = 3
/** Paragraphs stand so many times as far from each other as lines, or further. */
const ROOM = 1.25
/** A text of so many words is a sentence's. */
const SENTENCE = 4
/** From here on it is as good as more: ems and times as wide, as powers of two; pitches; rules; lines; columns; words; type. */
const MOST_WIDE = 4
const MOST_WIDER = 2
const MOST_APART = 3
const MOST_RULES = 3
const MOST_LINES = 16
const MOST_COLUMNS = 6
const MOST_WORDS = 8
const MOST_LARGER = 0.5

/** What speaks for and against a text beside a table; each from -1 to 1. */
export const FEATURES = [
  'width of the strip, in ems, logarithm',
  'width of the strip against the widest other, logarithm',
  'rules across the strip',
  'rules of the table that end at the strip',
  'a shade or a frame of its own behind the text',
  'a stroke in the strip, share of its height',
  'lines of the text out of line with those of the table, share',
  'lines of the table with nothing of the text in line, share',
  'nothing of the text in line with the first line of the table',
  'the text begins above the table',
  'the text begins below the first line of the table',
  'the text ends below the table',
  'the text ends above the last line of the table',
  'lines of the text that are figures, share',
  'words of the text with digits, share',
  'words in a line of the text, logarithm',
  'lines of the text that begin with a small letter, share',
  'lines of the text against the longest, on average',
  'lines of the text that begin in line, share',
  'lines of the text that end in line, share',
  'steps of the text against those of the table, logarithm',
  'type of the text against that of the table, logarithm',
  'type of another size',
  'the text stands on the right',
  'lines of the text, logarithm',
  'running text, share',
  'columns of the table',
  'lines of the table, logarithm',
  'the first line of the text is bold, and its others are not',
  'lines out of line, of a text on the right',
  'lines of many words, share',
] as const

interface Beside extends Parting {
  readonly table: readonly Word[]
  readonly text: readonly Word[]
}

/** Texts that may stand beside a table: strips that no text reaches into, with rows on one side and none on the other. */
export function textsBeside(words: readonly Word[], page: PageText, units: Units): Beside[] {
  const strips = stripsOf(textLines(words, units.em))
    .filter((strip) => widthOf(strip) >= LEAST_STRIP * units.em)
    .sort((a, b) => widthOf(b) - widthOf(a))
    .slice(0, MOST_STRIPS)
  return strips.flatMap((strip) => {
    const [left, right] = [
      words.filter(({ box }) => box[2] <= strip.from),
      words.filter(({ box }) => box[0] >= strip.to),
    ]
    const [one, other] = [left, right].map((own) => rowsIn(textLines(own, units.em)) >= LEAST_ROWS)
    if (one === other) return []
    const [table, text] = one ? [left, right] : [right, left]
    const widest = Math.max(units.em, ...strips.filter((some) => some !== strip).map(widthOf))
    const features = featuresOf(table, text, strip, widest, page, units)
    return [{ table, text, features, parts: () => [table, text] as const }]
  })
}

/**
 * The likeliest text that stands beside a table in a region, and is no column of it.
 *
 * @param hear of all places that were weighed
 */
export function likeliestTextBeside(
  region: Region,
  words: readonly Word[],
  page: PageText,
  units: Units,
  lookAt: LookAt,
  hear?: Hear,
): Parted | null {
  const candidates = textsBeside(words, page, units)
  const places = lookedAt(candidates, region, words, PARTINGS['text-beside'], units, lookAt)
  hear?.(places)
  const best = bestParting(places, PARTINGS['text-beside'])
  return best ? { odds: best.odds, parts: [best.place.table, best.place.text] } : null
}

const rowsIn = (lines: readonly TextLine[]): number =>
  lines.filter(({ chunks }) => chunks.length > 1).length

const between = (value: number, least = 0): number => Math.min(1, Math.max(least, value))

const logOf = (count: number, most: number): number => between(Math.log(count) / Math.log(most))

const share = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.filter(is).length / items.length

function featuresOf(
  table: readonly Word[],
  text: readonly Word[],
  strip: Strip,
  widest: number,
  page: PageText,
  { em, pitch }: Units,
): number[] {
  const [rows, lines] = [textLines(table, em), textLines(text, em)]
  const [own, its] = [unionOf(table.map(({ box }) => box)), unionOf(text.map(({ box }) => box))]
  const whole = unionOf([own, its])
  const near = page.rulings.horizontal.filter(
    ({ at }) => at > whole[1] - RULE_NEAR * pitch && at < whole[3] + RULE_NEAR * pitch,
  )
  const across = near.filter(({ from, to }) => from < strip.from && to > strip.to)
  const ends = near.filter(
    (rule) =>
      !across.includes(rule) &&
      Math.min(rule.to, own[2]) - Math.max(rule.from, own[0]) >= OWN_RULE * (own[2] - own[0]),
  )
  const isInLine = (a: TextLine, b: TextLine) => Math.abs(a.baseline - b.baseline) <= IN_LINE * em
  const centred = centredLines(lines, rows, em)
  const outOfLine = share(
    lines,
    (line) => !centred.has(line) && !rows.some((row) => isInLine(row, line)),
  )
  const isAlone = (row: TextLine) => !centred.has(row) && !lines.some((line) => isInLine(row, line))
  const [first, last] = [rows[0]!, rows.at(-1)!]
  const widths = lines.map(({ box }) => box[2] - box[0])
  const isRight = its[0] > own[0]
  const larger = between(Math.log(sizeOfAll(text) / sizeOfAll(table)) / MOST_LARGER, -1) || 0
  const inProse = new Set([...page.prose].flatMap(({ words }) => words))
  const sideInLine = (at: 0 | 2) =>
    Math.max(
      ...lines.map(({ box }) =>
        share(lines, (other) => Math.abs(other.box[at] - box[at]) <= IN_LINE * em),
      ),
    )
  const isBold = ({ words }: TextLine) => words.every(({ font }) => font?.bold)
  return [
    between(Math.log2(widthOf(strip) / em) / MOST_WIDE, -1),
    between(Math.log2(widthOf(strip) / widest) / MOST_WIDER, -1),
    between(across.length / MOST_RULES),
    between(ends.length / MOST_RULES),
    +isFramed(its, own, page, em),
    columnSigns(strip, whole, page, LEAST_STRIP * em).stroke,
    outOfLine,
    share(rows, isAlone),
    +isAlone(first),
    between((first.baseline - lines[0]!.baseline) / pitch / MOST_APART),
    between((lines[0]!.baseline - first.baseline) / pitch / MOST_APART),
    between((lines.at(-1)!.baseline - last.baseline) / pitch / MOST_APART),
    between((last.baseline - lines.at(-1)!.baseline) / pitch / MOST_APART),
    share(lines, ({ words }) => words.every(isFigure)),
    share(text, ({ text }) => /\p{N}/u.test(text)),
    logOf(text.length / lines.length, MOST_WORDS),
    share(lines, ({ words }) => /^\p{Ll}/u.test(words[0]!.text)),
    widths.reduce((sum, width) => sum + width, 0) / widths.length / Math.max(...widths),
    sideInLine(0),
    sideInLine(2),
    between(Math.log2(stepOf(lines, pitch) / stepOf(rows, pitch)), -1),
    larger,
    Math.abs(larger),
    +isRight,
    logOf(lines.length, MOST_LINES),
    share(text, (word) => inProse.has(word)),
    between(median(rows.map(({ chunks }) => chunks.length)) / MOST_COLUMNS),
    logOf(rows.length, MOST_LINES),
    +(lines.length > 1 && isBold(lines[0]!) && !lines.slice(1).some(isBold)),
    isRight ? outOfLine : 0,
    share(lines, ({ words }) => words.length >= SENTENCE),
  ]
}

/** Paragraphs whose middle is in line with the one line of the table beside them, as high cells are, and these lines. */
function centredLines(
  lines: readonly TextLine[],
  rows: readonly TextLine[],
  em: number,
): ReadonlySet<TextLine> {
  const centred = new Set<TextLine>()
  for (const own of paragraphsOf(lines)) {
    const [top, bottom] = [own[0]!.baseline, own.at(-1)!.baseline]
    const beside = rows.filter(
      ({ baseline }) => baseline > top - IN_LINE * em && baseline < bottom + IN_LINE * em,
    )
    if (beside.length !== 1) continue
    if (Math.abs(beside[0]!.baseline - (top + bottom) / 2) > IN_LINE * em) continue
    for (const line of [...own, ...beside]) centred.add(line)
  }
  return centred
}

/** Lines that follow each other with no more room than between any. */
function paragraphsOf(lines: readonly TextLine[]): TextLine[][] {
  const least = Math.min(...lines.slice(1).map(({ baseline }, i) => baseline - lines[i]!.baseline))
  const paragraphs: TextLine[][] = []
  for (const [i, line] of lines.entries())
    if (i > 0 && line.baseline - lines[i - 1]!.baseline < ROOM * least)
      paragraphs.at(-1)!.push(line)
    else paragraphs.push([line])
  return paragraphs
}

/** From baseline to baseline, as most are; in points. */
const stepOf = (lines: readonly TextLine[], pitch: number): number =>
  lines.length < 2
    ? pitch
    : Math.max(
        pitch / 2,
        median(lines.slice(1).map(({ baseline }, i) => baseline - lines[i]!.baseline)),
      )

/** Does a shade, or a frame, lie around a text and not around the table beside it? */
function isFramed(
  [x0, y0, x1, y1]: Box,
  table: Box,
  { rulings: { shades, horizontal, vertical } }: PageText,
  em: number,
): boolean {
  const [from, to] = x0 > table[0] ? [table[2] - em, Infinity] : [-Infinity, table[0] + em]
  const isOver = (left: number, right: number) =>
    left >= from && right <= to && left < x0 + em && right > x1 - em
  const isDown = (top: number, bottom: number) => top < y0 + em && bottom > y1 - em
  const walls = vertical.filter((wall) => isDown(wall.from, wall.to))
  return (
    shades.some(([left, top, right, bottom]) => isOver(left, right) && isDown(top, bottom)) ||
    (walls.some(({ at }) => at >= from && at < x0 + em) &&
      walls.some(({ at }) => at <= to && at > x1 - em) &&
      linesBetween(horizontal, y0 - FRAME * em, y0 + FRAME * em).some((rule) =>
        isOver(rule.from, rule.to),
      ))
  )
}
