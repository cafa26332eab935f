import { readTown } from '../../fields/address.ts'
import { foldedPhrase, hasWord, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { cleanName, hasCompanyWord } from '../paper/company-names.ts'
import { type DocumentText, type Piece, pieceOf } from '../paper/document-text.ts'
import { type Found, foundIn } from '../paper/found.ts'
import { type Contacts, domainOf } from './contacts.ts'
import { type CardLine as Line, stacksOf } from './stacks.ts'
import {
  type Candidate,
  DEPARTMENTS,
  HONORIFICS,
  titleWeight,
  weighed,
  withoutUmlauts,
} from './weights.ts'

export interface Names {
  readonly name: Found | null
  readonly title: Found | null
  readonly department: Found | null
  readonly company: Found | null
}

/** Of a company: its domain or its legal form says so. */
const SURE = 3
/** What stands behind names: degrees, memberships. */
const DEGREES = new RegExp(
  `(?:,?\\s{1,4}(?:${wordsOfKind('degree')
    .map((degree) => [...degree].join('\\.?'))
    .join('|')})\\.?(?=[,\\s]|$)){1,12}$`,
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
      .flatMap((piece) => withoutTitle(piece, row.recognised, locals, domains))
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
    name: withoutDegrees(uncalled(found(name, name?.person ?? 0))),
    title: title && title.title + nearness(title, name) > 0.8 ? found(title, title.title) : null,
    department: found(department, 2),
    company: found(company && company.company > 1.2 ? company : null, company?.company ?? 0),
  }
}

/**
 * A name and what its bearer does, behind a comma: `Ada Example, Proprietor`, or right behind it,
 * where the name is the one of an e-mail address.
 */
function withoutTitle(
  piece: Piece,
  recognised: boolean,
  locals: readonly string[],
  domains: readonly string[],
): Piece[] {
  const comma = piece.words.findIndex((word) => word.text.endsWith(',')) + 1
  for (const at of comma > 0 ? [comma] : [2, 3]) {
    const parts = [piece.words.slice(0, at), piece.words.slice(at)]
    const [before, behind] = parts.map((words) => words.map((word) => word.text).join(' '))
    const named = at >= 2 && at <= 4 && parts[0]!.every((w) => /^\p{Lu}/u.test(w.text))
    if (!named || titleWeight(before!) > 0 || titleWeight(behind!) <= 0) continue
    if (comma > 0 || isAddressed(before!, locals))
      return parts.map((words) => pieceOf(words, recognised))
  }
  // What someone does, and for whom: `Co-founder, Example Labs`.
  const [before, behind] = [piece.words.slice(0, comma), piece.words.slice(comma)]
  const text = (words: Piece['words']) => words.map((word) => word.text).join(' ')
  const firm = withoutUmlauts(text(behind))
  if (
    comma > 0 &&
    firm.length > 4 &&
    titleWeight(text(before)) > 0 &&
    titleWeight(text(behind)) <= 0 &&
    domains.some((domain) => domain.length > 4 && (domain.includes(firm) || firm.includes(domain)))
  )
    return [before, behind].map((words) => pieceOf(words, recognised))
  return [piece]
}

/** Is a word of a name in the part of an e-mail address before its sign? */
const isAddressed = (name: string, locals: readonly string[]): boolean =>
  name
    .split(/\s+/)
    .map(foldedPhrase)
    .some((word) => word.length > 2 && locals.some((local) => foldedPhrase(local).includes(word)))

/** `Call Ada Example on` stands before her number. */
const CALL = /^(?:call|contact|ask for|speak to)\s+(?=\p{Lu})|(?<=\p{L})\s+on:?$/giu

const uncalled = (name: Found | null): Found | null =>
  name && { ...name, value: name.value.replace(CALL, '') }

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
