import { digits, letters } from '../../fields/counts.ts'
import { foldedPhrase, wordsOfKind } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import {
  formLengthAt,
  hasCompanyForm,
  hasCompanyWord,
  isForm,
} from '../../reading/company-names.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { brandsAmong } from './brands.ts'
import type { FeaturesOf } from './candidate-set.ts'
import { domainsOf, withoutUmlauts } from './domains.ts'
import { kindsIn, numbersIn, numbersOf, rowsOf } from './firm-numbers.ts'
import { labelScores, mostOf } from './label-scores.ts'
import { linesBelow } from './name-blocks.ts'
import type { NameCandidate } from './name-candidate.ts'

/** What holds wherever a document names its seller, and what tells names from other texts. */
export const SELLER_EVIDENCE = [
  'cutForm',
  'numbersBeside',
  'registeredForm',
  'numbersUnder',
  'registerUnderForm',
  'coreAtNumbers',
  'coreInDomain',
  'otherRegistered',
  'brandOfForm',
  'formOfBrand',
  'greeted',
  'greeting',
  'lowerElsewhere',
  'figureUnder',
  'figureRight',
  'leadLabel',
  'behindForm',
] as const

/** Letters from which a word of a name is its own. */
const OWN = 4

/** Words that make a name what it is: no forms, no trades, nothing that many names have. */
export const coreOf = (value: string): string[] =>
  value
    .split(/[\s,·|/]+/)
    .filter((word) => !isForm(word) && !hasCompanyWord(word))
    .map(foldedPhrase)
    .filter((word) => word.length >= OWN)

const SPOKEN_TO = new Set(
  wordsOfKind('honorific').flatMap((text) => text.split(' ').map(foldedPhrase)),
)

/** Words behind a legal form that make a difference. */
const MOST_BEHIND = 4

/** How many words go on behind the last legal form of a text: `Miller Ltd, 12 Mill Lane`. */
function wordsBehindForm(words: readonly string[]): number {
  for (let at = words.length - 1; at > 0; at--) {
    const length = formLengthAt(words, at)
    if (length > 0) return words.length - at - length
  }
  return 0
}

/** Words of a line that speaks to somebody, at most. */
const GREETING = 6

/** Whether a row greets: short, and closed as letters begin. */
const isGreeting = ({ text, words }: Row): boolean =>
  words.length <= GREETING &&
  /\p{L}\s?[,!]$/u.test(text) &&
  !/\d/.test(text) &&
  !hasCompanyForm(text)

const isFigure = (text: string): boolean =>
  digits(text) > 0 && letters(text.replace(/(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu, '')) === 0

export function sellerEvidence(
  candidates: readonly NameCandidate[],
  document: DocumentText,
): FeaturesOf {
  const registers = document.rows.filter((row) => numbersOf(row).register || numbersOf(row).iban)
  const holders = new Map<string, Set<Row>>()
  for (const row of registers) add(holders, row)
  const greetings = new Map<string, Set<Row>>()
  for (const row of document.rows) if (isGreeting(row)) add(greetings, row)
  const domains = domainsOf(document).map(({ name }) => withoutUmlauts(name))
  const lower = new Map<string, Set<Row>>()
  for (const row of document.rows) add(lower, row, /^\p{Ll}{3}/u)
  const folded = candidates.map(({ value }) => foldedPhrase(value))
  const cores: string[][] = []
  const coreAt = (i: number): readonly string[] => {
    cores[i] ??= coreOf(candidates[i]!.value)
    return cores[i]
  }
  const numbersAt = (i: number) => rowsOf(candidates[i]!, document).map(numbersOf)
  const registered = candidates.map(
    ({ value }, i) => hasCompanyForm(value) && numbersAt(i).some(({ register }) => register),
  )
  const sellers = candidates.flatMap((_, i) => (registered[i] ? [i] : []))
  const brands = brandsAmong(candidates, folded)
  return (i) => {
    const own = candidates[i]!
    const { row, piece, cut, value } = own
    const core = coreAt(i)
    const under = linesBelow(row, piece, document)
    const [below] = under
    const numbersUnder = under.map(numbersIn)
    const right = row.pieces[row.pieces.indexOf(piece) + 1]
    const words = value.split(/\s+/)
    const plain = words.map(foldedPhrase).filter((word) => word.length >= OWN)
    return [
      cut === 'form' ? 1 : 0,
      kindsIn(numbersAt(i)),
      registered[i] ? 1 : 0,
      kindsIn(numbersUnder),
      hasCompanyForm(value) && numbersUnder.some(({ register }) => register) ? 1 : 0,
      core.some((word) => isElsewhere(word, holders, row)) ? 1 : 0,
      core.some((word) => domains.some((domain) => domain.includes(withoutUmlauts(word)))) ? 1 : 0,
      sellers.some(
        (other) =>
          !folded[other]!.includes(folded[i]!) &&
          !folded[i]!.includes(folded[other]!) &&
          !coreAt(other).some((word) => core.includes(word)),
      )
        ? 1
        : 0,
      brands.isBrand(i) ? 1 : 0,
      brands.hasBrand(i) ? 1 : 0,
      core.some((word) => greetings.has(word)) && !isGreeting(row) ? 1 : 0,
      isGreeting(row) ? 1 : 0,
      plain.filter((word) => isElsewhere(word, lower, row)).length / Math.max(1, plain.length),
      below && isFigure(below.text) ? 1 : 0,
      right && isFigure(right.text) ? 1 : 0,
      words.length > 1 ? mostOf(labelScores(words[0]!)) : 0,
      Math.min(MOST_BEHIND, wordsBehindForm(words)),
    ]
  }
}

/** Whether a word stands in another row than its own. */
const isElsewhere = (
  word: string,
  rows: ReadonlyMap<string, ReadonlySet<Row>>,
  own: Row,
): boolean => {
  const found = rows.get(word)
  return found !== undefined && found.size > Number(found.has(own))
}

/** The longer words of a row, as printed and folded. */
const ownWords = once(({ words }: Row) =>
  words
    .map(({ text }) => ({ text, word: foldedPhrase(text) }))
    .filter(({ word }) => word.length >= OWN && !SPOKEN_TO.has(word)),
)

/** Keeps the row of each of its longer words. */
function add(rows: Map<string, Set<Row>>, row: Row, shape = /./): void {
  for (const { text, word } of ownWords(row)) {
    if (!shape.test(text)) continue
    const own = rows.get(word)
    if (own) own.add(row)
    else rows.set(word, new Set([row]))
  }
}
