import { type Box, boxAround } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { currencyOf } from '../../fields/currency.ts'
import { isPlain } from '../../fields/money.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { type Figure, rowFigures } from '../../reading/figures.ts'
import { sideOfMark } from '../../reading/marked-figure.ts'
import { placeholdersIn } from './placeholders.ts'

export type Side = 'debit' | 'credit'

/** A figure that may be money. */
export interface AmountToken {
  readonly words: readonly Word[]
  readonly box: Box
  /** x where its last digit ends, in points. */
  readonly edge: number
  /** Hundredths, without sign. */
  readonly cents: number
  /** The same with the one to three digits in front, where a sign between them may be lost; else null. */
  readonly wider: number | null
  readonly decimals: number
  /** Sums of this document have no decimals: any whole figure may be one. */
  readonly whole: boolean
  readonly currency: string | null
  /** -1 for a printed minus or brackets, 1 for a printed plus, else 0. */
  readonly sign: -1 | 0 | 1
  /** A mark of its side beside it: `CR`, `S`, `Af`. */
  readonly mark: string | null
  /** The words that say so, where they are none of its own. */
  readonly marks: readonly Word[]
  readonly text: string
  /** 0..1. */
  readonly confidence: number
  readonly recognised: boolean
}

/**
 * Figures of a row that may be money, left to right, each with the mark that says its side.
 *
 * @param inMarks words in a column of marks
 * @param behindSums words that stand behind sums time and again: marks of a side, whatever they mean
 */
