import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { isAddressLine } from '../../fields/address.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { foldedPhrase, type LabelName } from '../../fields/lexicon.ts'
import { cleanName, hasCompanyForm, hasCompanyWord, isName } from './company-names.ts'
import { type DocumentText, meanSize, type Piece, type Row } from './document-text.ts'
import { type Found, foundIn } from './found.ts'
import { inFull, SEPARATOR } from './full-names.ts'
import { labelHits, placesOf } from './label-places.ts'
import { addressBelow } from './party-address.ts'

/** A name and the address that stands with it. */
export interface Party {
  readonly name: Found | null
  readonly address: Found | null
}

const CUSTOMER: readonly LabelName[] = ['customer', 'billing_address', 'shipping_address']

/** How much larger than the text around it a name in display type is. */
const DISPLAY = 1.25

/** The head of a page, as a share of its height. */
const HEAD = 0.12

/** Letters of a label that may be a part of a name. */
const SHORT_LABEL = 3

/** In front of names; domains leave it out. */
const ARTICLE = /^(?:the|la|le|les|il|el|het|das|der|die)\s+/i

interface Candidate {
  readonly words: readonly Word[]
  readonly text: string
  readonly row: Row
  readonly piece: Piece
  /** Stands first in a line with the sender's address. */
  readonly sender: boolean
}

interface Scored {
  readonly candidate: Candidate
  readonly score: number
}

/** Who sends the document: labelled, in a letterhead, a sender's line, or the foot. */
export function vendorOf(document: DocumentText): Party {
  const customers = customerBoxes(document)
  const labelled = labelHits(document, ['vendor']).filter(
    ({ label, row }) => label.from === 0 && !inside(label.box, row.page, customers),
  )
  for (const hit of labelled) {
    if (hit.label.text.replace(/[^\p{L}]/gu, '').length <= 3 && !/:$/.test(hit.label.text)) continue
    const [place] = placesOf(hit, document)
    if (!place || !isName(place.text) || /:\s/.test(place.text)) continue
    const name = foundIn(cleanName(place.text), place.words, place.row.page, hit.label.text)
    return { name, address: addressBelow(document, place.row, place.box) }
  }
  const domains = document.rows
    .flatMap(({ text }) => [...emailsIn(text), ...urlsIn(text)])
    .map(foldedPhrase)
  const folded = document.rows.map((row) => foldedPhrase(row.text))
  const first = firstBlock(document)
  let best: Scored | null = null
  for (const candidate of candidatesOf(document)) {
    const score = scoreOf(candidate, document, customers, domains, folded, first)
    if (score > (best?.score ?? 2)) best = { candidate, score }
  }
  if (!best) return { name: null, address: null }
  const candidate = inFull(best.candidate, document)
  const certainty = Math.min(1, best.score / 8)
  return {
    name: foundIn(cleanName(candidate.text), candidate.words, candidate.row.page, null, certainty),
    address: candidate.sender
      ? addressOfSender(candidate)
      : (addressBelow(document, candidate.row, candidate.piece.box) ??
        senderAddress(document, candidate.text)),
  }
}

/** Who receives it: labelled, or else the block under the sender's line. */
export function customerOf(document: DocumentText, vendor: string | null): Party {
  for (const hit of labelHits(document, ['customer', 'billing_address'])) {
    if (!isRealLabel(hit.label.text, hit.piece, hit.label.from)) continue
    for (const place of placesOf(hit, document)) {
      if (!isName(place.text) || foldedPhrase(place.text) === foldedPhrase(vendor ?? '')) continue
      const name = foundIn(cleanName(place.text), place.words, place.row.page, hit.label.text)
      return { name, address: addressBelow(document, place.row, place.box) }
    }
  }
  const sender = candidatesOf(document).find((candidate) => candidate.sender)
  if (!sender) return { name: null, address: null }
  for (const row of document.rows.slice(sender.row.index + 1, sender.row.index + 5)) {
    const piece = row.pieces.find(
      (other) => Math.abs(other.box[0] - sender.piece.box[0]) < 3 * row.em,
    )
    if (!piece || !isName(piece.text)) continue
    const name = foundIn(cleanName(piece.text), piece.words, row.page, null, 0.7)
    return { name, address: addressBelow(document, row, piece.box) }
  }
  return { name: null, address: null }
}

const isRealLabel = (text: string, piece: Piece, from: number): boolean =>
  from === 0 &&
  (/:$/.test(text) || text.replace(/[^\p{L}]/gu, '').length > 3 || piece.words.length === 1)

/** Everything under or right of a customer's label: not the vendor. */
function customerBoxes(document: DocumentText): { page: number; box: Box }[] {
  return labelHits(document, CUSTOMER)
    .filter((hit) => isRealLabel(hit.label.text, hit.piece, hit.label.from))
    .map(({ label, row }) => ({
      page: row.page,
      box: [
        label.box[0] - row.em,
        label.box[1] - 0.3 * row.em,
        label.box[2] + 18 * row.em,
        label.box[3] + 8 * row.em,
      ],
    }))
}

/** Pieces that could name a company, cut at the separators of a sender's line. */
function candidatesOf(document: DocumentText): Candidate[] {
  return document.rows.flatMap((row) =>
    row.pieces.flatMap((piece): Candidate[] => {
      const cut = piece.words.findIndex((word) => SEPARATOR.test(word.text))
      const words = cut > 0 ? piece.words.slice(0, cut) : piece.words
      const text = words.map((word) => word.text).join(' ')
      const own = { words, text, row, piece }
      if (!isName(text, meanSize(words) > DISPLAY * row.em)) return []
      return [{ ...own, sender: cut > 0 && isAddressLine(restOf(piece, cut)) }]
    }),
  )
}

