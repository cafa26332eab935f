import type { Word } from '../../document/page.ts'
import { datesIn } from '../../fields/date-search.ts'
import { daysLater, lastDay } from '../../fields/days.ts'
import { foldedPhrase, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { type Found, foundIn } from '../../reading/found.ts'
import { type LabelHit, labelHits, type Place, placesOf } from '../../reading/label-places.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { OPEN_END } from '../candidates/open-lines.ts'

/** What an invoice says of when it is to be paid. */
export interface PaymentTerms {
  readonly found: Found
  /** Counted from the invoice's day; null where the terms count none. */
  readonly days: number | null
  /** Where they are counted to or from the end of a month. */
  readonly monthEnd: 'before' | 'behind' | null
}

const DAYS = new Set(wordsOfKind('day_unit').map(foldedPhrase))
const PAYING = wordsOfKind('paying')
const MONTH_END = wordsOfKind('month_end')
const VALIDITY = wordsOfKind('validity')
/** Nobody waits longer. */
const MOST_DAYS = 180
/** A number of days, also with its unit in the same word. */
const COUNT = /^\(?(\d{1,3})(?:[-\s]?(\p{L}+))?\)?[.,;:]?$/u
/** `Net 30`, behind a label for terms. */
const NET = /^net(?:to)?$/
/** Widest step to the next line of a sentence, and how far lines begin from each other, in ems. */
const STEP = 1.9
const ALIGNED = 1
const MOST_LINES = 3
/** Words in front of a label that a line begins with, and of a line that is full. */
const MOST_BEFORE = 1
const LEAST_WORDS = 8

/** The terms of payment that an invoice prints: what its label announces, or the sentence that counts days of paying. */
export function paymentTermsOf(document: DocumentText): PaymentTerms | null {
  const announced = labelHits(document, TERMS).flatMap((hit) =>
    placesOf(hit, document)
      .filter((place) => !isLabel(place))
      .slice(0, 1)
      .map((place): Announced => ({ hit, place })),
  )
  const telling = new Map(
    announced.toReversed().flatMap((own) => own.place.words.map((word) => [word, own])),
  )
  let best: { readonly terms: PaymentTerms; readonly score: number } | null = null
  for (const row of document.rows) {
    if (!/\d/.test(row.text)) continue
    for (const piece of row.pieces)
      for (const [at, word] of piece.words.entries()) {
        const told = telling.get(word)
        const days = daysAt(piece.words, at, told !== undefined)
        if (days === null) continue
        const sentence = sentenceAt(document, row, piece, at)
        const own = clauseOf(told ? announcedIn(sentence, told, word) : sentence, word)
        const plain = plainText(textOf(own))
        const isPaying = told || labelsTerms(piece) || beginsWithAny(plain, PAYING)
        const score =
          (told ? 1 : 0) +
          (isPaying ? 1 : 0) -
          (VALIDITY.some((phrase) => plain.includes(phrase)) ? 2 : 0)
        if (score > 0 && (!best || score > best.score))
          best = { terms: termsIn(own, plain, row, days, told), score }
      }
  }
  if (best) return best.terms
  const first = announced.find(
    ({ hit, place }) => hit.name === 'payment_terms' && place.text.length > 2,
  )
  return first ? { found: foundAt(saidAt(first), first.place.row, first), ...UNCOUNTED } : null
}

/** Whether a place is the label of something else, beside this one in the head of a table. */
const isLabel = ({ row, words }: Place): boolean =>
  row.pieces.some((piece) =>
    piece.labels.some(
      ({ from, to, score }) =>
        score > 0.9 && piece.words[from] === words[0] && to - from === words.length,
    ),
  )

/** What a label announces that counts no days, up to where its sentence ends or says something else. */
function saidAt(own: Announced): readonly Word[] {
  const { hit, place } = own
  const [first] = place.words
  const { words } = hit.piece
  if (!words.includes(first!)) return clauseOf(place.words, first!)
  return clauseOf(announcedIn(sentenceOf(words, first!), own, first!), first!)
}

const TERMS = ['payment_terms', 'due_date'] as const
const UNCOUNTED = { days: null, monthEnd: null } as const

/** What a label announces. */
interface Announced {
  readonly hit: LabelHit
  readonly place: Place
}

const labelsTerms = ({ labels }: Piece): boolean =>
  labels.some(({ names }) => names.includes('payment_terms'))

/** What a label announces of a sentence: with the label where no colon parts them, as it is a part of the sentence then. */
function announcedIn(
  sentence: readonly Word[],
  { hit, place }: Announced,
  word: Word,
): readonly Word[] {
  const { piece, label } = hit
  const begun = piece.words.slice(label.from, label.to)
  const isPart = piece.words[label.to] === place.words[0] && !begun.at(-1)!.text.endsWith(':')
  const from = sentence.indexOf(isPart ? begun[0]! : place.words[0]!)
  return from < 0 ? sentenceOf(place.words, word) : sentence.slice(from)
}

/** Signs that part what is said. */
const SIGN = /^[·•|–—-]$/

/** The clauses of a sentence from the one that counts days to the last one that tells a day, a count or a share: others say how is paid. */
function clauseOf(words: readonly Word[], word: Word): readonly Word[] {
  const at = words.indexOf(word)
  const from = words.findLastIndex(({ text }, i) => i < at && SIGN.test(text)) + 1
  let to = words.length
  const sign = words.findIndex(({ text }, i) => i > at && SIGN.test(text))
  if (sign > 0) to = sign
  for (let end = at; end < to; end++) {
    if (!words[end]!.text.endsWith(',')) continue
    if (!tellsWhen(words.slice(end + 1, to))) to = end + 1
  }
  return words.slice(from, to)
}

const tellsWhen = (words: readonly Word[]): boolean => {
  const text = textOf(words)
  return (
    /\d ?%/.test(text) ||
    datesIn(text, 'dmy').length > 0 ||
    words.some((_, at) => daysAt(words, at, true) !== null)
  )
}

const foundAt = (words: readonly Word[], { page }: Row, told: Announced | undefined): Found =>
  foundIn(
    textOf(words).replace(/(?<![\s.,;:])[\s.,;:]+$/, ''),
    words,
    page,
    told?.hit.label.text ?? null,
  )

function termsIn(
  words: readonly Word[],
  plain: string,
  row: Row,
  days: number,
  told: Announced | undefined,
): PaymentTerms {
  const found = foundAt(words, row, told)
  const counts = words.flatMap((_, at) => daysAt(words, at, told !== undefined) ?? [])
  // A share is what is taken off sooner; all is due by the longest of several.
  if (counts.length <= 1 && plain.includes('%')) return { found, ...UNCOUNTED }
  const end = MONTH_END.map((phrase) => plain.indexOf(phrase)).find((at) => at >= 0)
  const monthEnd = end === undefined ? null : end < plain.search(/\d/) ? 'before' : 'behind'
  return { found, days: Math.max(days, ...counts), monthEnd }
}

/** The days that a word counts, with the one behind it. */
function daysAt(words: readonly Word[], at: number, isTold: boolean): number | null {
  const count = COUNT.exec(words[at]!.text)
  if (!count) return null
  const days = Number(count[1])
  const unit = foldedPhrase(count[2] ?? words[at + 1]?.text ?? '')
  const isNet = isTold && NET.test(foldedPhrase(words[at - 1]?.text ?? ''))
  return days > 0 && days <= MOST_DAYS && (DAYS.has(unit) || isNet) ? days : null
}

const beginsWithAny = (plain: string, beginnings: readonly string[]): boolean =>
  plain.split(/[^\p{L}]+/u).some((word) => beginnings.some((own) => word.startsWith(own)))

/** The sentence that a word stands in, over the lines that it goes on in. */
function sentenceAt(document: DocumentText, row: Row, piece: Piece, at: number): readonly Word[] {
  const lines: { readonly row: Row; readonly piece: Piece }[] = [{ row, piece }]
  for (const way of [-1, 1] as const)
    while (lines.length < MOST_LINES) {
      const edge = way === 1 ? lines.at(-1)! : lines[0]!
      const next = lineBeside(document, edge, way)
      if (!next) break
      const [upper, lower] = way === 1 ? [edge, next] : [next, edge]
      if (!goesOn(upper, lower, document)) break
      if (way === 1) lines.push(next)
      else lines.unshift(next)
    }
  return sentenceOf(
    lines.flatMap((line) => line.piece.words),
    piece.words[at]!,
  )
}

/** The sentence of a word among others. */
function sentenceOf(words: readonly Word[], word: Word): readonly Word[] {
  const own = words.indexOf(word)
  let from = own
  while (from > 0 && !endsSentence(words[from - 1]!, words[from]!)) from--
  let to = own + 1
  while (to < words.length && !endsSentence(words[to - 1]!, words[to]!)) to++
  // A label with a colon announces the terms.
  const colon = words.slice(from, own).findLastIndex(({ text }) => text.endsWith(':'))
  return words.slice(colon < 0 ? from : from + colon + 1, to)
}

interface Line {
  readonly row: Row
  readonly piece: Piece
}

/** The line over or under one, in the same column. */
function lineBeside(document: DocumentText, { row, piece }: Line, way: 1 | -1): Line | null {
  const next = document.rows[row.index + way]
  if (!next || next.page !== row.page) return null
  if (Math.abs(next.baseline - row.baseline) > STEP * row.em) return null
  const own = next.pieces.find((one) => Math.abs(one.box[0] - piece.box[0]) < ALIGNED * row.em)
  return own ? { row: next, piece: own } : null
}

/** Whether a text goes on in the next line: nothing ends it, and that line's first word had no place. */
function goesOn(upper: Line, lower: Line, document: DocumentText): boolean {
  if (
    /[.!?:]$/.test(upper.piece.text) ||
    lower.piece.labels.some(({ from, text }) => from <= MOST_BEFORE && text.endsWith(':'))
  )
    return false
  const [first] = lower.piece.words
  if (/^\p{Ll}/u.test(first!.text) || OPEN_END.test(upper.piece.text)) return true
  // A short line that another one follows is no paragraph.
  if (upper.piece.words.length < LEAST_WORDS) return false
  const around = [-1, 1].flatMap((way) => lineBeside(document, upper, way as 1 | -1) ?? [])
  const widest = Math.max(...[...around, upper].map(({ piece }) => piece.box[2]))
  return upper.piece.box[2] + (first!.box[2] - first!.box[0]) > widest
}

/** Whether a sentence ends between two words; short ones with a point are shortened. */
const endsSentence = (word: Word, next: Word): boolean =>
  /[\p{Ll}\d)%]{3}[.!?]$/u.test(word.text) && /^[\p{Lu}\d]/u.test(next.text)

/** The day that terms lead to from the invoice's day. */
export function dueByTerms(day: Found, { days, monthEnd, found }: PaymentTerms): Found | null {
  if (days === null) return null
  const start = monthEnd === 'before' ? endOfMonth(day.value) : day.value
  const due = daysLater(start, days)
  const value = monthEnd === 'behind' ? endOfMonth(due) : due
  const confidence = Math.min(day.confidence, found.confidence)
  return { ...found, value, confidence, derivedFrom: ['invoice_date', 'payment_terms'] }
}

const endOfMonth = (iso: string): string =>
  lastDay(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)))
