import { type Box, boxAround, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import {
  isAddressLine,
  isCountry,
  isInside,
  isLastCode,
  looksLikeStreet,
  readTown,
  tellsSince,
} from '../../fields/address.ts'
import { holdsCents } from '../../fields/cents.ts'
import { holdsAddress } from '../../fields/contact.ts'
import { digits, letters } from '../../fields/counts.ts'
import { datesIn } from '../../fields/date-search.ts'
import { foldedPhrase, type LabelName, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { hasCompanyForm, isForm } from '../../reading/company-names.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { sureParts } from './doubt.ts'
import { houseAt } from './house.ts'
import { type Candidate, startsOf } from './place.ts'

/** A line of an address: a piece of a row, or a part of it. */
export interface Line {
  readonly row: Row
  readonly words: readonly Word[]
  readonly text: string
}

/** Lines of one column that could be an address. */
export interface AddressCandidate extends Candidate {
  readonly lines: readonly Line[]
  /** The piece it begins in. */
  readonly piece: Piece
  /** What was left out of its first line in front of it, and of its last one behind it. */
  readonly front: string
  readonly cut: readonly Word[]
  readonly tail: string
  /** The line over the first, and under the last, in the same column. */
  readonly over: Line | null
  readonly under: Line | null
  /** The line under that one. */
  readonly beyond: Line | null
}

/** Lines of an address, its candidates in a document, and rows it may stand in. */
const MOST_LINES = 7
const MOST = 900
const MOST_ROWS = 130
/** Widest step from line to line, in ems. */
const STEP = 3
const MOST_PIECES = 4
/** A sum and nothing else but what its currency is. */
const ALONE = /^\P{L}{0,3}\d[\d.,' ]*[.,]\d{2}\P{L}{0,3}$/u

export function addressCandidates(document: DocumentText): AddressCandidate[] {
  const found: AddressCandidate[] = []
  const names = namesIn(document)
  const rows =
    document.rows.length <= MOST_ROWS
      ? document.rows
      : [...document.rows.slice(0, MOST_ROWS - 30), ...document.rows.slice(-30)]
  for (const row of rows) {
    if (isOfItems(row)) continue
    for (const [i, piece] of row.pieces.entries()) {
      if (letters(piece.text) + digits(piece.text) < 2) continue
      // A row of several pieces may be one line of an address that recognition took apart.
      const own = lineOf(row, piece)
      const whole = i === 0 && row.pieces.length > 1 && isOneLine(row) ? wholeLine(row) : null
      for (const line of whole ? [own, whole] : [own])
        for (const first of startsIn(line, piece, names))
          if (!tellsOther(first)) addFrom(found, document, piece, line, first)
      if (i === 0) addWholeRows(found, document, row)
      addBeside(found, document, row, i, names)
    }
  }
  return found.slice(0, MOST)
}

/** Widest gap between texts that recognition took apart, in ems. */
const GAP = 2.5

/** Whether a row may be one text: of few pieces, or recognised ones near each other. */
const isOneLine = (row: Row): boolean => {
  const { pieces, em, recognised } = row
  const isNear = (piece: Piece, i: number) =>
    i === 0 || piece.box[0] - pieces[i - 1]!.box[2] < GAP * em
  return !hasOthers(row) && (pieces.length < MOST_PIECES || (recognised && pieces.every(isNear)))
}

/** A count, and the price of one: `2 pcs x 4.50`. */
const TIMES = /\d\s?\p{L}{0,3}\.?\s?[x×*@]\s?\P{L}?\s?\d{1,5}[.,]\d{2}(?!\d)/iu

/** The same with thousands and no hundredths, beside a count. */
const WHOLE = /^[^\p{L}\d]{0,3}\d{1,3}(?:[.,]\d{3})+[^\p{L}\d]{0,3}$/u

/** Two sums in columns of their own, one beside more texts than an address has, or a count and a price. */
const isOfItems = once(
  ({ pieces, text }: Row): boolean =>
    pieces.filter((piece) => ALONE.test(piece.text)).length > 1 ||
    (pieces.length > 2 && WHOLE.test(pieces.at(-1)!.text)) ||
    (pieces.length > MOST_PIECES && holdsCents(text)) ||
    TIMES.test(text),
)

/** Candidates that begin in one line and go on below it. */
function addFrom(
  found: AddressCandidate[],
  document: DocumentText,
  piece: Piece,
  whole: Line,
  first: Line,
): void {
  const lines = [first]
  let last = piece
  for (;;) {
    if (!isShortFigure(lines.at(-1)!))
      for (const end of endsOf(lines.at(-1)!)) add(found, document, piece, whole, lines, end)
    if (lines.length === MOST_LINES) return
    const next = hanging(lines, document) ?? lineBelow(lines.at(-1)!.row, last, document)
    if (!next || isOfItems(next.line.row) || endsBefore(next)) return
    lines.push(next.line)
    last = next.piece
  }
}

/** The line below an address that begins behind a label, where the address does. */
function hanging([first, more]: readonly Line[], document: DocumentText): Below | null {
  const { row, words } = first!
  const [start] = words
  if (more || start === row.words[0]) return null
  const below = document.rows[row.index + 1]
  if (!below || below.page !== row.page || below.baseline - row.baseline > STEP * row.em)
    return null
  const piece = below.pieces.find(
    ({ box }) => Math.abs(box[0] - start!.box[0]) < 0.8 * row.em && box[0] > row.box[0] + row.em,
  )
  return piece ? { line: lineOf(below, piece), piece } : null
}

/** What is said behind a word of its own, or one in a column on the left: `Project: 12`, `: 12`. */
const ANNOUNCED = /^(?:\p{L}{4,}\s?)?[:：]/u

/** Whether a line below an address is none of it: it announces something, tells a time or what paper this is. */
const endsBefore = ({ line: { text }, piece }: Below): boolean =>
  ANNOUNCED.test(text) || TIME.test(text) || isTitle(piece) || firmNumberAt(piece) === 0

const TIME = /(?<![\d:])\d{1,2}:\d{2}(?!\d)/
const isTitle = ({ labels }: Piece): boolean =>
  labels.some(
    ({ names, score, from, to }) =>
      score > 0.9 && to - from > 1 && names.some((name) => PAPERS.includes(name)),
  )
const TITLES: readonly LabelName[] = ['document_invoice', 'document_receipt']
const PAPERS: readonly LabelName[] = [...TITLES, 'invoice_number', 'receipt_number']

/** Labels of numbers that a firm has. */
const FIRM_NUMBERS: readonly LabelName[] = ['tax_id', 'registration']

/** The word of a piece that a firm's number begins with, label and digits, which may follow in the next line; -1 where it has none. */
const firmNumberAt = ({ labels, words }: Piece): number =>
  labels.find(
    ({ names, score, from, to }) =>
      score > 0.9 &&
      names.some((name) => FIRM_NUMBERS.includes(name)) &&
      ((from > 0 && to === words.length) ||
        words.slice(to, to + 2).some(({ text }) => digits(text) > 4)),
  )?.from ?? -1

const ATTENTION = new Set(wordsOfKind('attention').map((text) => onlyLetters(text)))
const ATTENTION_WORDS = 4
/** What these begin with, letter by letter: few lines do. */
const ATTENTION_STARTS = new Set(
  [...ATTENTION].flatMap((text) =>
    Array.from({ length: text.length + 1 }, (_, i) => text.slice(0, i)),
  ),
)

/** Whether a line says to whom at a firm it goes. */
export function isForSomebody(text: string): boolean {
  let begun = ''
  for (const word of text.split(/\s+/, ATTENTION_WORDS)) {
    begun += onlyLetters(word)
    if (ATTENTION.has(begun)) return true
    if (!ATTENTION_STARTS.has(begun)) return false
  }
  return false
}

function onlyLetters(text: string): string {
  return plainText(text).replace(/[^\p{L}]/gu, '')
}

/** Whether a line that an address may stand under is none of it: who is written to, since when there is a firm, a day. */
export const tellsOther = once(
  ({ text }: Line): boolean =>
    tellsSince(text) || TIME.test(text) || isForSomebody(text) || isDay(text),
)

/** Whether a text is a day and little else: `Date 3 May 2026`, no `12 Avenida 9 de Julio 1810, Springfield`. */
function isDay(text: string): boolean {
  const [day] = datesIn(text, 'dmy')
  const size = (own: string) => letters(own) + digits(own)
  return day !== undefined && day.iso > FIRST_DAY && 2 * size(day.text) > size(text)
}

/** Streets are called by days before this one, and no paper is of one of them: `Bd. 1 Decembrie 1918`. */
const FIRST_DAY = '1970'

/** One or two digits by themselves end no address: the rest of a number beside it does. */
const isShortFigure = ({ text }: Line): boolean =>
  /^[^\p{L}\p{N}]*\d{1,2}[^\p{L}\p{N}]*$/u.test(text)

/** Lines of whole rows, where one of them is in several pieces. */
function addWholeRows(found: AddressCandidate[], document: DocumentText, row: Row): void {
  const lines: Line[] = []
  let apart = 0
  for (const other of document.rows.slice(row.index, row.index + MOST_LINES)) {
    const above = lines.at(-1)?.row
    if (other.page !== row.page || other.pieces.length > MOST_PIECES) return
    if (above && other.baseline - above.baseline > STEP * row.em) return
    if (hasOthers(other)) return
    const line = wholeLine(other)
    if (above && (isOfItems(other) || endsBefore({ line, piece: other.pieces[0]! }))) return
    lines.push(line)
    if (other.pieces.length > 1) apart = lines.length
    // What ends below the last one that is apart is no other candidate than before.
    if (apart > 0 && lines.length > 1)
      for (const end of endsOf(lines.at(-1)!))
        add(found, document, row.pieces[0]!, lines[0]!, lines, end)
  }
}

/** Whether no address goes on beside the first text of a row: another says something else, or the last one is a sum. */
const hasOthers = ({ pieces }: Row): boolean =>
  pieces.length > 1 && (pieces.slice(1).some(isOther) || holdsCents(pieces.at(-1)!.text))

/** Whether a text beside another says what paper this is, or how somebody is called. */
const isOther = ({ labels }: Piece): boolean =>
  labels.some(
    ({ names, score, from }) =>
      from === 0 && score > 0.9 && names.some((name) => BESIDE.includes(name)),
  )
const BESIDE: readonly LabelName[] = [...TITLES, 'phone', 'fax', 'email']

/** Columns of a foot line that an address stands in. */
const MOST_COLUMNS = 3

/** Texts that stand in columns beside each other: `12 Long Street   Springfield   Phone 555 0123`. */
function addBeside(
  found: AddressCandidate[],
  document: DocumentText,
  row: Row,
  from: number,
  names: ReadonlySet<string>,
): void {
  const { pieces } = row
  if (pieces.length < 2) return
  const whole = lineOf(row, pieces[from]!)
  const rest: Line[] = []
  for (const piece of pieces.slice(from + 1, from + MOST_COLUMNS)) {
    rest.push(lineOf(row, piece))
    if (!readTown(piece.text)) continue
    for (const first of startsIn(whole, pieces[from]!, names)) {
      const lines = [first, ...rest]
      const isStreet = lines.slice(0, -1).some(({ text }) => /\d/.test(text))
      if (isStreet) add(found, document, pieces[from]!, whole, lines, lines.at(-1)!)
    }
  }
}

/** Irish addresses of the country have neither a street nor a number. */
const COUNTY = /(?:^|[\s,])Co\.? \p{Lu}\p{L}+$/u

/** Something in it looks like a street, a town or a number of a house. */
const isPossible = (own: readonly Looks[]): boolean =>
  own.some(({ placed }) => placed) && own.some(({ worded }) => worded)

/** What a line looks like; a line is part of many candidates. */
interface Looks {
  readonly placed: boolean
  readonly worded: boolean
  /** Its text without the signs around it. */
  readonly bare: string
}

const looksOf = once((line: Line): Looks => {
  const { text } = line
  return {
    placed: /\d/.test(text) || isAddressLine(text) || isCountry(text) || COUNTY.test(text),
    worded: letters(text) >= 3,
    bare: text.replace(AROUND, ''),
  }
})

/** A line is one object, however many candidates it is part of: what it says of itself is worked out once. */
const lines = new WeakMap<Row, Map<Row | Piece, Line>>()

function knownLine(row: Row, part: Row | Piece): Line {
  const own = lines.get(row) ?? new Map<Row | Piece, Line>()
  lines.set(row, own)
  const line = own.get(part) ?? { row, words: part.words, text: part.text }
  own.set(part, line)
  return line
}

function lineOf(row: Row, piece: Piece): Line {
  const count = piecesOf(row, row.pieces.indexOf(piece))
  if (count === 1) return knownLine(row, piece)
  const from = row.words.indexOf(piece.words[0]!)
  const own = row.pieces.slice(row.pieces.indexOf(piece)).slice(0, count)
  return partOf(wholeLine(row), from, from + own.flatMap(({ words }) => words).length)
}

/** How many texts beside each other are the line that begins in one of them: a town and its code may stand apart. */
function piecesOf({ pieces, recognised, em }: Row, from: number): number {
  const isNear = (at: number) =>
    at < pieces.length && pieces[at]!.box[0] - pieces[at - 1]!.box[2] < GAP * em
  if (recognised && CODE_BEGUN.test(pieces[from]!.text))
    return isNear(from + 1) && CODE_GOES_ON.test(pieces[from + 1]!.text) ? 2 : 1
  for (let count = 2; count <= MOST_OF_TOWN && isNear(from + count - 1); count++)
    if (isLastCode(pieces[from + count - 1]!.text)) return count
  return 1
}

/** Texts that a town, its region and its code are taken for: `SPRINGFIELD   WEST SHIRE   WS1 4ZZ`. */
const MOST_OF_TOWN = 3
/** A town's code of two groups that recognition took for texts beside each other: `123 | 45 Springfield`. */
const CODE_BEGUN = /(?:^|\s)\d{3}$/
const CODE_GOES_ON = /^\d{2}\s?\p{L}/u

const wholeLine = (row: Row): Line => knownLine(row, row)

/** Parts of a row's lines by the word that they begin with and how many words they have. Words may be other documents', too. */
const parts = new WeakMap<Row, Map<Word, (Line | undefined)[]>>()

function partOf({ row, words }: Line, from: number, to = words.length): Line {
  const first = words[from]!
  const own = parts.get(row) ?? new Map<Word, (Line | undefined)[]>()
  parts.set(row, own)
  const known = own.get(first) ?? []
  own.set(first, known)
  const length = to - from
  const line = known[length]
  if (line) return line
  const part = words.slice(from, to)
  known[length] = { row, words: part, text: textOf(part) }
  return known[length]
}

/** What parts texts, and what recognition takes a small bullet for. */
const SIGN = /^[·•|●∙■◆–—=.«»*+~-]$/

const ADDRESS_WORDS = new Set(wordsOfKind('address').map(foldedPhrase))

/** Words that an address may be called by. */
const MOST_CALLED = 2

/** How many words in front of an address say that it is one, or whose: `Address`, `Branch:`, `Địa chỉ (Address):`. */
function calledBy(words: readonly Word[]): number {
  if (/^\p{L}{4,}[:：]$/u.test(words[0]!.text)) return 1
  for (let count = 1; count <= MOST_CALLED; count++)
    if (ADDRESS_WORDS.has(foldedPhrase(textOf(words.slice(0, count)))))
      return behindCall(words, count)
  return 0
}

/** A line, and what is left of it behind a label, a separator, a name or a sign. */
function startsIn(whole: Line, piece: Piece, names: ReadonlySet<string>): Line[] {
  // What it is called is no part of an address.
  const called = calledBy(whole.words)
  const line = called < whole.words.length ? partOf(whole, called) : whole
  const { words, row } = line
  const at = new Set<number>()
  const named = nameLength(words, names)
  if (named > 0) at.add(named)
  const since = behindSince(words)
  at.add(since)
  for (const [i, word] of words.entries()) {
    if (/[:：ㆍ]$/.test(word.text) || (i > 0 && SIGN.test(word.text))) at.add(i + 1)
    // `Example Ltd, 12 Long Street`
    if (/\p{L}[.)]*,$/u.test(word.text) && isName(words.slice(0, i + 1))) at.add(i + 1)
    // `Example Ltd 12 Long Street`
    if (i > 0 && isForm(word.text) && !/^\p{Ll}\./u.test(words[i + 1]?.text ?? '')) at.add(i + 1)
    // `of 12 Long Street`
    if (/^\p{Ll}{2,3}$/u.test(word.text) && /^\p{N}/u.test(words[i + 1]?.text ?? '')) at.add(i + 1)
  }
  for (const { from, to } of piece.labels)
    if (from === 0 || words.length > LONG) at.add(words.indexOf(piece.words[to]!))
  const house = houseAt(words)
  // A street that its ending tells beside a number is no name: `Baker Street 12`.
  const isStreet = looksLikeStreet(textOf(words.slice(0, house + 1)))
  if (house > 0 && !isStreet && isName(words.slice(0, house)) && !isInside(words[house - 1]!.text))
    at.add(house)
  for (const [from, to] of row.recognised ? sureParts(words) : [])
    if (to === words.length) at.add(from)
  // A sign in front of it, read as a letter.
  if (words.length > 2 && letters(words[0]!.text) + digits(words[0]!.text) < 2) at.add(1)
  const starts = likeliest(
    [...new Set([...at].filter((i) => i > 0).map((i) => behindCall(words, i)))].filter(
      (i) => i > 0 && i < words.length && !isMoney(words.slice(i)),
    ),
    (i) => isAddressLine(textOf(words.slice(i, i + NEAR_WORDS))),
    MOST_STARTS,
  )
  // Nor is a number longer than any of a house or a town.
  const last = Math.max(0, ...starts.filter((i) => isAddressLine(textOf(words.slice(i)))))
  const isPast = (i: number) => i < last && LONG_NUMBER.test(textOf(words.slice(i, last)))
  const own = starts.filter((i) => i >= since && !isPast(i)).map((i) => partOf(line, i))
  // A firm, or whose shop it is, in front of an address is no part of it.
  const isLed = starts.some(
    (i) => (i === since || isLead(words.slice(0, i))) && isAddressLine(textOf(words.slice(i))),
  )
  return isLed || isPast(0) ? own : [line, ...own]
}

const LONG_NUMBER = /\d(?:[ .-]?\d){6}/
const OWNERS = new Set(wordsOfKind('owner').map(foldedPhrase))

/** Where a line goes on behind since when there is a firm, and signs: `Baker since 1904,`; 0 where it does not say so. */
function behindSince(words: readonly Word[]): number {
  const year = words.findIndex(
    ({ text }, i) =>
      i > 0 && YEAR.test(text) && tellsSince(textOf(words.slice(0, i + 1)).replace(AROUND, '')),
  )
  return year < 0 ? 0 : behindCall(words, year + 1)
}
const YEAR = /^(?:1[6-9]|20)\d{2}[,.;]?$/

/** A firm with its legal form, or somebody behind a word for who owns it, up to a comma. */
function isLead(words: readonly Word[]): boolean {
  const [first] = words
  if (words.length < 2 || !words.at(-1)!.text.endsWith(',')) return false
  const text = textOf(words)
  if (/\d/.test(text)) return false
  // `LOT P.T, 12` is no firm.
  const isFirm = (words.length > 2 || letters(first!.text) > 3) && hasCompanyForm(text)
  return isFirm || OWNERS.has(foldedPhrase(first!.text))
}

/** A firm's capital or another sum, and a sign that parts it from an address: `capital 10,000 € — 12 Long Street`. */
function isMoney(words: readonly Word[]): boolean {
  const sign = words.findIndex(({ text }) => SIGN.test(text))
  return sign > 0 && /\d ?\p{Sc}|\p{Sc} ?\d/u.test(textOf(words.slice(0, sign)))
}

/** `Registered office: 12 Long Street`: where an address begins behind what it is called, and signs. */
function behindCall(words: readonly Word[], from: number): number {
  let at = from
  while (at < words.length && isCall(words[at]!.text)) at++
  return at
}

const isCall = (text: string): boolean => SIGN.test(text) || ADDRESS_WORDS.has(foldedPhrase(text))

/** Words, and letters, of what is printed elsewhere by itself. */
const MOST_NAME = 5
const LEAST_NAME = 5

/** Texts that stand by themselves, without a legal form: names among them. */
function namesIn(document: DocumentText): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { pieces } of document.rows)
    for (const { words, text } of pieces) {
      if (words.length > MOST_NAME + 2 || /\d/.test(text)) continue
      const own = words.map((word) => word.text)
      while (own.length > 1 && isForm(own.at(-1)!)) own.pop()
      const name = foldedPhrase(own.join(' '))
      if (name.length >= LEAST_NAME) names.add(name)
    }
  return names
}

