import type { Word } from '../../document/page.ts'
import { datesIn } from '../../fields/date-search.ts'
import { foldedPhrase, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { remembered } from '../../fields/remembered.ts'
import { textOf } from '../../tables/text/text-lines.ts'

/** What terms of payment are made of. */
export const CORES = ['count', 'longer', 'day', 'by', 'once', 'paying', 'full', 'share'] as const
export type CoreName = (typeof CORES)[number]

/** Words that tell something of paying: `from` up to, not including, `to`. */
export interface Core {
  readonly name: CoreName
  readonly from: number
  readonly to: number
  /** Days that are counted. */
  readonly days?: number
}

const DAYS = new Set(wordsOfKind('day_unit').map(foldedPhrase))
const LONGER = new Set(wordsOfKind('longer_unit').map(foldedPhrase))
const PAYING = wordsOfKind('paying')
/** Nobody waits longer. */
const MOST_DAYS = 180
/** A number of days, also with its unit in the same word. */
const COUNT = /^[(+]?(\d{1,3})(?:[-\s]?(\p{L}+))?\)?[.,;:]?$/u
/** `Net 30`, and words between a number and its unit: `30 de zile`. */
const NET = /^net(?:to)?$/
const BETWEEN = /^\p{Ll}{2}$|^(?:calendar|working|business)$/u

/** The days that a word counts, with the one or two behind it. */
export function daysAt(
  words: readonly Word[],
  at: number,
): { readonly days: number; readonly to: number } | null {
  const count = COUNT.exec(words[at]!.text)
  if (!count) return null
  const days = Number(count[1])
  if (days === 0 || days > MOST_DAYS) return null
  const isUnit = (text: string | undefined) => DAYS.has(foldedPhrase(text ?? ''))
  if (count[2]) return isUnit(count[2]) ? { days, to: at + 1 } : null
  if (isUnit(words[at + 1]?.text)) return { days, to: at + 2 }
  if (BETWEEN.test(words[at + 1]?.text ?? '') && isUnit(words[at + 2]?.text))
    return { days, to: at + 3 }
  return NET.test(foldedPhrase(words[at - 1]?.text ?? '')) ? { days, to: at + 1 } : null
}

interface Phrase {
  readonly words: readonly string[]
  readonly name: CoreName
}

/** Phrases by their first word; a long one by itself may go on: `przelew`, `przelewem`. */
const BY_FIRST: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  (
    [
      ['by', 'paying_by'],
      ['by', 'direct_debit'],
      ['once', 'at_once'],
      ['full', 'in_full'],
      ['full', 'month_end'],
    ] as const
  ).flatMap(([name, kind]) =>
    wordsOfKind(kind).map((phrase): Phrase => ({ words: phrase.split(' ').map(partOf), name })),
  ),
  ({ words: [first] }) => first!,
)
const LONG = 5

function partOf(text: string): string {
  return plainText(text).replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '')
}

/** Phrases that begin with a word. */
const phrasesOf = remembered((word: string): readonly Phrase[] => {
  const found = [...(BY_FIRST.get(word) ?? [])]
  for (let length = word.length - 1; length >= LONG; length--)
    for (const phrase of BY_FIRST.get(word.slice(0, length)) ?? [])
      if (phrase.words.length === 1) found.push(phrase)
  return found
})

const isPaying = remembered((word: string): boolean =>
  word.split(/[^\p{L}]+/u).some((part) => PAYING.some((own) => part.startsWith(own))),
)

/** All that a sentence tells of paying, in its order. */
export function coresOf(words: readonly Word[]): Core[] {
  const plain = words.map(({ text }) => partOf(text))
  const cores: Core[] = []
  for (let at = 0; at < words.length; at++) {
    const { text } = words[at]!
    if (/\d/.test(text)) {
      const counted = daysAt(words, at)
      if (counted) cores.push({ name: 'count', from: at, ...counted })
      if (/\d%/.test(text) || words[at + 1]?.text.startsWith('%'))
        cores.push({ name: 'share', from: at, to: text.includes('%') ? at + 1 : at + 2 })
      continue
    }
    const own = plain[at]!
    if (own === '') continue
    if (LONGER.has(own)) cores.push({ name: 'longer', from: Math.max(0, at - 1), to: at + 1 })
    if (isPaying(own)) cores.push({ name: 'paying', from: at, to: at + 1 })
    const phrases = phrasesOf(own)
    if (phrases.length === 0) continue
    const longest = phrases
      .filter((phrase) => phrase.words.every((part, i) => i === 0 || plain[at + i] === part))
      .sort((a, b) => b.words.length - a.words.length)
    for (const name of ['by', 'once', 'full'] as const) {
      const phrase = longest.find((one) => one.name === name)
      if (phrase) cores.push({ name, from: at, to: at + phrase.words.length })
    }
  }
  return [...cores, ...daysOf(words)].sort((a, b) => a.from - b.from || a.to - b.to)
}

/** Days that are printed. */
function daysOf(words: readonly Word[]): Core[] {
  const text = textOf(words)
  if (!/\d/.test(text)) return []
  let at = -1
  const ends = words.map((word) => {
    at += 1 + word.text.length
    return at
  })
  return datesIn(text, 'dmy').map(({ start, end }) => ({
    name: 'day',
    from: ends.findIndex((own) => own > start),
    to: ends.findIndex((own) => own >= end) + 1,
  }))
}
