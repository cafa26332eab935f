import { type Box, boxAround, unionOf } from '../document/box.ts'
import { withEuropeanDigits } from '../document/digits.ts'
import { type Page, type Rule, type Word, wordsOf } from '../document/page.ts'
import type { DecimalSign } from '../fields/amount.ts'
import { CENTS } from '../fields/cents.ts'
import { digits, letters } from '../fields/counts.ts'
import { type DateOrder, dateOrderOf, statedOrder } from '../fields/date.ts'
import { numericDatesIn, withoutMisreadDigits } from '../fields/date-search.ts'
import { type LabelMatch, labelsIn } from '../fields/label.ts'
import { foldedPhrase, type LabelName, PHRASE_LANGUAGES, PHRASES } from '../fields/lexicon.ts'
import { decimalSignIn } from '../fields/money.ts'
import { withTypedRules } from '../tables/marks/typed-rules.ts'
import { CHUNK_GAP, lineOf, type TextLine, textLines, textOf } from '../tables/text/text-lines.ts'
import { isSpaceApart, withAdvances } from '../tables/text/typewriter.ts'
import { unitsOf } from '../tables/text/units.ts'
import { withMarks, withoutMisreadMarks } from './misread-marks.ts'
import { recognisedRows } from './recognised-rows.ts'

/** Words of one row that stand a word space apart. */
export interface Piece {
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  readonly labels: readonly Label[]
}

/** A label where it stands. */
export interface Label {
  readonly names: readonly LabelName[]
  /** Words of the piece: the label is `from` up to, not including, `to`. */
  readonly from: number
  readonly to: number
  readonly score: number
  readonly text: string
  readonly box: Box
}

/** Everything that stands on one baseline of a page, left to right. */
export interface Row {
  /** 1-based. */
  readonly page: number
  /** Among all rows of the document, from 0. */
  readonly index: number
  readonly words: readonly Word[]
  readonly pieces: readonly Piece[]
  readonly text: string
  readonly box: Box
  readonly baseline: number
  /** Type size of the page's text, in points. */
  readonly em: number
  /** Recognised from pixels: characters may be misread. */
  readonly recognised: boolean
  /** The document parts thousands by spaces where its point is decimal: `24 039.00`. */
  readonly spacedThousands: boolean
}

/** A document as models read it. */
export interface DocumentText {
  readonly pages: readonly Page[]
  /** Page by page, top to bottom. */
  readonly rows: readonly Row[]
  readonly decimalSign: DecimalSign | null
  /** Never null: what the document does not tell is told by where it seems to come from. */
  readonly dateOrder: DateOrder
}

/** Do two words of a row stand a word space apart? Its pieces tell, by the type that it is set in. */
export const isOneText = ({ pieces }: Pick<Row, 'pieces'>, a: Word, b: Word): boolean =>
  pieces.some(({ words }) => words.includes(a) && words.includes(b))

/** Lays a document's words out in rows and finds the labels among them. */
export function documentText(printed: readonly Page[]): DocumentText {
  const pages = printed.map(withEuropeanDigits).map(withAdvances).map(withTypedRules)
  const rows: Row[] = []
  for (const page of pages) {
    const words: Word[] = []
    for (const word of wordsOf(page)) if (word.rotation === 0) addParts(words, word)
    if (words.length === 0) continue
    const { em } = unitsOf(page, words)
    const recognised = page.source === 'ocr'
    const walls = page.rules.filter(({ direction }) => direction === 'vertical')
    const lines = recognised ? recognisedLines(page, em) : textLines(words, em)
    for (const line of lines) {
      if (line.words.length === 0) continue
      const pieces = joinedWhereLarge(line.chunks, em)
        .flatMap((own) => partedByWalls(own, walls))
        .flatMap((own) => (recognised ? partedFromSign(own) : [own]))
        .map((own) => pieceOf(own, recognised))
      rows.push({
        page: page.number,
        index: rows.length,
        words: line.words,
        pieces,
        text: textOf(line.words),
        box: line.box,
        baseline: line.baseline,
        em,
        recognised,
        spacedThousands: false,
      })
    }
  }
  const spacedThousands = hasSpacedThousands(rows)
  const texts = rows.map((row) => (row.recognised ? withoutMisreadDigits(row.text) : row.text))
  const expected = statedOrder(texts) ?? likelyOrder(texts, rows)
  return {
    pages,
    rows: spacedThousands ? rows.map((row) => ({ ...row, spacedThousands })) : rows,
    decimalSign: decimalSignIn(textsWithSigns(rows)),
    dateOrder: dateOrderOf(texts.flatMap(numericDatesIn), expected) ?? expected,
  }
}

