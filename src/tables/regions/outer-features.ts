import type { Box } from '../../document/box.ts'
import { type Fragment, isNumeric } from '../grid/cut-line.ts'
import { cutLines } from '../grid/fragments.ts'
import type { Grid } from '../grid/grid.ts'
import { isYear } from '../grid/head.ts'
import type { Ruling } from '../marks/ruling.ts'
import { linesBetween, type Rulings } from '../marks/rulings.ts'
import { isBareUnit } from '../text/bare-units.ts'
import { isNumbered } from '../text/caption.ts'
import { type Chunk, lineOf, type TextLine, textOf } from '../text/text-lines.ts'
import { median, type Units } from '../text/units.ts'
import { CLOSE, CLOSING, type Measured, patternOf, sizeOfAll } from './measured-table.ts'

/** What is asked of a line above or below a table, in the order of the weights. */
export const FEATURES = [
  'of the region',
  'beyond walls',
  'lines between it and the core',
  'columns of the table, logarithm',
  'lines of the core, logarithm',
  'distance in usual steps, logarithm',
  'over 1.2 steps',
  'over 1.7 steps',
  'over 2.3 steps',
  'the next line outwards stands further off, logarithm',
  "the next line outwards is another table's",
  'columns filled, share',
  'two texts',
  'three texts or more',
  'one text in the first column',
  'one text in another column',
  'one text over some columns',
  'one text from the first column on over others',
  'one text in the middle of the table',
  'one text across gutters, its spaces no wider there',
  'begins in line with the first column',
  'texts of other columns in line, share',
  'two of them or more in line',
  'such texts none of which is in line',
  'texts over some columns, in their middle',
  'begins as a text of the next line inwards does',
  'a shade as wide as the table',
  'a rule all across outwards',
  'a rule all across inwards',
  'rules all across on both sides',
  'a rule all across further inwards',
  'rules all across inwards and further inwards',
  'rules under some columns inwards, share of texts',
  'such rules, and one all across outwards',
  'such rules, and one all across further inwards',
  'text beside the table',
  'running text',
  'a mark of notes',
  'smaller letters',
  'larger letters',
  'bold',
  'bold beside bold',
  'figures in columns of figures, share',
  'other texts in columns of figures, share',
  'figures in columns of texts, share',
  'ends with a colon',
  'ends with a stop',
  'begins with a small letter',
  'many words in one text',
  'no digits',
  'lines of the core fill the same columns, share',
  'one text, and lines of the core have one, share',
  'one text, set as one of those is',
  'one text over 1.2 steps off',
  'one text that ends with a stop and has many words',
  "leaning letters, and the core's stand upright",
  'bold, and the core is not',
  'light letters beside bold ones',
  'further off than a line like heads, and no head of heads',
  'the same, of three texts or more',
  'labels with what they say, share of texts',
  'less than a step off, beside the texts of the next line inwards',
  'letters against those of the core',
  'its width against that of the table',
  'words, logarithm',
  'columns under its widest text, share',
  'texts over columns that each have a text in the next line inwards, share',
  'columns filled in the next line inwards, share',
  'figures in the next line inwards, share of texts',
  'the next line inwards is bold',
  'a line nearer to the table is like heads',
  'the next line outwards fills the same columns',
  'the next line outwards is one text',
  'the next line outwards is running text',
  'the next line outwards stands off, in usual steps, logarithm',
  'the next line outwards is a numbered caption',
  'ends with a day, a time of day or a numbered word',
] as const

/** In ems: sides in line, sides of marks, and text that goes on beside a table. */
const IN_LINE = 0.3
const CENTRED = 0.8
const SAME_SIDE = 1.5
const BESIDE = 2
/** A gap at a gutter is wider than the spaces between words, so often at least. */
const WIDER = 1.5
const SMALLER = 0.93
const LARGER = 1.08
/** A line of heads fills this share of the columns. */
const MOST_COLUMNS = 0.6
/** Lines that are nearer than this, in usual steps, stand in the middle beside each other's. */
const PART_OF_STEP = 0.8
/** Words in one text. */
const MANY = 9
const SENTENCE = 5
/** Rules of a head are looked for on so many line pitches. */
const HEAD = 6
/** Marks of notes, and a word with a colon before them. */
const NOTE = /^(?:[*†‡§¹²³⁴]|\(?[a-z\d]\)(?:\s|$)|\p{Lu}\p{Ll}+:(?:\s|$))/u

/** `30.11.24`, `18:04`, `Page 2`: what stands over a report. */
const DATED = /\d[./-]\d{1,2}[./-]\d|\d:\d\d|\p{L}{3}[.:]? 0*\d{1,3}$/u