/** How many words in front of an address are a name that is printed elsewhere, too: `Miller 12 Long Street`. */
function nameLength(words: readonly Word[], names: ReadonlySet<string>): number {
  for (let length = Math.min(MOST_NAME, words.length - 2); length > 0; length--) {
    const own = words.slice(0, length)
    if (!names.has(foldedPhrase(textOf(own))) || isAddressLine(textOf(own))) continue
    const forms = words.slice(length).findIndex((word) => !isForm(word.text))
    return forms < 0 || !/\d/.test(textOf(words.slice(length + forms))) ? 0 : length + forms
  }
  return 0
}

/** Words of a line from which it holds more than an address. */
const LONG = 8
/** Words behind a place in which an address that begins there shows. */
const NEAR_WORDS = 8

/** Of many places those that look right, then the first of the others. */
function likeliest(
  places: readonly number[],
  looksRight: (place: number) => boolean,
  most: number,
): number[] {
  if (places.length <= most) return [...places]
  const right = places.filter(looksRight)
  return [...right, ...places.filter((place) => !right.includes(place))].slice(0, most)
}

/** Places in a line where an address may begin, and where it may end. */
const MOST_STARTS = 4
const MOST_ENDS = 3

/** Words in front of a comma that are no part of an address: a firm, or no street and no number. */
function isName(words: readonly Word[]): boolean {
  const text = textOf(words)
  return hasCompanyForm(text) || (!/\d/.test(text) && !isAddressLine(text))
}

