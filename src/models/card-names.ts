import { type Box, unionOf } from '../document/box.ts'
import { isAddressLine, readTown } from '../fields/address.ts'
import { distance } from '../fields/label.ts'
import { foldedPhrase, hasWord, plainText, wordsOfKind } from '../fields/lexicon.ts'
import { type Contacts, domainOf } from './card-contacts.ts'
import { type CardLine as Line, stacksOf } from './card-stacks.ts'
import { cleanName, hasCompanyForm, hasCompanyWord } from './company-names.ts'
import { type DocumentText, meanSize, type Piece, pieceOf, type Row } from './document-text.ts'
import { type Found, foundIn } from './found.ts'

export interface Names {
  readonly name: Found | null
  readonly title: Found | null
  readonly department: Found | null
  readonly company: Found | null
}

/** A text of a card, in one line or in lines of the same type right under each other. */
interface Candidate {
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
const DEPARTMENTS = wordsOfKind('department')
const HONORIFICS = new Set(wordsOfKind('honorific').map((word) => word.replace(/[^\p{L}]/gu, '')))
/** Of a company: its domain or its legal form says so. */
const SURE = 3
/** What stands behind names: degrees, memberships. */
const DEGREES = new RegExp(
  `(?:,?\\s+(?:${wordsOfKind('degree')
    .map((degree) => [...degree].join('\\.?'))
    .join('|')})\\.?(?=[,\\s]|$))+$`,
  'iu',
)
/** Where people write for everybody. */
const SHARED_BOX =
  /^(?:info|office|contact|kontakt|mail|sales|hello|post|hallo|service|team|admin|buero|booking|bookings|enquiries|reception|consulta|secretariat|studio|praxis)$/

/** Who, as what, for whom: each text of a card is weighed for all three, the best set is taken. */
export function namesOf(
  document: DocumentText,
  contacts: Contacts,
  address: ReadonlySet<Piece>,
): Names {
  const domains = [
    ...contacts.websites.map((found) => domainOf(found.value)),
    ...contacts.emails.map((found) => found.value.split('@')[1] ?? ''),
  ].map((domain) => withoutUmlauts(domain.replace(/\.[a-z]{2,}(?:\.[a-z]{2})?$/i, '')))
  const locals = contacts.emails
    .map((found) => found.value.split('@')[0] ?? '')
    .filter((local) => !SHARED_BOX.test(local) && !hasCompanyWord(local))
  const lines = document.rows.flatMap((row) =>
    row.pieces
      .filter((piece) => !contacts.pieces.has(piece) && !address.has(piece) && isText(piece.text))
      .flatMap((piece) => withoutTitle(piece, row.recognised))
      .map((piece): Line => ({ row, piece })),
  )
  const candidates = [...lines.map((line) => [line]), ...stacksOf(lines)].map((stack) =>
    weighed(stack, domains, locals),
  )
  const company = best(candidates, (own) => own.company - 0.5 * Math.max(0, own.person))
  // Family firms have their owner's name: the company's explains the domain.
  const name = best(
    candidates.filter((own) => isApart(own, company)),
    (own) => own.person - 0.5 * (company && company.company >= SURE ? own.trade : own.company),
  )
  const rest = candidates.filter((own) => isApart(own, company) && isApart(own, name))
  const title = best(rest, (own) => own.title + nearness(own, name))
  const department =
    rest.find((own) => isApart(own, title) && hasWord(own.text, DEPARTMENTS)) ?? null
  const found = (own: Candidate | null, score: number): Found | null =>
    own
      ? foundIn(
          cleanName(own.text),
          own.pieces.flatMap((piece) => piece.words),
          own.row.page,
          null,
          Math.min(1, 0.5 + score / 10),
        )
      : null
  return {
    name: withoutDegrees(found(name, name?.person ?? 0)),
    title: title && title.title + nearness(title, name) > 0.8 ? found(title, title.title) : null,
    department: found(department, 2),
    company: found(company && company.company > 1.2 ? company : null, company?.company ?? 0),
  }
}

/** A name and, behind a comma, what its bearer does: `Ada Example, Proprietor`. */
function withoutTitle(piece: Piece, recognised: boolean): Piece[] {
  const at = piece.words.findIndex((word) => word.text.endsWith(',')) + 1
  const parts = [piece.words.slice(0, at), piece.words.slice(at)]
  const [before, behind] = parts.map((words) => words.map((word) => word.text).join(' '))
  const named = at >= 2 && at <= 4 && piece.words.slice(0, at).every((w) => /^\p{Lu}/u.test(w.text))
  return named && titleWeight(before!) === 0 && titleWeight(behind!) > 0
    ? parts.map((words) => pieceOf(words, recognised))
    : [piece]
}

const withoutDegrees = (name: Found | null): Found | null =>
  name && {
    ...name,
    // Ma is a name, MA a degree.
    value: name.value.replace(DEGREES, (own) => (/\p{Lu}.*\p{Lu}|Esq/u.test(own) ? '' : own)),
  }

const isApart = (own: Candidate, other: Candidate | null): boolean =>
  !other || own.pieces.every((piece) => !other.pieces.includes(piece))

const isText = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  return letters >= 3 && letters >= 0.6 * text.replace(/\s/g, '').length
}

function best(
  candidates: readonly Candidate[],
  score: (own: Candidate) => number,
): Candidate | null {
  let chosen: Candidate | null = null
  for (const own of candidates) if (score(own) > (chosen ? score(chosen) : 0.5)) chosen = own
  return chosen
}