function recognisedLines(page: Page, em: number): TextLine[] {
  const rows = withMarks(
    recognisedRows(page, em).map((row) =>
      joinedFractions(withoutMisreadMarks(withoutBars(row, em)).flatMap(splitWord), em),
    ),
  )
  const chunkGap = Math.max(CHUNK_GAP * em, WIDER_SPACE * wordSpace(rows, em))
  return rows.map((row) => lineOf(row, em, chunkGap))
}

/** Words are a space apart at less than so many ems, mostly. */
const MOST_SPACE = 2
/** Spaces that tell how wide they are, at least. */
const LEAST_SPACES = 8
/** Spaces are wider than most by less than so much; two of a type of one width are more. */
const WIDER_SPACE = 1.4

/** How wide a space is between words of letters on a page: that of a printer of one width is wide. 0 where few tell. */
function wordSpace(rows: readonly (readonly Word[])[], em: number): number {
  const gaps = rows
    .flatMap((row) =>
      row.slice(1).flatMap((word, i) => {
        const gap = word.box[0] - row[i]!.box[2]
        return WORD.test(word.text) && WORD.test(row[i]!.text) && gap < MOST_SPACE * em ? [gap] : []
      }),
    )
    .sort((a, b) => a - b)
  return gaps.length < LEAST_SPACES ? 0 : gaps[gaps.length >> 1]!
}
const WORD = /\p{L}{2}/u

/** Words that may be figures with a decimal sign. */
function textsWithSigns(rows: readonly Row[]): string[] {
  const texts: string[] = []
  for (const { words } of rows)
    for (const { text } of words) if (text.includes('.') || text.includes(',')) texts.push(text)
  return texts
}

/**
 * Type this much larger than the page's has word spaces as much wider. Chosen between 1.25 and 1.15, by which two
 * fields more of some 680 papers are right.
 */
const LARGE = 1.15
/** Widest word space, in type sizes. */
const WORD_SPACE = 0.75

const COMMA_THOUSANDS = /\d,\d{3}(?!\d)/
/** Without any sign between them. `2024.07.01.` is a day. */
const WHOLE_THOUSANDS = /(?<![\d.,])\d{4,}\.\d{2}(?![\d.])/
/** A zero begins no figure: `24 039.00` is one. So is what a currency's sign stands before. */
const SPACED_THOUSANDS =
  /(?<![\d.,])\d{1,3} 0\d{2}\.\d{2}(?!\d)|(?:\p{Sc}|(?<!\p{L})(?:R|kr|CHF|Fr\.?)) ?\d{1,3} \d{3}\.\d{2}(?!\d)/u

function hasSpacedThousands(rows: readonly Row[]): boolean {
  const count = (shape: RegExp, leastWords = 1) => {
    let found = 0
    for (const { pieces } of rows)
      for (const { words, text } of pieces)
        if (words.length >= leastWords && shape.test(text)) found++
    return found
  }
  const apart = groupsApart(rows)
  const whole = apart.whole - 2
  const spaced = Math.max(
    count(SPACED_THOUSANDS, 2),
    apart.decimal - 1,
    whole > 0 ? whole - 2 * rows.filter(({ text }) => WITH_DECIMALS.test(text)).length : 0,
  )
  if (spaced <= 0) return false
  // In a scan a space may be lost: `1818.15`.
  const lost = rows.some((row) => row.recognised) ? spaced - 1 : 0
  // A notice may write its sums otherwise: what deposits are insured for.
  return spaced > COMMAS * count(COMMA_THOUSANDS) && count(WHOLE_THOUSANDS) <= lost
}

