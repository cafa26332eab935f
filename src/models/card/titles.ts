import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { eastAsianParts, isEastAsian } from '../../fields/east-asian-words.ts'
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

/** Words a name has, at least and at most. */
const NAME = [2, 4] as const

/**
 * A piece in parts where it says several things without a space between, as in East Asia: a department and a job, a job
 * and a name, which may stand behind once more in Latin letters, or whose letters are set apart; or has a slash that
 * touches one of them.
 */
export function withoutWork(piece: Piece, recognised: boolean): readonly Piece[] {
  const [word, ...others] = piece.words
  if (!word || !isEastAsian(word.text)) return [piece]
  const spaced = piece.words.findIndex(({ text }) => [...text].length > 1 || !isEastAsian(text))
  if (spaced >= NAME[0] && spaced <= NAME[1]) {
    const [name, work] = [piece.words.slice(0, spaced), piece.words.slice(spaced)]
    if (isTitle(work.map((own) => own.text).join(' ')))
      return [name, work].map((words) => pieceOf(words, recognised))
  }
  const isLatin = others.every((own) => LATIN.test(own.text))
  const parts = isLatin ? eastAsianParts(word.text) : null
  if (!parts) return atSlashes(piece, recognised)
  const [x0, y0, x1, y1] = word.box
  const width = (x1 - x0) / word.text.length
  let from = 0
  const pieces = parts.map((text) => {
    const box = [x0 + from * width, y0, x0 + (from + text.length) * width, y1] as const
    from += text.length
    return pieceOf([{ ...word, text, box }], recognised)
  })
  return others.length > 0 ? [...pieces, pieceOf(others, recognised)] : pieces
}

const LATIN = /^\p{Script=Latin}[\p{Script=Latin}.,'’-]*$/u
/** A slash that recognition, or whoever set the card, has no space behind. */
const SLASHED = /^[/／](?=\p{L}\P{N}*$)/u

function atSlashes(piece: Piece, recognised: boolean): readonly Piece[] {
  const cuts = piece.words.flatMap((word, i) => (i > 0 && SLASHED.test(word.text) ? [i] : []))
  if (cuts.length === 0) return [piece]
  const words = piece.words.map((word) => ({ ...word, text: word.text.replace(SLASHED, '') }))
  return [0, ...cuts].map((from, i) => pieceOf(words.slice(from, cuts[i]), recognised))
}

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