/** A line and what stands around it. */
export interface Place {
  readonly line: TextLine
  /** Its chunks that stand over or under the table, left to right. */
  readonly inside: readonly Chunk[]
  readonly side: 'above' | 'below'
  /** The line before it, seen from the table. */
  readonly inwards: TextLine
  /** All that were looked at before it, the nearest first. */
  readonly inner: readonly TextLine[]
  /** The line behind it within the table's sides, if any. */
  readonly outwards: TextLine | undefined
  /** Is that one another table's? */
  readonly isOther: boolean
  /** The columns that a line nearer to the table fills which is like its heads; none where none is. */
  readonly headColumns: ReadonlySet<number>
  /** Does the region have it, or is it beyond its walls? */
  readonly isOwn: boolean
  readonly isBeyondWalls: boolean
  /** Chunks of the line behind it that may be the table's as well. */
  readonly outside: readonly Chunk[]
}

/** Values of FEATURES. */
export function outerFeatures(
  place: Place,
  {
    grid,
    box,
    size,
    sides,
    step,
    figures,
    patterns,
    lone,
    loneShare,
    isItalic,
    isBold: isBoldCore,
  }: Measured,
  prose: ReadonlySet<Chunk>,
  rulings: Rulings,
  { em, pitch }: Units,
): number[] {
  const { line, inside, side, inwards, inner, outwards, isOther, headColumns, outside } = place
  const words = inside.flatMap((chunk) => chunk.words)
  const text = textOf(words)
  const marks = rulesAround(line, inwards, inner, side, box, rulings.horizontal, inside, {
    em,
    pitch,
  })
  const cut = fragmentsOf(inside, grid, em)
  const alone = cut.filter(({ first, last }) => first === last)
  const over = cut.filter(({ first, last }) => first < last)
  const one = cut.length === 1 ? cut[0] : undefined
  const isSame = (a: number, b: number, within = IN_LINE) => Math.abs(a - b) <= within * em
  const isSetAs = (a: Fragment, b: Fragment) =>
    (isSame(a.x0, b.x0) || isSame((a.x0 + a.x1) / 2, (b.x0 + b.x1) / 2)) &&
    a.words[0]!.font?.bold === b.words[0]!.font?.bold
  const further = alone.filter(({ first }) => first > 0)
  const inLine = further.filter(({ first, x0, x1 }) => {
    const [left, right, centre] = sides[first]!
    return isSame(x0, left) || isSame(x1, right) || isSame((x0 + x1) / 2, centre)
  }).length
  const centred = over.filter(({ first, last, x0, x1 }) =>
    isSame((x0 + x1) / 2, (sides[first]![0] + sides[last]![1]) / 2, CENTRED),
  ).length
  const gap = Math.max(Math.abs(line.baseline - inwards.baseline), 0.1 * em)
  const steps = gap / step
  const outer = outwards ? Math.abs(outwards.baseline - line.baseline) / gap : Number.MAX_VALUE
  const isShaded = rulings.shades.some(
    (shade) =>
      shade[1] < (line.box[1] + line.box[3]) / 2 &&
      shade[3] > (line.box[1] + line.box[3]) / 2 &&
      Math.abs(shade[0] - box[0]) < SAME_SIDE * em &&
      Math.abs(shade[2] - box[2]) < SAME_SIDE * em,
  )
  const isBeyond =
    inside[0]!.x0 < box[0] - em ||
    inside.at(-1)!.x1 > box[2] + em ||
    line.chunks.some(
      ({ x0, x1 }) =>
        (x1 <= box[0] && x1 > box[0] - BESIDE * em) || (x0 >= box[2] && x0 < box[2] + BESIDE * em),
    )
  const letters = sizeOfAll(words) / size
  const isBold = words.every((word) => word.font?.bold)
  const inFigures = alone.filter(({ first }) => figures[first])
  const inTexts = alone.filter(({ first }) => first > 0 && !figures[first])
  const pattern = patternOf(cut)
  const alike = patterns.filter((other) => other === pattern).length
  const isBoldInwards = inwards.words.every((word) => word.font?.bold)
  const filled = cut.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  // What stands over columns that heads leave free is a head of theirs.
  const isBehindHead =
    headColumns.size > 0 &&
    marks.own === 0 &&
    centred === 0 &&
    cut.every(({ first, last }) => headColumns.has(first) || headColumns.has(last))
  const next = fragmentsOf(
    inwards.chunks.filter(({ x0, x1 }) => x1 > box[0] - em && x0 < box[2] + em),
    grid,
    em,
  )
  const beyond = outside.length > 0 ? fragmentsOf(outside, grid, em) : []
  const hasNext = (c: number) => next.some(({ first, last }) => first === c && last === c)
  const overHeads = over.filter(({ first, last }) => {
    for (let c = first; c <= last; c++) if (!hasNext(c)) return false
    return true
  }).length
  const widths = cut.map(({ first, last }) => last - first + 1)
  const away = outwards ? Math.abs(outwards.baseline - line.baseline) / step : Number.MAX_VALUE
  return [
    +place.isOwn,
    +place.isBeyondWalls,
    inner.length - 1,
    Math.log(grid.columns.length),
    Math.log(patterns.length + 1),
    Math.log(Math.min(4, Math.max(0.25, steps))),
    +(steps > 1.2),
    +(steps > 1.7),
    +(steps > 2.3),
    Math.log(Math.min(4, Math.max(0.25, outer))),
    +isOther,
    filled / grid.columns.length,
    +(cut.length === 2),
    +(cut.length > 2),
    +(one?.first === 0 && one.last === 0),
    +(one !== undefined && one.first === one.last && one.first > 0),
    +(one !== undefined && one.first < one.last && one.first > 0),
    +(one?.first === 0 && one.last > 0),
    +(one !== undefined && isSame((one.x0 + one.x1) / 2, (box[0] + box[2]) / 2, 1)),
    +(inside.length > 1 && cut.length === 1),
    +(cut[0]!.first === 0 && isSame(cut[0]!.x0, sides[0]![0])),
    inLine / cut.length,
    +(inLine > 1),
    +(further.length > 0 && inLine === 0),
    centred / cut.length,
    +inside.some(({ x0 }) => inwards.chunks.some((other) => isSame(x0, other.x0))),
    +isShaded,
    +marks.outwards,
    +marks.inwards,
    +(marks.outwards && marks.inwards),
    +marks.further,
    +(marks.inwards && marks.further),
    marks.own,
    marks.outwards ? marks.own : 0,
    marks.further ? marks.own : 0,
    +isBeyond,
    +inside.some((chunk) => prose.has(chunk)),
    +NOTE.test(text),
    +(letters < SMALLER),
    +(letters > LARGER),
    +isBold,
    +(isBold && isBoldInwards),
    inFigures.filter(isValue).length / cut.length,
    inFigures.filter((fragment) => !isValue(fragment)).length / cut.length,
    inTexts.filter(isNumeric).length / cut.length,
    +/:$/.test(text),
    +/\p{L}\.$/u.test(text),
    +/^\p{Ll}/u.test(text),
    +cut.some(({ words }) => words.length > MANY),
    +!/\p{N}/u.test(text),
    alike / patterns.length,
    one ? loneShare : 0,
    +(
      one !== undefined &&
      lone.some((other) => other.words[0] !== one.words[0] && isSetAs(other, one))
    ),
    +(one !== undefined && steps > 1.2),
    +(one !== undefined && words.length >= SENTENCE && /\.$/u.test(text)),
    +(words.every((word) => word.font?.italic) && !isItalic),
    +(isBold && !isBoldCore),
    +(!words.some((word) => word.font?.bold) && isBoldInwards),
    +isBehindHead,
    +(isBehindHead && cut.length > 2),
    inside.filter((chunk) => chunk.words.slice(0, -1).some(({ text }) => /\p{L}:$/u.test(text)))
      .length / inside.length,
    +(
      steps < PART_OF_STEP &&
      inside.every(({ x0, x1 }) => inwards.chunks.every((other) => other.x0 > x1 || other.x1 < x0))
    ),
    Number.isNaN(letters) ? 1 : Math.min(2, letters),
    Math.min(1.5, (inside.at(-1)!.x1 - inside[0]!.x0) / (box[2] - box[0])),
    Math.log(words.length),
    Math.max(...widths) / grid.columns.length,
    overHeads / cut.length,
    next.reduce((sum, { first, last }) => sum + last - first + 1, 0) / grid.columns.length,
    next.filter(isValue).length / Math.max(1, next.length),
    +isBoldInwards,
    +(headColumns.size > 0),
    +(beyond.length > 0 && patternOf(beyond) === pattern),
    +(beyond.length === 1),
    +outside.some((chunk) => prose.has(chunk)),
    Math.log(Math.min(4, Math.max(0.25, away))),
    +(outside.length > 0 && isNumbered(textOf(outside[0]!.words))),
    +DATED.test(text),
  ]
}