const restOf = (piece: Piece, cut: number): string =>
  piece.words
    .slice(cut + 1)
    .map((word) => word.text)
    .join(' ')
    .split(/\s[·•|●∙■–—-]\s/)
    .at(-1) ?? ''

function scoreOf(
  candidate: Candidate,
  document: DocumentText,
  customers: readonly { page: number; box: Box }[],
  domains: readonly string[],
  folded: readonly string[],
  first: number,
): number {
  const { text, row, piece } = candidate
  const page = document.pages.find((other) => other.number === row.page)!
  const name = foldedPhrase(text)
  if (name.length < 3) return 0
  let score = 0
  if (hasCompanyForm(text)) score += 3
  else if (hasCompanyWord(text)) score += 1
  // `De` in front of a name is a part of it.
  const labels = piece.labels.filter(
    (label) =>
      label.to - label.from >= candidate.words.length - (label.text.length > SHORT_LABEL ? 1 : 0),
  )
  if (labels.length > 0) score -= 4
  if (piece.labels.some((label) => label.from === 0 && /:$/.test(label.text))) score -= 3
  const times = folded.filter((other) => other.includes(name)).length
  score += Math.min(2, 0.8 * (times - 1))
  const bare = foldedPhrase(text.replace(ARTICLE, ''))
  const [word] = text.split(/\s+/).map(foldedPhrase)
  if (
    domains.some(
      (domain) =>
        domain.includes(name) ||
        (bare.length > 5 && domain.includes(bare)) ||
        (word!.length > 4 && domain.includes(word!)),
    )
  )
    score += 2.5
  const size = meanSize(candidate.words) / row.em
  score += Math.min(2.5, Math.max(0, 3 * (size - 1.1)))
  const height = row.box[1] / page.height
  if (row.page === document.pages[0]!.number) score += height < HEAD ? 2 : height < 0.3 ? 1 : 0
  if (candidate.sender) score += 2.5
  // What stands first of several things in a line is one of them: trades, places, products.
  else if (candidate.words.length < piece.words.length) score -= 1.5
  if (/\b(?:IBAN|VAT|USt|TVA|IVA|BTW|EIN|MwSt|NIF|KvK|SIRET)\b/i.test(row.text)) score += 1.5
  if (addressBelow(document, row, piece.box)) {
    score += 1.5
    // Of two firms with an address, and neither label nor domain to tell them apart, the upper one sends.
    const isFirm = hasCompanyForm(text) || hasCompanyWord(text)
    if (customers.length === 0 && domains.length === 0 && isFirm && row.index === first) score += 2
  }
  if (inside(piece.box, row.page, customers)) score -= 5
  if (underSender(candidate, document)) score -= 4
  if (text === text.toLowerCase()) score -= 1
  // Sentences and slogans: words in lower case, a full stop.
  const small = text.split(/\s+/).filter((word) => /^\p{Ll}{2,}/u.test(word)).length
  if (!hasCompanyForm(text)) score -= Math.min(2, 0.7 * small) + (/[.!?]$/.test(piece.text) ? 1 : 0)
  return score
}

/** The row of the only name with an address at the head of the first page; -1 where there are more. */
function firstBlock(document: DocumentText): number {
  const page = document.pages[0]!
  const blocks = document.rows
    .filter((row) => row.page === page.number && row.box[1] < HEAD * page.height)
    .flatMap((row) =>
      row.pieces
        .filter((piece) => isName(piece.text) && addressBelow(document, row, piece.box))
        .map(() => row.index),
    )
  return blocks.length === 1 ? blocks[0]! : -1
}

const inside = (box: Box, page: number, areas: readonly { page: number; box: Box }[]): boolean =>
  areas.some(
    (area) =>
      area.page === page &&
      box[0] >= area.box[0] &&
      box[0] <= area.box[2] &&
      box[1] >= area.box[1] &&
      box[3] <= area.box[3],
  )

/** The receiver's address stands under the sender's line of a window envelope. */
function underSender(candidate: Candidate, document: DocumentText): boolean {
  const { row, piece } = candidate
  return document.rows.slice(Math.max(0, row.index - 6), row.index).some(
    (other) =>
      other.page === row.page &&
      row.baseline - other.baseline < 9 * row.em &&
      other.pieces.some((line) => {
        const cut = line.words.findIndex((word) => SEPARATOR.test(word.text))
        return (
          cut > 0 &&
          isAddressLine(restOf(line, cut)) &&
          Math.abs(line.box[0] - piece.box[0]) < 3 * row.em
        )
      }),
  )
}

function addressOfSender({ words, piece, row }: Candidate): Found | null {
  const rest = piece.words.slice(words.length + 1)
  const text = rest
    .map((word) => (SEPARATOR.test(word.text) ? ',' : word.text))
    .join(' ')
    .replace(/(?<!\s)\s+,/g, ',')
  return rest.length === 0
    ? null
    : { ...foundIn(text, rest, row.page, null), box: unionOf(rest.map((word) => word.box)) }
}

function senderAddress(document: DocumentText, name: string): Found | null {
  const sender = candidatesOf(document).find(
    (candidate) => candidate.sender && foldedPhrase(candidate.text) === foldedPhrase(name),
  )
  return sender ? addressOfSender(sender) : null
}