const CONTACT = /^(?:tel|fax|ph|phone|t|f|mobile|hp|h\/p|e-?mail)\b[.:]?/i

/** Groups of digits, and the digits in them, of numbers to call without a label. */
const PHONE = /^[+(]?\d+\)?(?:[ ./-]\d+)+(?= |$)/
const PHONE_START = /^[+(]?\d/
const PHONE_DIGITS = [9, 13] as const

/** Whether a text begins with a number to call: `0455 501 118`, `(705) 555-0138`, no `62704-1234`. */
function beginsWithPhone(words: readonly Word[]): boolean {
  const [number] = PHONE.exec(textOf(words)) ?? []
  if (!number?.includes(' ')) return false
  const count = digits(number)
  return count >= PHONE_DIGITS[0] && count <= PHONE_DIGITS[1]
}

/** A line, and what is left of it in front of a number to call, a label or a separator. */
const endsOf = once(endsIn)

/** A line ends where an address of the web or of mail begins: none is part of one of a house. */
function endsIn(whole: Line): Line[] {
  const web = whole.words.findIndex(({ text }, i) => i > 0 && holdsAddress(text))
  const isWord = ({ text }: Word) => /[\p{L}\d]/u.test(text)
  const end = whole.words.slice(0, Math.max(0, web)).findLastIndex(isWord) + 1
  const line = end > 0 ? partOf(whole, 0, end) : whole
  const { words, row } = line
  const at = new Set<number>()
  const labels = new Set(
    row.pieces.flatMap((piece) => piece.labels.map((label) => piece.words[label.from]!)),
  )
  for (const [i, word] of words.entries()) {
    if (i === 0) continue
    if (CONTACT.test(word.text) || labels.has(word) || SIGN.test(word.text)) at.add(i)
    // `Springfield IL 62704. Dated 3 May`, `3610 to Example Ltd`
    const next = words[i + 1]?.text ?? ''
    if (/[\p{L}\d][.;]$/u.test(word.text) && /^\p{Lu}/u.test(next)) at.add(i + 1)
    if (/\d,?$/.test(word.text) && /^\p{Ll}{2,3}$/u.test(next)) at.add(i + 1)
    // `Springfield NSW 2480 0455 501 118`, `62704 Springfield 0455-501 18`
    if (PHONE_START.test(word.text) && beginsWithPhone(words.slice(i))) at.add(i)
    // `62704 Springfield VAT 123456789`
    if (LONG_NUMBER.test(word.text)) for (const end of [i - 1, i]) if (end > 0) at.add(end)
    // `Springfield IL 62704 555 0123`
    if (next !== '' && isLastCode(`${words[i - 1]!.text} ${word.text}`)) at.add(i + 1)
  }
  const ends = likeliest(
    [...at].filter((i) => i < words.length && !isAbbreviated(words[i - 1]!, words[i]!)),
    (i) => readTown(textOf(words.slice(Math.max(0, i - NEAR_WORDS), i))) !== null,
    MOST_ENDS,
  )
  const cuts = ends.map((i) => partOf(line, 0, i))
  // A firm's number behind an address is no part of it.
  const numbers = row.pieces.flatMap((piece) => {
    const at = firmNumberAt(piece)
    return at < 0 ? [] : [words.indexOf(piece.words[at]!)]
  })
  const number = numbers.find((at) => at > 0) ?? words.length
  const own = cuts.filter((cut) => cut.words.length <= number)
  return number < words.length && own.length > 0 ? own : [line, ...cuts]
}

/** Whether a name goes on between two words: `Weiler a. d. See`. */
const isAbbreviated = (word: Word, next: Word): boolean =>
  /^\p{Ll}\.$/u.test(word.text) || /^\p{Ll}\.$/u.test(next.text)

interface Below {
  readonly line: Line
  readonly piece: Piece
}

/** What stands over and under a place, by its row and the piece it is aligned with: many candidates ask for the same. */
function byPlace<T>(
  of: (row: Row, piece: Piece, document: DocumentText) => T | null,
): (row: Row, piece: Piece, document: DocumentText) => T | null {
  const known = new WeakMap<Row, Map<Piece, T | null>>()
  return (row, piece, document) => {
    const own = known.get(row) ?? new Map<Piece, T | null>()
    known.set(row, own)
    let found = own.get(piece)
    if (found === undefined) {
      found = of(row, piece, document)
      own.set(piece, found)
    }
    return found
  }
}

export const lineBelow = byPlace(lookedBelow)
const lineAbove = byPlace(lookedAbove)

function lookedBelow(row: Row, piece: Piece, document: DocumentText): Below | null {
  for (const other of document.rows.slice(row.index + 1, row.index + 5)) {
    if (other.page !== row.page || other.baseline - row.baseline > STEP * row.em) return null
    const next = other.pieces.find((own) => isAligned(own, piece, row.em))
    if (next) return { line: lineOf(other, next), piece: next }
  }
  return null
}

function lookedAbove(row: Row, piece: Piece, document: DocumentText): Line | null {
  for (let i = row.index - 1; i >= Math.max(0, row.index - 4); i--) {
    const other = document.rows[i]!
    if (other.page !== row.page || row.baseline - other.baseline > STEP * row.em) return null
    const next = other.pieces.find((own) => isAligned(own, piece, row.em))
    if (next) return lineOf(other, next)
  }
  return null
}

/** Lines over an address in which its party's name is looked for. */
const MOST_ABOVE = 4
const above = new WeakMap<Piece, readonly Line[]>()

/** The lines over a piece in its column, the nearest first. */
export function linesAbove(row: Row, piece: Piece, document: DocumentText): readonly Line[] {
  let lines = above.get(piece)
  if (!lines) {
    const found: Line[] = []
    let last = row
    while (found.length < MOST_ABOVE) {
      const line = lineAbove(last, piece, document)
      if (!line) break
      found.push(line)
      last = line.row
    }
    lines = found
    above.set(piece, lines)
  }
  return lines
}

const isAligned = (a: Piece, b: Piece, em: number): boolean =>
  Math.abs(a.box[0] - b.box[0]) < 1.2 * em ||
  Math.abs(a.box[0] + a.box[2] - b.box[0] - b.box[2]) < 2.4 * em ||
  Math.abs(a.box[2] - b.box[2]) < 0.6 * em

/** What stands around an address's text: signs, and commas. */
const AROUND = /^[\s,;:|*•·–—=-]+|(?<![\s,;|·–—=-])[\s,;|·–—=-]+$/g

function add(
  found: AddressCandidate[],
  document: DocumentText,
  piece: Piece,
  whole: Line,
  lines: readonly Line[],
  end: Line,
): void {
  if (found.length === MOST) return
  const own = [...lines.slice(0, -1), end]
  const looks = own.map(looksOf)
  if (isPossible(looks)) found.push(new Proposed(own, looks, piece, whole, lines.at(-1)!, document))
}

/** Most candidates are left out at first sight: what that does not ask for is worked out where it is. */
class Proposed implements AddressCandidate {
  readonly lines: readonly Line[]
  readonly piece: Piece
  readonly value: string
  readonly row: Row
  readonly from: number
  readonly to: number
  readonly over: Line | null
  readonly #whole: Line
  readonly #last: Line
  readonly #under: Below | null
  readonly #document: DocumentText
  #words: readonly Word[] | null = null
  #box: Box | null = null
  #front: string | null = null

  /** @param last the last line with what is left out of it */
  constructor(
    lines: readonly Line[],
    looks: readonly Looks[],
    piece: Piece,
    whole: Line,
    last: Line,
    document: DocumentText,
  ) {
    const [first] = lines
    const { row } = first!
    this.lines = lines
    this.piece = piece
    this.row = row
    this.from = startsOf(row)[row.pieces.indexOf(piece)] ?? 0
    this.to = this.from + piece.words.length
    this.over = lineAbove(row, piece, document)
    this.#whole = whole
    this.#last = last
    this.#under = lineBelow(last.row, piece, document)
    this.#document = document
    let printed = ''
    for (const { bare } of looks) {
      if (bare !== '') printed = printed === '' ? bare : `${printed}, ${bare}`
    }
    // The stop of a sentence that another one follows.
    this.value = this.#behind > 0 ? printed.replace(/(?<=[\p{L}\d]{2})\.$/u, '') : printed
  }

  get words(): readonly Word[] {
    this.#words ??= this.lines.flatMap((line) => line.words)
    return this.#words
  }

  get text(): string {
    return this.lines.map((line) => line.text).join(' ')
  }

  get box(): Box {
    this.#box ??= unionOf(this.lines.map(boxOf))
    return this.#box
  }

  get cut(): readonly Word[] {
    return this.#whole.words.slice(0, this.#whole.words.indexOf(this.lines[0]!.words[0]!))
  }

  get front(): string {
    this.#front ??= this.cut.map((word) => word.text).join(' ')
    return this.#front
  }

  /** Words that are left out of the last line. */
  get #behind(): number {
    return this.#last.words.length - this.lines.at(-1)!.words.length
  }

  get tail(): string {
    return this.#behind > 0
      ? this.#last.words
          .slice(-this.#behind)
          .map((word) => word.text)
          .join(' ')
      : ''
  }

  get under(): Line | null {
    return this.#under?.line ?? null
  }

  get beyond(): Line | null {
    const under = this.#under
    return under && (lineBelow(under.line.row, under.piece, this.#document)?.line ?? null)
  }
}

const boxOf = once(({ words }: Line): Box => boxAround(words))