function weighed(
  stack: readonly Line[],
  domains: readonly string[],
  locals: readonly string[],
): Candidate {
  const { row } = stack[0]!
  const pieces = stack.map(({ piece }) => piece)
  const all = pieces.flatMap((piece) => piece.words)
  const text = cleanName(pieces.map((piece) => piece.text).join(' '))
  const words = text.split(/\s+/)
  const folded = withoutUmlauts(text)
  const size = meanSize(all) / row.em
  // Lines are one text where that explains more than either does.
  const joining = 0.3 * (stack.length - 1)
  const titled = titleWeight(text) - joining + (isOpenEnded(pieces) ? 1 : 0)
  const trade = hasCompanyForm(text) ? 4 : hasCompanyWord(text) ? 1.5 : 0
  let company = trade
  const [first] = words
  const inDomain = domains.some(
    (domain) =>
      domain.length > 3 &&
      ((folded.length > 3 && domain.includes(folded)) || folded.includes(domain)),
  )
  const misread = domains.some(
    (domain) => folded.length > 6 && distance(folded, domain.slice(0, folded.length), 2) <= 2,
  )
  const spelled = gain(stack, domains)
  if (inDomain || misread) company += 3 + spelled
  else if (domains.some((domain) => isShortened(words, domain))) company += 2.5
  else if (
    domains.some(
      (domain) =>
        withoutUmlauts(first ?? '').length > 3 && domain.includes(withoutUmlauts(first ?? '')),
    )
  )
    company += 2.5
  company += Math.min(1, Math.max(0, size - 1.05))
  company -= joining
  // A legal form by itself belongs to the line above.
  if (stack.length > 1 && isFormAlone(pieces.at(-1)!)) company += 1
  if (titled > 0) company -= 2
  const isAddress = pieces.some((piece) => isAddressLine(piece.text))
  if (isAddress && (stack.length > 1 || !hasCompanyForm(text))) company -= 3
  // Lines that spell the domain together are the company's name.
  let person = spelled > 1 ? -2 : 0
  const own = words.filter((word) => !HONORIFICS.has(plainText(word).replace(/[^\p{L}]/gu, '')))
  const capital = own.filter((word) => /^\p{Lu}/u.test(word)).length
  if (own.length >= 2 && own.length <= 4 && capital >= own.length - 1) person += 2
  else if (own.length === 1 || own.length > 5) person -= 1
  if (words.length > own.length) person += 1
  const parts = own
    .map((word) => plainText(word).replace(/[^\p{L}]/gu, ''))
    .filter((part) => part.length > 2)
  // `exports@` is the box of the Director Exports, and no name.
  const isTheirs = (local: string) =>
    parts.some((part) => local.includes(part) && (titled <= 0 || local !== part))
  if (locals.some((local) => isTheirs(foldedPhrase(local)))) person += 3
  if (/\d|[&@|]/.test(text)) person -= 3
  if (trade > 0) person -= hasCompanyForm(text) ? 4 : 1
  if (titled > 0) person -= 2.5
  if (hasWord(text, DEPARTMENTS)) person -= 1.5
  person += Math.min(1, Math.max(0, size - 1.05)) - 0.08 * row.index
  const certain = all.reduce((sum, word) => sum + word.confidence, 0) / all.length
  person -= 2 * Math.max(0, 0.7 - certain) + joining
  const box = unionOf(pieces.map((piece) => piece.box))
  return { row, pieces, box, text, size, company, trade, title: titled, person }
}

const isFormAlone = ({ words }: Piece): boolean =>
  words.every((word) => hasCompanyForm(`x ${word.text}`))

/** Folded, with ä, ö and ü as domains write them, ae, oe and ue, as a, o and u. */
const withoutUmlauts = (text: string): string => foldedPhrase(text).replace(/([aou])e/g, '$1')

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
function titleWeight(text: string): number {
  if (hasCompanyForm(text)) return -2
  if (hasWord(text, TITLES)) return 3
  const words = plainText(text).split(/[^\p{L}]+/u)
  return words.some((word) =>
    TITLES.some((title) => title.length >= 5 && word.length > title.length && word.endsWith(title)),
  )
    ? 2.5
    : 0
}

/** The line right under a name, in its column, is what its bearer does. */
function nearness(own: Candidate, name: Candidate | null): number {
  if (!name || own.row.page !== name.row.page || readTown(own.text)) return 0
  const step = (own.row.baseline - name.row.baseline) / own.row.em
  const aligned =
    Math.abs(own.box[0] - name.box[0]) < 2 * own.row.em ||
    Math.abs(own.box[2] - name.box[2]) < 2 * own.row.em ||
    Math.abs(own.box[0] + own.box[2] - name.box[0] - name.box[2]) < 4 * own.row.em
  if (own.company > 2 || !aligned) return 0
  return step > 0 && step < 3.2 ? 1.2 : 0
}

/** First and last name, without titles before and degrees behind. */
export function nameParts(name: string): { first: string | null; last: string | null } {
  const words = name
    .split(/,/)[0]!
    .split(/\s+/)
    .filter((word) => !HONORIFICS.has(plainText(word).replace(/[^\p{L}]/gu, '')))
  if (words.length === 0) return { first: null, last: null }
  const particle = words.findIndex(
    (word, i) => i > 0 && /^(?:van|von|de|der|den|ter|del|della|di|da|le|la|du|zu)$/i.test(word),
  )
  const at = particle > 0 ? particle : words.length - 1
  return { first: words.slice(0, at).join(' ') || null, last: words.slice(at).join(' ') }
}
