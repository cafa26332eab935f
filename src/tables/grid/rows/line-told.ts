import { isBareUnit } from '../../text/bare-units.ts'
import { firstFrom } from '../../text/first-from.ts'
import { textOf } from '../../text/text-lines.ts'
import { type CutLine, isNumeric } from '../cut-line.ts'

/** What is indented begins so much further in, in ems. */
const INDENT = 0.5
/** A head over others is no more lines above them. */
const HEAD_LINES = 4

/** What a line tells of itself, beside and below others. */
export interface LineTold {
  /** Two figures or more stand right under figures of the line before. */
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
  return lines.map(({ fragments }, i): LineTold => {
    const above = lines[i - 1]?.fragments ?? []
    const under = (own: CutLine['fragments'][number]) => {
      const first = above[firstFrom(above, ({ last }) => last >= own.first)]
      return first && first.first <= own.last ? first : undefined
    }
    const next = lines[i + 1]?.fragments[0]
    const figures = fragments.filter((own) => {
      const over = under(own)
      return own.first > 0 && isNumeric(own) && over !== undefined && isNumeric(over)
    })
    const values = fragments.filter(({ first }) => first > 0)
    const texts = new Set(values.map(({ words }) => textOf(words)))
    const textsAbove = new Set(above.filter(({ first }) => first > 0).map((f) => textOf(f.words)))
    const begins = new Set(fragments.map(({ first }) => first))
    const isFull = fragments.length >= above.length && above.every(({ first }) => begins.has(first))
    const from = Math.max(0, i - HEAD_LINES)
    const over = lines.slice(from, i).findLastIndex((other) => standsOver(other, fragments))
    return {
      stacked: figures.length > 1,
      partsOf: over < 0 ? over : from + over,
      repeats: values.length > 1 && texts.size < values.length && textsAbove.size > texts.size,
      units: areUnits(fragments) && !areUnits(above),
      full: isFull && above.length > 2,
      fullOfTwo: isFull && above.length === 2,
      bold: fragments.length === 1 && isBold(fragments[0]!) && next !== undefined && !isBold(next),
      over: next !== undefined && fragments.length > 0 && next.x0 - fragments[0]!.x0 > INDENT * em,
      alike: kinds[i] !== null && isAway(i, alike.get(kinds[i])!),
    }
  })
}

/** Does one of some lines, in order, not stand right above or below another? */
const isAway = (i: number, others: readonly number[]): boolean =>
  others[0]! < i - 1 || others.at(-1)! > i + 1

const areUnits = (fragments: CutLine['fragments']): boolean =>
  fragments.length > 1 && fragments.every(({ words }) => isBareUnit(textOf(words)))

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

const isBold = ({ words }: CutLine['fragments'][number]): boolean => words[0]!.font?.bold === true