/**
 * The columns of a line that is like a table's heads: it fills most, and those of figures with others.
 *
 * @return none where it is not
 */
export function columnsOfHead(
  inside: readonly Chunk[],
  { grid, figures }: Measured,
  em: number,
): ReadonlySet<number> {
  const cut = fragmentsOf(inside, grid, em)
  const filled = new Set(
    cut.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  )
  const over = cut.filter(({ first, last }) => figures.slice(first, last + 1).some(Boolean))
  const isHead =
    filled.size >= MOST_COLUMNS * grid.columns.length && over.length > 0 && !over.some(isNumeric)
  if (!isHead) return NONE
  // Units do without a name over them in no table.
  for (const { first, last, words } of cut)
    if (isBareUnit(textOf(words))) for (let c = first; c <= last; c++) filled.delete(c)
  return filled
}

const NONE: ReadonlySet<number> = new Set()

/** A figure, and no year, which heads columns as often. */
const isValue = (fragment: Fragment): boolean =>
  isNumeric(fragment) && !isYear(fragment.words[0]!.text)

/** The texts of a line, cut at the gutters; one where it runs across them as if there were none. */
function fragmentsOf(
  inside: readonly Chunk[],
  { separators, columns }: Grid,
  em: number,
): readonly Fragment[] {
  const line = lineOf(
    inside.flatMap(({ words }) => words),
    em,
  )
  const { fragments } = cutLines([line], separators, columns, [], em)[0]!
  if (fragments.length < 2) return fragments
  const gaps = fragments.flatMap(({ words }) =>
    words.slice(1).map(({ box }, i) => box[0] - words[i]!.box[2]),
  )
  const between = fragments.slice(1).map(({ x0 }, i) => x0 - fragments[i]!.x1)
  if (gaps.length === 0 || median(between) >= WIDER * median(gaps)) return fragments
  const [first, last] = [fragments[0]!, fragments.at(-1)!]
  const words = fragments.flatMap((fragment) => fragment.words)
  return [{ words, x0: first.x0, x1: last.x1, first: first.first, last: last.last }]
}

