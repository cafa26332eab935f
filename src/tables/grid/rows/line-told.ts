import { isBareUnit } from '../../text/bare-units.ts'
import { textOf } from '../../text/text-lines.ts'
import { type CutLine, type Fragment, isNumeric, shareColumn } from '../cut-line.ts'

/** What is indented begins so much further in, in ems. */
const INDENT = 0.5
/** A head over others is no more lines above them. */
const HEAD_LINES = 4

/** What a line tells of itself, beside and below others. */
export interface LineTold {
  /** Two figures or more stand under figures, with nothing of their columns between. */
  readonly stacked: boolean
  /** The last line before it with a text that stands over several of its own; -1 without one. */
  readonly partsOf: number
  /** Its texts are the same over and over, as units are, and those above are not. */
  readonly repeats: boolean
  /** Its texts are units, two or more, and those above are not. */
  readonly units: boolean
  /** It has as many texts as the line before, three or more, all of them under one. */
  readonly full: boolean
  /** The same of two. */
  readonly fullOfTwo: boolean
  /** It is one bold text, and the next line is not bold. */
  readonly bold: boolean
  /** The next line begins further in. */
  readonly over: boolean
  /** It is one text, and another line that is not right above or below it is one like it. */
  readonly alike: boolean
}

/** @param em in points */
export function lineToldOf(lines: readonly CutLine[], em: number): LineTold[] {
  const kinds = lines.map((line) => headingKind(line, em))
  const alike = Map.groupBy(lines.keys(), (i) => kinds[i])
  const all = lines.map(lineAlone)
  /** By column, whether the last text of the lines so far is a figure. */
  const figureIn: boolean[] = []
  const isFigureOver = (first: number, last: number): boolean =>
    figureIn.slice(first, last + 1).some(Boolean)
  return lines.map(({ fragments }, i): LineTold => {
    const own = all[i]!
    // A line of a label that stands between rows beside it is not theirs.
    let before = i - 1
    while (before >= 0 && !sharesColumn(lines[before]!, lines[i]!)) before--
    const { fragments: above } = lines[before] ?? { fragments: [] }
    const { texts: textsAbove, areUnits: areUnitsAbove } = all[before] ?? NO_LINE
    const next = lines[i + 1]?.fragments[0]
    const figures = fragments.filter(
      ({ first, last }, k) => first > 0 && own.isFigure[k] && isFigureOver(first, last),
    )
    for (const [k, { first, last }] of fragments.entries())
      for (let c = first; c <= last; c++) figureIn[c] = own.isFigure[k]!
    const begins = new Set(fragments.map(({ first }) => first))
    const isFull = fragments.length >= above.length && above.every(({ first }) => begins.has(first))
    const from = Math.max(0, i - HEAD_LINES)
    const over = lines.slice(from, i).findLastIndex((other) => standsOver(other, fragments))
    return {
      stacked: figures.length > 1,
      partsOf: over < 0 ? over : from + over,
      repeats: own.values > 1 && own.texts.size < own.values && textsAbove.size > own.texts.size,
      units: own.areUnits && !areUnitsAbove,
      full: isFull && above.length > 2,
      fullOfTwo: isFull && above.length === 2,
      bold: fragments.length === 1 && isBold(fragments[0]!) && next !== undefined && !isBold(next),
      over: next !== undefined && fragments.length > 0 && next.x0 - fragments[0]!.x0 > INDENT * em,
      alike: kinds[i] !== null && isAway(i, alike.get(kinds[i])!),
    }
  })
}

const sharesColumn = (a: CutLine, b: CutLine): boolean =>
  a.fragments.some((one) => b.fragments.some((other) => shareColumn(one, other)))

/** Does one of some lines, in order, not stand right above or below another? */
const isAway = (i: number, others: readonly number[]): boolean =>
  others[0]! < i - 1 || others.at(-1)! > i + 1

/** What its texts tell of a line without those around it: of the next line it is asked again. */
interface LineAlone {
  /** By text. */
  readonly isFigure: readonly boolean[]
  /** How many texts stand behind the first column, and what they say. */
  readonly values: number
  readonly texts: ReadonlySet<string>
  readonly areUnits: boolean
}

const NO_LINE: Pick<LineAlone, 'texts' | 'areUnits'> = { texts: new Set(), areUnits: false }

function lineAlone({ fragments }: CutLine): LineAlone {
  const said = fragments.map(({ words }) => textOf(words))
  const values = said.filter((_, k) => fragments[k]!.first > 0)
  return {
    isFigure: fragments.map(isNumeric),
    values: values.length,
    texts: new Set(values),
    areUnits: fragments.length > 1 && said.every(isBareUnit),
  }
}

/** Where a line of one text with a capital begins, and how it is set; null for any other. */
function headingKind({ fragments }: CutLine, em: number): string | null {
  const [text, ...more] = fragments
  if (!text || more.length > 0 || !/^\p{Lu}/u.test(text.words[0]!.text)) return null
  return `${Math.round(text.x0 / em)} ${isBold(text)}`
}

/** Does a text of a line stand over several of others? */
const standsOver = ({ fragments }: CutLine, parts: CutLine['fragments']): boolean =>
  fragments.some(
    (over) =>
      over.last > over.first &&
      parts.filter(({ first, last }) => first >= over.first && last <= over.last).length > 1,
  )

const isBold = ({ words }: Fragment): boolean => words[0]!.font?.bold === true