/** Figures with spaces for each one with a comma, at least. */
const COMMAS = 4

/** Groups of one figure stand this near, and apart from what stands in front, in ems. */
const GROUP_GAP = 0.6
const FRONT_GAP = 1.5

const WITH_DECIMALS = new RegExp(String.raw`${CENTS}(?![\d.,/-])`)
/** The last digits of a figure with decimals; of a whole sum, and a letter for its side. */
const DECIMAL_GROUP = /^\d{3}\.\d{2}$/
const WHOLE_GROUP = /^\d{3}[A-Z]?$/

/** Figures like `2 350.32` and `2 350` that stand by themselves, with decimals and whole ones. */
function groupsApart(rows: readonly Row[]): { decimal: number; whole: number } {
  let [decimal, whole] = [0, 0]
  for (const { words, em } of rows)
    for (let i = 1; i < words.length; i++) {
      const { text, box } = words[i]!
      const isDecimal = text.length === 6 && DECIMAL_GROUP.test(text)
      if (!isDecimal && !(text.length <= 4 && WHOLE_GROUP.test(text))) continue
      const [before, front] = [words[i - 1]!, words[i - 2]]
      const gap = box[0] - before.box[2]
      if (
        !(isSpaceApart(before, words[i]!, gap) ?? gap <= GROUP_GAP * em) ||
        !/^[+\-−–]?[1-9]\d{0,2}$/.test(before.text) ||
        (front !== undefined && before.box[0] - front.box[2] < FRONT_GAP * em)
      )
        continue
      if (isDecimal) decimal++
      else whole++
    }
  return { decimal, whole }
}

/**
 * A sign that is drawn in front of a text and read as letters is higher than all of it by so much. Of 27 such places
 * of heads and addresses in the pictures of 600 papers all are signs; labels that were cut by noise are parted as well, in eight.
 */
const SIGN_HEIGHT = 1.35
const MOST_OF_SIGN = 3

/** The sign in front of a text, and the text: `M` drawn beside `MEADOW INN` is no word of its name. */
function partedFromSign(words: readonly Word[]): (readonly Word[])[] {
  const [first, ...rest] = words
  if (!first || rest.length === 0 || !mayBeSign(first)) return [words]
  const highest = Math.max(...rest.map(heightOf))
  const isSign =
    heightOf(first) >= SIGN_HEIGHT * highest &&
    rest.some(({ text }) => letters(text) > MOST_OF_SIGN)
  return isSign ? [[first], rest] : [words]
}

/** Whether a word is as short as what a drawn sign is read as. */
export const mayBeSign = ({ text }: Word): boolean => letters(text) + digits(text) <= MOST_OF_SIGN

/** How high a word's ink is, in points. */
export const heightOf = ({ box }: Word): number => box[3] - box[1]

/** Chunks of large type joined where only its wider word space parted them. */
function joinedWhereLarge(chunks: readonly { words: readonly Word[] }[], em: number): Word[][] {
  const joined: Word[][] = []
  for (const { words } of chunks) {
    const last = joined.at(-1)
    const before = last?.at(-1)
    const size = before ? Math.min(sizeOf(before), sizeOf(words[0]!)) : 0
    if (
      last &&
      before &&
      size > LARGE * em &&
      words[0]!.box[0] - before.box[2] <= WORD_SPACE * size
    )
      last.push(...words)
    else joined.push([...words])
  }
  return joined
}

/** Words of a chunk, parted where a rule stands between two. */
function partedByWalls(words: readonly Word[], walls: readonly Rule[]): (readonly Word[])[] {
  if (walls.length === 0 || words.length < 2) return [words]
  const parts: Word[][] = [[]]
  for (const word of words) {
    const before = parts.at(-1)!.at(-1)
    const y = (word.box[1] + word.box[3]) / 2
    const isApart =
      before !== undefined &&
      walls.some(({ box: [x0, y0, x1, y1] }) => {
        const x = (x0 + x1) / 2
        return y0 < y && y < y1 && before.box[2] <= x && x <= word.box[0]
      })
    if (isApart) parts.push([word])
    else parts.at(-1)!.push(word)
  }
  return parts
}

