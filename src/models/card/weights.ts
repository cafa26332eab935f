import { type Box, unionOf } from '../../document/box.ts'
import { isAddressLine } from '../../fields/address.ts'
import { distance } from '../../fields/label.ts'
import { foldedPhrase, hasWord, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { cleanName, hasCompanyForm, hasCompanyWord } from '../paper/company-names.ts'
import { meanSize, type Piece, type Row } from '../paper/document-text.ts'
import type { CardLine as Line } from './stacks.ts'

/** A text of a card, in one line or in lines of the same type right under each other. */
export interface Candidate {
  readonly row: Row
  readonly pieces: readonly Piece[]
  readonly box: Box
  readonly text: string
  readonly size: number
  readonly company: number
  /** Of `company`, what its words alone say. */
  readonly trade: number
  readonly title: number
  readonly person: number
}

const TITLES = wordsOfKind('title')
export const DEPARTMENTS = wordsOfKind('department')
export const HONORIFICS = new Set(
  wordsOfKind('honorific').map((word) => word.replace(/[^\p{L}]/gu, '')),
)
/** One text with what all weights ask of it. */
interface Weighed {
  readonly stack: readonly Line[]
  readonly pieces: readonly Piece[]
  readonly text: string
  readonly words: readonly string[]
  readonly size: number
  /** Lines are one text where that explains more than either does. */
  readonly joining: number
  readonly trade: number
  readonly title: number
  /** How much of the domain it spells. */
  readonly spelled: number
}

/**
 * How much a text looks like a company, a title and a person.
 *
 * @param domains of the card's addresses, without umlauts and endings
 * @param locals what stands before the sign in its e-mail addresses
 */
export function weighed(
  stack: readonly Line[],
  domains: readonly string[],
  locals: readonly string[],
): Candidate {
  const { row } = stack[0]!
  const pieces = stack.map(({ piece }) => piece)
  const text = cleanName(pieces.map((piece) => piece.text).join(' '))
  const size = meanSize(pieces.flatMap((piece) => piece.words)) / row.em
  const joining = 0.3 * (stack.length - 1)
  const title = titleWeight(text) - joining + (isOpenEnded(pieces) ? 1 : 0)
  const trade = hasCompanyForm(text) ? 4 : hasCompanyWord(text) ? 1.5 : 0
  const words = text.split(/\s+/)
  const spelled = gain(stack, domains)
  const own = { stack, pieces, text, words, size, joining, trade, title, spelled }
  return {
    row,
    pieces,
    box: unionOf(pieces.map((piece) => piece.box)),
    text,
    size,
    company: companyWeight(own, domains),
    trade,
    title,
    person: personWeight(own, locals),
  }
}

/** Large type speaks for both names. */
const displayed = (size: number): number => Math.min(1, Math.max(0, size - 1.05))

function companyWeight(own: Weighed, domains: readonly string[]): number {
  const { stack, pieces, text, size, joining, trade, title } = own
  let weight = trade + domainWeight(own, domains) + displayed(size) - joining
  // A legal form by itself belongs to the line above.
  if (stack.length > 1 && isFormAlone(pieces.at(-1)!)) weight += 1
  if (title > 0) weight -= 2
  const isAddress = pieces.some((piece) => isAddressLine(piece.text))
  if (isAddress && (stack.length > 1 || !hasCompanyForm(text))) weight -= 3
  return weight
}

/** What the domains say for a text: they hold it, or its beginnings, or its first word. */
function domainWeight({ text, words, spelled }: Weighed, domains: readonly string[]): number {
  const folded = withoutUmlauts(text)
  const first = withoutUmlauts(words[0] ?? '')
  const holds = domains.some(
    (domain) =>
      domain.length > 3 &&
      ((folded.length > 3 && domain.includes(folded)) || folded.includes(domain)),
  )
  const misread = domains.some(
    (domain) => folded.length > 6 && distance(folded, domain.slice(0, folded.length), 2) <= 2,
  )
  if (holds || misread) return 3 + spelled
  if (domains.some((domain) => isShortened(words, domain))) return 2.5
  return domains.some((domain) => first.length > 3 && domain.includes(first)) ? 2.5 : 0
}

/** Small words in names: `María del Carmen`. */
const PARTICLE = /^(?:van|von|de|del|della|der|den|di|da|dos|do|la|le|ten|ter|y|e|zu)$/

function personWeight(own: Weighed, locals: readonly string[]): number {
  const { stack, pieces, text, words, size, joining, trade, title, spelled } = own
  // Lines that spell the domain together are the company's name.
  let weight = spelled > 1 ? -2 : 0
  const names = words.filter((word) => !HONORIFICS.has(plainText(word).replace(/[^\p{L}]/gu, '')))
  const capital = names.filter((word) => /^\p{Lu}/u.test(word)).length
  const particles = names.filter((word) => PARTICLE.test(word)).length
  if (
    names.length >= 2 &&
    names.length - particles <= 4 &&
    capital >= names.length - Math.max(1, particles)
  )
    weight += 2
  else if (names.length === 1 || names.length > 5) weight -= 1
  if (words.length > names.length) weight += 1
  const parts = names
    .map((word) => plainText(word).replace(/[^\p{L}]/gu, ''))
    .filter((part) => part.length > 2)
  // `exports@` is the box of the Director Exports, and no name.
  const isTheirs = (local: string) =>
    parts.some((part) => local.includes(part) && (title <= 0 || local !== part))
  if (locals.some((local) => isTheirs(foldedPhrase(local)))) weight += 3
  if (/\d|[&@|]/.test(text)) weight -= 3
  if (trade > 0) weight -= hasCompanyForm(text) ? 4 : 1
  if (title > 0) weight -= 2.5
  if (hasWord(text, DEPARTMENTS)) weight -= 1.5
  const all = pieces.flatMap((piece) => piece.words)
  const certain = all.reduce((sum, word) => sum + word.confidence, 0) / all.length
  return (
    weight + displayed(size) - 0.08 * stack[0]!.row.index - 2 * Math.max(0, 0.7 - certain) - joining
  )
}

const isFormAlone = ({ words }: Piece): boolean =>
  words.every((word) => hasCompanyForm(`x ${word.text}`))

/** Folded, with ä, ö and ü as domains write them, ae, oe and ue, as a, o and u. */
export const withoutUmlauts = (text: string): string =>
  foldedPhrase(text).replace(/([aou])e/g, '$1')

/** Beginnings of a name's words that make its domain: `fysiodewerf` of Fysiopraktijk De Werf. */
function isShortened(words: readonly string[], domain: string): boolean {
  const folded = words.map(withoutUmlauts).filter((word) => word !== '')
  const spells = (from: number, at: number, used: number, longest: number): boolean => {
    if (at === domain.length) return used >= 2 && longest >= LONG_BEGINNING
    const word = folded[from]
    if (word === undefined) return false
    for (let to = word.length; to > 0; to--)
      if (
        domain.startsWith(word.slice(0, to), at) &&
        spells(from + 1, at + to, used + 1, Math.max(longest, to))
      )
        return true
    return false
  }
  return domain.length > LONG_BEGINNING && spells(0, 0, 0, 0)
}

/** Letters that at least one of a domain's parts has. */
const LONG_BEGINNING = 4

/** How much of a domain a text spells; of several lines only what no single one does. */
function gain(stack: readonly Line[], domains: readonly string[]): number {
  const of = (text: string) => Math.max(0, ...domains.map((d) => shared(withoutUmlauts(text), d)))
  const own = of(stack.map(({ piece }) => piece.text).join(' '))
  const parts = Math.max(...stack.map(({ piece }) => of(piece.text)))
  return own + (stack.length > 1 && own > parts ? 0.5 * stack.length : 0)
}

/** The share of a domain's letters that a text spells. */
const shared = (folded: string, domain: string): number =>
  domain.includes(folded) ? folded.length / domain.length : folded.includes(domain) ? 1 : 0

/** A line goes on in the next: `Head of Sales &`, `Senior Manager –`. */
const isOpenEnded = (pieces: readonly Piece[]): boolean =>
  pieces.length > 1 && pieces.slice(0, -1).every((piece) => /[&,/–—-]$/.test(piece.text))

/** Words of a job: whole ones, or the end of a compound as in Projektingenieur. */
export function titleWeight(text: string): number {
  if (hasCompanyForm(text)) return -2
  if (hasWord(text, TITLES)) return 3
  const words = plainText(text).split(/[^\p{L}]+/u)
  return words.some((word) =>
    TITLES.some((title) => title.length >= 5 && word.length > title.length && word.endsWith(title)),
  )
    ? 2.5
    : 0
}