/** Rules around a line: all across the table before, behind and further inwards, and its own. */
function rulesAround(
  line: TextLine,
  inwards: TextLine,
  inner: readonly TextLine[],
  side: 'above' | 'below',
  [x0, , x1]: Box,
  horizontal: readonly Ruling[],
  inside: readonly Chunk[],
  { em, pitch }: Units,
) {
  const isWhole = (rule: Ruling) =>
    Math.min(rule.to, x1) - Math.max(rule.from, x0) >= CLOSING * (x1 - x0) &&
    rule.from > x0 - 2 * SAME_SIDE * em &&
    rule.to < x1 + 2 * SAME_SIDE * em
  const some = (from: number, to: number) => linesBetween(horizontal, from, to)
  const y = (line.box[1] + line.box[3]) / 2
  const next = (inwards.box[1] + inwards.box[3]) / 2
  const between = side === 'above' ? some(y, next) : some(next, y)
  const behind =
    side === 'above' ? some(line.box[1] - CLOSE * pitch, y) : some(y, line.box[3] + CLOSE * pitch)
  const further =
    side === 'above' ? some(next, next + HEAD * pitch) : some(next - HEAD * pitch, next)
  const isPartial = (rule: Ruling) =>
    !isWhole(rule) || rule.from > x0 + SAME_SIDE * em || rule.to < x1 - SAME_SIDE * em
  const last = inner.at(-1)!
  // What stands beside heads of two rows, in the middle, stands between them as well.
  const partial = (side === 'above' ? some(y, (last.box[1] + last.box[3]) / 2) : between).filter(
    (rule) => isPartial(rule) && !inner.some((other) => isBetween(rule, y, other)),
  )
  const isOver = ({ x0, x1 }: Chunk, { from, to }: Ruling) => from < x0 + em && to > x1 - em
  const own = inside.filter((chunk) => partial.some((rule) => isOver(chunk, rule)))
  return {
    outwards: behind.some(isWhole),
    inwards: between.some(isWhole),
    further: further.some(isWhole),
    own: own.length / inside.length,
  }
}

/** Does a line have a text over the width of a rule, between it and another place? */
function isBetween({ at, from, to }: Ruling, y: number, { box, chunks }: TextLine): boolean {
  const middle = (box[1] + box[3]) / 2
  const [top, bottom] = at < y ? [at, y] : [y, at]
  return middle > top && middle < bottom && chunks.some(({ x0, x1 }) => x0 < to && x1 > from)
}