export function amountsOf(
  row: Row,
  document: DocumentText,
  inMarks: ReadonlySet<Word>,
  behindSums: ReadonlySet<string>,
): AmountToken[] {
  const bare = withoutGluedMarks(row)
  const figures = rowFigures(bare, document).filter(
    ({ percent, decimals }) => !percent && decimals <= MOST_DECIMALS,
  )
  if (figures.length === 0) return []
  const empty = placeholdersIn(document)
  /** How far a word stands from a figure, in points. */
  const gap = (word: Word, { box }: Figure) => Math.max(word.box[0] - box[2], box[0] - word.box[2])
  const isNearest = (word: Word, figure: Figure) =>
    figures.every((other) => gap(word, figure) <= gap(word, other))
  return figures.map((figure): AmountToken => {
    const at = bare.pieces.findIndex(
      (own) => figure.box[0] >= own.box[0] - 0.1 && figure.box[2] <= own.box[2] + 0.1,
    )
    const words = row.pieces[at]!.words.slice(figure.from, figure.to)
    const last = words.at(-1)!
    const next = row.words[row.words.indexOf(last) + 1]
    const before = row.words[row.words.indexOf(words[0]!) - 1]
    const behind =
      next &&
      !empty.has(next) &&
      next.box[0] - last.box[2] < NEAR * row.em &&
      (isMark(next) || behindSums.has(next.text)) &&
      isNearest(next, figure)
        ? next
        : null
    const front =
      before && SIGN.test(before.text) && !empty.has(before) && isNearest(before, figure)
        ? before
        : null
    // Nothing stands around most figures but a minus in front.
    const plain = words.length === 1 && isPlain(last.text)
    const attached = plain
      ? null
      : (/(?:CR|DR)\.?$/i.exec(figure.text)?.[0] ?? GLUED.exec(last.text)?.[2] ?? null)
    const isSigned = plain ? figure.signed : /^[+\-−–(]|[+\-−–)]$/.test(figure.text)
    const beside =
      attached || isSigned
        ? null
        : (behind ??
          front ??
          (inMarks.size > 0
            ? row.words.find((word) => inMarks.has(word) && isNearest(word, figure))
            : null) ??
          null)
    const said = attached ?? beside?.text ?? ''
    const wider = widerOf(figure, words, row)
    const sign = wider?.sure ? wider.front.text[0] : ''
    const minus =
      (figure.value < 0 && attached === null) || /^[-−–]$/.test(said) || /^[-−–(]$/.test(sign!)
    const plus = (!plain && /^[^\d]*\+|\+\s*$/.test(figure.text)) || said === '+' || sign === '+'
    const digits = plain ? last : words.findLast((word) => /\d/.test(word.text))!
    const tail = plain ? 0 : /(?<!\D)\D*$/.exec(digits.text)![0].length
    const width = (digits.box[2] - digits.box[0]) / Math.max(1, digits.text.length)
    const all = wider?.sure ? [wider.front, ...words] : words
    return {
      words: all,
      box: wider?.sure ? boxAround(all) : figure.box,
      edge: digits.box[2] - tail * width,
      cents: wider?.sure ? wider.cents : Math.round(Math.abs(figure.value) * 100),
      wider: wider && !wider.sure ? wider.cents : null,
      decimals: figure.decimals,
      whole: false,
      currency: figure.currency,
      sign: minus ? -1 : plus ? 1 : 0,
      mark: /\p{L}/u.test(said) ? markOf(said) : null,
      marks: beside ? [beside] : [],
      text: figure.text,
      confidence: figure.confidence,
      recognised: row.recognised,
    }
  })
}

/** No money has more; two units of account have four (ISO 4217). `6.0214` is a rate. */
const MOST_DECIMALS = 3

/** A sum with a letter or two behind it and no space between: `6 975T`. */
const GLUED = /^([+\-−–(]?\d[\d.,'’]*)([A-Z]{1,2})$/

const endsInCapital = (text: string): boolean => {
  const code = text.charCodeAt(text.length - 1)
  return code >= 65 && code <= 90
}

/** The same row, its sums without the letters of sides that are set right behind them. */
function withoutGluedMarks(row: Row): Row {
  const isGlued = ({ text }: Word) =>
    endsInCapital(text) && GLUED.test(text) && !/(?:CR|DR)$/.test(text)
  if (!row.words.some(isGlued)) return row
  return {
    ...row,
    pieces: row.pieces.map((piece) => ({
      ...piece,
      words: piece.words.map((word) =>
        isGlued(word) ? { ...word, text: GLUED.exec(word.text)![1]! } : word,
      ),
    })),
  }
}

/** Digits of one figure stand this near each other where the sign between them was not read, in ems. */
const SPLIT = 1.6
/** So near that they are one where nothing stands near in front. */
const JOINED = 1
const APART = 2.5

/** The figure with the group of digits in front, where recognition lost what joins them. */
function widerOf(
  figure: Figure,
  words: readonly Word[],
  row: Row,
): { cents: number; sure: boolean; front: Word } | null {
  if (!row.recognised) return null
  const at = row.words.indexOf(words[0]!)
  const [before, last] = [row.words[at - 1], row.words[at - 2]]
  if (!before) return null
  const gap = (words[0]!.box[0] - before.box[2]) / row.em
  const [, digits, mark] = /^[+\-−–(]?([1-9]\d{0,2})([.,'’]?)$/.exec(before.text) ?? []
  const [, speck] = /^(["“”„.,'’]?)\d{3}[.,]\d{2}\D*$/.exec(figure.text) ?? []
  if (!digits || gap > SPLIT || speck === undefined) return null
  const cents = Number(digits) * 100_000 + Math.round(Math.abs(figure.value) * 100)
  const apart = !last || before.box[0] - last.box[2] > APART * row.em
  return { cents, sure: mark !== '' || speck !== '' || (gap <= JOINED && apart), front: before }
}

/** A mark stands this near behind its sum, in ems. */
const NEAR = 3

/** A mark as it is compared with others. */
export const markOf = (text: string): string => text.toLowerCase().replace(/\./g, '')

const SIGN = /^[+\-−–]$/

/** A sign, or a word for a side. */
export const isMark = (word: Word): boolean =>
  SIGN.test(word.text) || sideOfMark(word.text) !== null

/** Whole numbers are pages, days and references: money has decimals or a currency. */
export const isMoney = (amount: AmountToken): boolean =>
  amount.decimals > 0 || amount.currency !== null || amount.whole

/** Do words stand with it that are no currency and no mark? */
export const isWithinText = (amount: AmountToken, row: Row): boolean =>
  row.pieces.some(
    ({ words }) =>
      words.includes(amount.words[0]!) &&
      words.some(
        (word) =>
          /\p{L}{2}/u.test(word.text) &&
          !amount.words.includes(word) &&
          !amount.marks.includes(word) &&
          currencyOf(word.text) === null,
      ),
  )
