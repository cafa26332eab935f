import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { eastAsianParts } from '../../fields/east-asian-words.ts'
import { foldedPhrase, plainText } from '../../fields/lexicon.ts'
import { hasCompanyForm } from '../../reading/company-names.ts'
import { type DocumentText, type Piece, pieceOf } from '../../reading/document-text.ts'
import { endsInTitle, personWords } from '../candidates/person-words.ts'

/** Words of a job: whole ones, or the end of a compound as in Projektingenieur. */
function isTitle(text: string): boolean {
  if (hasCompanyForm(text)) return false
  const [title] = personWords(text)
  return (
    title === 1 ||
    plainText(text)
      .split(/[^\p{L}]+/u)
      .some(endsInTitle)
  )
}

/** What stands before the sign in a card's e-mail addresses, and the domains it names, folded. */
export interface Mails {
  readonly locals: readonly string[]
  readonly domains: readonly string[]
}

export function mailsOf(document: DocumentText): Mails {
  const texts = document.rows.flatMap((row) => row.pieces.map((piece) => piece.text))
  const emails = texts.flatMap((text) => emailsIn(text))
  return {
    locals: emails.map((own) => foldedPhrase(own.split('@')[0]!)),
    domains: [...emails.map((own) => own.split('@')[1]!), ...texts.flatMap((text) => urlsIn(text))]
      .map((own) => own.replace(/^(?:https?:\/\/)?(?:www\.)?/i, ''))
      .map((own) => foldedPhrase(own.replace(/\.[a-z]{2,}(?:\.[a-z]{2})?(?:\/.*)?$/i, ''))),
  }
}

/** `Call Ada Example on` stands before her number. */
const CALL = /^(?:call|contact|ask for|speak to)\s+(?=\p{Lu})/iu
const CALLED = /(?<!\s)\s+on:?$/i

/** A piece in parts where somebody is to be called: words before and behind the name are apart. */
export function withoutCall(piece: Piece, recognised: boolean): readonly Piece[] {
  const before = CALL.exec(piece.text)?.[0].trim().split(/\s+/).length ?? 0
  if (before === 0) return [piece]
  const to = piece.words.length - (CALLED.test(piece.text) ? 1 : 0)
  const parts = [piece.words.slice(0, before), piece.words.slice(before, to), piece.words.slice(to)]
  return parts.flatMap((words) => (words.length > 0 ? [pieceOf(words, recognised)] : []))
}

/** A piece in two where it says two things without a space between, as in Japan: a department and a job, a job and a name. */
export function withoutWork(piece: Piece, recognised: boolean): readonly Piece[] {
  const [word, ...others] = piece.words
  const parts = word && others.length === 0 ? eastAsianParts(word.text) : null
  if (!parts) return [piece]
  const [x0, y0, x1, y1] = word!.box
  const at = x0 + ((x1 - x0) * parts[0].length) / word!.text.length
  return [
    pieceOf([{ ...word!, text: parts[0], box: [x0, y0, at, y1] }], recognised),
    pieceOf([{ ...word!, text: parts[1], box: [at, y0, x1, y1] }], recognised),
  ]
}

/** Words a name has, at least and at most. */
const NAME = [2, 4] as const

/**
 * A name and what its bearer does, behind a comma: `Ada Example, Proprietor`, or right behind it,
 * where the name is the one of an e-mail address; and what someone does, and for whom:
 * `Co-founder, Example Labs`.
 */
export function withoutTitle(
  piece: Piece,
  recognised: boolean,
  { locals, domains }: Mails,
): readonly Piece[] {
  const comma = piece.words.findIndex((word) => word.text.endsWith(',')) + 1
  const textOf = (words: Piece['words']) => words.map((word) => word.text).join(' ')
  const parted = (at: number) =>
    [piece.words.slice(0, at), piece.words.slice(at)].map((words) => pieceOf(words, recognised))
  const isTheirs = (text: string) =>
    text
      .split(/\s+/)
      .map(foldedPhrase)
      .some((word) => word.length > 2 && locals.some((local) => local.includes(word)))
  for (const at of comma > 0 ? [comma] : [2, 3]) {
    const [before, behind] = [textOf(piece.words.slice(0, at)), textOf(piece.words.slice(at))]
    const named = piece.words.slice(0, at).every((word) => /^\p{Lu}/u.test(word.text))
    if (at < NAME[0] || at > NAME[1] || !named || isTitle(before) || !isTitle(behind)) continue
    if (comma > 0 || isTheirs(before)) return parted(at)
  }
  const firm = foldedPhrase(textOf(piece.words.slice(comma)))
  const isFirm = domains.some(
    (own) => own.length > 4 && firm.length > 4 && (own.includes(firm) || firm.includes(own)),
  )
  return comma > 0 && isFirm && isTitle(textOf(piece.words.slice(0, comma)))
    ? parted(comma)
    : [piece]
}