/** Type size in points; of recognised words, from the height of their ink. */
export const sizeOf = (word: Word): number => word.font?.size ?? (word.box[3] - word.box[1]) / 0.72

/** Mean type size of words, in points; 0 for none. */
export const meanSize = (words: readonly Word[]): number =>
  words.reduce((sum, word) => sum + sizeOf(word), 0) / Math.max(1, words.length)

/** A label glued to its value, or the sign between them: `DATE:25/12/2018`, `f.+44`, `:5,031.82`. */
const LABEL_AND_VALUE = [
  /^([:;])([\p{Sc}+-]?\d.*)$/u,
  /^(\p{L}[\p{L}.#'’/()-]*[:;：])(?!\/\/)([^\s:;：].*)$/u,
  /^(TEL|FAX|電話|携帯|전화|팩스|휴대폰|电话|手机|手機)(\+?\d[\d().-]{6,})$/u,
  /^([tmfpe][.:])(\+?[\d(].*)$/iu,
]
/** A tax code glued to a sum: `12,76B`. */
const SUM_AND_CODE = new RegExp(String.raw`^([^\p{L}]*${CENTS})(\p{Lu}{1,2}|\*)$`, 'u')

/** A day and its time in one word: `30/11/2024-09:30`. */
const DAY_AND_TIME = /^(\d{1,2}[./]\d{1,2}[./]\d{4})[-,;](\d{1,2}:\d{2}(?::\d{2})?)$/

/** Two days and the wall between them in one word: `01-04-2025|01-04-2025`. */
const DAY_AND_DAY = /^(\d{1,2}([./-])\d{1,2}\2\d{4})[|/\\[\]()!](?=\d)(\d{1,2}\2\d{1,2}\2\d{4})$/

/** A tax and its rate in one word, as East Asian ones are set: `内消費税等10%`. */
const TAX_AND_RATE = /^[(（]?(\p{Lo}{2,})\d{1,2}%/u

const SHAPES = [...LABEL_AND_VALUE, SUM_AND_CODE, DAY_AND_TIME, DAY_AND_DAY]

function matchOf(text: string): RegExpExecArray | null {
  for (const shape of SHAPES) {
    const match = shape.exec(text)
    if (match) return match
  }
  return null
}

/** Letters alone, a figure or a day: one thing. */
const ONE = /^(?:[A-Za-z]+|[\d.,+-]+|[\d./-]{1,10})$/

/** Adds a word to others: a word for each of two things that are set without a space. */
function addParts(words: Word[], word: Word): void {
  if (ONE.test(word.text)) words.push(word)
  else words.push(...splitWord(word))
}

function splitWord(word: Word): Word[] {
  if (ONE.test(word.text) || /^https?:/i.test(word.text)) return [word]
  const match = matchOf(word.text)
  const [first, second] = match ? [match[1], match.at(-1)] : taxAndRate(word.text)
  if (!first || !second || /^(?:CR|DR)$/.test(second)) return [word]
  const [x0, y0, x1, y1] = word.box
  const at = x0 + ((x1 - x0) * first.length) / word.text.length
  return [
    { ...word, text: first, box: [x0, y0, at, y1] },
    { ...word, text: second, box: [at, y0, x1, y1] },
  ]
}

function taxAndRate(text: string): readonly string[] {
  const [, name] = TAX_AND_RATE.exec(text) ?? []
  if (name === undefined || !PHRASES.get(foldedPhrase(name))?.some((own) => TAXES.has(own)))
    return []
  const at = text.indexOf(name) + name.length
  return [text.slice(0, at), text.slice(at)]
}

const TAXES: ReadonlySet<LabelName> = new Set(['tax', 'column_tax_rate'])

/** No digit and no letter is set this narrow, in ems. */
const BAR = 0.2

/** Without what recognition reads of upright rules between columns: `| 02/02 |`. */
const withoutBars = (words: readonly Word[], em: number): Word[] =>
  words.filter((word) => !/^[|¦]+$/.test(word.text) || word.box[2] - word.box[0] > BAR * em)

/** Gap within a misread figure, in ems. */
const FRACTION_GAP = 1.2

/** Groups of thousands stand this near each other, in ems. */
const THOUSANDS_GAP = 0.7
/** What begins a figure that is parted behind the sign between its thousands: `7,415,`. */
const TO_THOUSANDS = /^\D{0,2}[1-9]\d{0,2}(?:[.,]\d{3})*([.,])$/
/** And what ends it. */
const THOUSANDS = /^\d{3}(?:[.,]\d{3})*(?:[.,]\d{2})?\D{0,3}$/
/** Where spaces part thousands and one of two was lost: `1845` and `000,00`. */
const WIDE_FRONT = /^[+\-−–]?[1-9]\d{3,5}$/
const DECIMAL_END = /^\d{3}[.,]\d{2}(?:[^\d.,].{0,2})?$/

/** Are these two parts of one figure that recognition cut: `27.` and `00`, `7,415,` and `230.00`? */
function areOneFigure(before: Word, word: Word, front: Word | undefined, em: number): boolean {
  const gap = word.box[0] - before.box[2]
  if (gap >= FRACTION_GAP * em) return false
  if (
    (/\d[.,]$/.test(before.text) && /^\d{2}[^\d.,]?$/.test(word.text)) ||
    (/\d$/.test(before.text) && /^[.,]\d{2}$/.test(word.text))
  )
    return true
  if (gap > THOUSANDS_GAP * em) return false
  const isApart = front === undefined || before.box[0] - front.box[2] > FRONT_GAP * em
  return (
    (TO_THOUSANDS.test(before.text) && THOUSANDS.test(word.text)) ||
    (isApart && WIDE_FRONT.test(before.text) && DECIMAL_END.test(word.text))
  )
}

/** Figures that recognition cut within, whole. */
function joinedFractions(words: readonly Word[], em: number): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before && areOneFigure(before, word, joined.at(-2), em))
      joined[joined.length - 1] = {
        ...before,
        text: before.text + word.text,
        box: unionOf([before.box, word.box]),
        confidence: Math.min(before.confidence, word.confidence),
      }
    else joined.push(word)
  }
  return joined
}

/** @param recognised whether characters may be misread */
export function pieceOf(words: readonly Word[], recognised: boolean): Piece {
  const labels = labelsIn(
    words.map((word) => word.text),
    recognised,
  )
  return {
    words,
    text: textOf(words),
    box: boxAround(words),
    labels: labels.map((label) => placed(label, words)),
  }
}

const placed = (label: LabelMatch, words: readonly Word[]): Label => {
  const own = words.slice(label.from, label.to)
  return { ...label, text: textOf(own), box: boxAround(own) }
}

/** Countries whose dollar is another one, and the taxes that only they have. */
const OTHER_DOLLARS =
  /(?<!\p{L})(?:A|AU|C|CA|HK|NZ|S|R)\$|\b(?:GST|HST|PST|QST|ABN|VAT|Australia|Canada|Singapore|New Zealand|Hong Kong)\b|[€£¥₹]/iu

/** Only the United States write the month first: their addresses, or dollars and no other sign, in English. */
function likelyOrder(texts: readonly string[], rows: readonly Row[]): DateOrder {
  const all = texts.join('\n')
  const american =
    /(?<!\p{L})(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[\s,.]+\d{5}(?!\d)/u
  const inDollars = /\$\s?\d/.test(all) && !OTHER_DOLLARS.test(all) && isEnglish(rows)
  return american.test(all) || inDollars ? 'mdy' : 'dmy'
}

/** Whether most labels whose language shows may be English; where none shows, too. */
function isEnglish(rows: readonly Row[]): boolean {
  const known = rows.flatMap(({ pieces }) =>
    pieces.flatMap(({ labels }) =>
      labels.flatMap(({ text }) => {
        const languages = PHRASE_LANGUAGES.get(foldedPhrase(text))
        return languages ? [languages.includes('en')] : []
      }),
    ),
  )
  return 2 * known.filter(Boolean).length >= known.length
}
