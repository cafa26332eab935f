import { unionOf } from '../../document/box.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { foldedPhrase, PHRASES } from '../../fields/lexicon.ts'
import { type DocumentText, type Piece, pieceOf, type Row } from '../../reading/document-text.ts'
import { withMailbox } from './mailboxes.ts'

/** A document whose recognised addresses of mail and of the web are as they must have been. */
export function withAddresses(document: DocumentText): DocumentText {
  const pieces = document.rows.flatMap((row) =>
    row.recognised ? row.pieces.map((piece) => ({ row, piece, text: closed(piece.text) })) : [],
  )
  const printed = pieces
    .flatMap(({ text }) => hostsIn(text).map(domainOf))
    // A longer one that only ends like another is an e-mail address with its sign misread.
    .filter(
      (own, _, all) =>
        !all.some((other) => other !== own && own.endsWith(other) && !own.endsWith(`.${other}`)),
    )
  const hosts = printed.flatMap((host) => [host, ...parentOf(host)])
  const mailed = pieces.flatMap(({ text }) => emailsIn(text)).map((own) => own.split('@')[1]!)
  const isMailed = mailed.length > 0
  const bearers = bearersIn(document)
  const others = pieces.flatMap(({ text }) => [text, ...text.split(/\s+/)].map(foldedPhrase))
  const mended = new Map<Piece, Piece>()
  for (const { row, piece, text } of pieces) {
    const mail = withSign(signed(text, hosts), bearers, hosts, others)
    // On a card that has no e-mail address otherwise.
    const sent = withMailbox(isMailed ? mail : mail.replace(CAPITAL_AT, '@'), bearers)
    const own = withHost(withFront(inPlainLetters(pointed(sent, mailed), mailed), mailed), hosts)
    if (own !== piece.text) mended.set(piece, rewritten(piece, own, row))
  }
  if (mended.size === 0) return document
  return { ...document, rows: document.rows.map((row) => withPieces(row, mended)) }
}

/** A comma that touches both its neighbours in front of the sign was a point. */
const COMMA = /(?<=(?:^|\s)[\p{L}\d._-]{1,64}),(?=[\p{L}\d._-]{1,64}@)/gu
/** A capital within small letters of an address was an l. */
const CAPITAL_I = /(?<=\p{Ll})I(?=\p{Ll}[\p{Ll}\d-]*[.@]\p{Ll})/gu

/** A capital I at the beginning of a host was an l where another address says so. */
const withHost = (text: string, hosts: readonly string[]): string =>
  text.replace(/(?<=@)I([\p{L}\d.-]+)/u, (all, rest: string) =>
    hosts.includes(`l${rest.toLowerCase()}`) ? `l${rest}` : all,
  )

function withPieces(row: Row, mended: ReadonlyMap<Piece, Piece>): Row {
  if (!row.pieces.some((piece) => mended.has(piece))) return row
  const pieces = row.pieces.map((piece) => mended.get(piece) ?? piece)
  const words = pieces.flatMap((piece) => piece.words)
  return { ...row, pieces, words, text: words.map((word) => word.text).join(' ') }
}

/** A piece with another text; words that became one are one. */
function rewritten(piece: Piece, text: string, row: Row): Piece {
  const parts = text.trim().split(/\s+/)
  const { words } = piece
  if (parts.length === words.length)
    return pieceOf(
      words.map((word, i) => ({ ...word, text: parts[i]! })),
      row.recognised,
    )
  // What is the same at either end keeps its own words.
  let front = 0
  while (front < Math.min(parts.length, words.length) && parts[front] === words[front]!.text)
    front++
  let back = 0
  while (
    back < Math.min(parts.length, words.length) - front &&
    parts.at(-1 - back) === words.at(-1 - back)!.text
  )
    back++
  const changed = words.slice(front, words.length - back)
  const texts = parts.slice(front, parts.length - back)
  const box = unionOf((changed.length > 0 ? changed : words).map((word) => word.box))
  const width = (box[2] - box[0]) / Math.max(1, texts.length)
  const [like] = changed.length > 0 ? changed : words
  const own = texts.map((part, i) => ({
    ...like!,
    text: part,
    box: [box[0] + i * width, box[1], box[0] + (i + 1) * width, box[3]] as const,
  }))
  return pieceOf(
    [...words.slice(0, front), ...own, ...words.slice(words.length - back)],
    row.recognised,
  )
}

/** What recognition makes of the sign in an address. */
const AT = /(?<=[\p{L}\d])\s?[©®]\s?(?=[\p{L}\d])/gu
/** A capital, or an &, within small letters that end like a name of the web. */
const CAPITAL_AT = /(?<=^[\p{Ll}\d._-]{3,40})[EQGOS&]\s?(?=[\p{Ll}\d-]{3,63}\.\p{Ll}{2,12}$)/u
/** No address of mail has an exclamation mark: it was an l. */
const MISREAD_L = /(?<=[\p{L}\d._-])!(?=[\p{L}\d._-]*@)/gu
export const TOP = '(?:(?:com?|org|net)\\.[a-z]{2}|com|org|net|info|biz|eu|example|[a-z]{2})'
const LOST_POINT = new RegExp(`(@[\\p{L}\\d-]+|www\\.[\\p{L}\\d-]+)\\s(${TOP})(?=\\s|$)`, 'giu')
const LOST_POINTS = new RegExp(`\\bwww[\\s.]+([\\p{L}\\d-]{3,})\\s(${TOP})$`, 'iu')
const APART = new RegExp(`(?<![\\p{L}\\d@.])([EQGOS&]?[\\p{Ll}\\d-]{4,63})\\.\\s(${TOP})$`, 'u')

/** The points and signs of an address without the gaps that recognition saw beside them. */
function closed(printed: string): string {
  let text = printed
    .replace(AT, '@')
    .replace(MISREAD_L, 'l')
    .replace(COMMA, '.')
    .replace(CAPITAL_I, 'l')
    .replace(/(^|\s)[|[]\s?([._-])\s?(?=[\p{L}\d._-]+@)/gu, '$1l$2')
    .replace(/(^|\s)[|[](?=[\p{L}\d._-]+@)/gu, '$1l')
    .replace(/(?<=[\p{L}\d])\s?@[/|\\]?\s?(?=[\p{L}\d])/gu, '@')
    .replace(/(?<=[\p{Ll}\d])(?=www\.)/gu, ' ')
    .replace(/\bwww[\s,]+(?=[\p{L}\d-]+\.[a-z]{2,})/iu, 'www.')
    .replace(/\bwww(?=[\p{L}\d-]{3,}\.[a-z]{2,})/iu, 'www.')
    .replace(/\bw+(?=www\.)/iu, '')
    .replace(/\b(?:https?\/\/|ttps?:?\/\/)/i, 'https://')
  if (/@|www\.|https?:\/\//i.test(text))
    text = text
      .replace(/(?<=[\p{Ll}.])×(?=\p{Ll})/gu, 'x')
      .replace(/(?<=[\p{L}\d])(?<!(?<!\S)\p{Lu})(?:\s\.\s?|\.\s)(?=\p{Ll}{2,})(?!www|http)/gu, '.')
      .replace(LOST_POINT, '$1.$2')
  return text
    .replace(/_\s(?=[\p{Ll}\d]+@)/u, '_')
    .replace(LOST_POINTS, 'www.$1.$2')
    .replace(APART, '$1.$2')
}

/** An e-mail address with the sign where the printed website says that it was. */
function signed(printed: string, hosts: readonly string[]): string {
  let text = printed
  for (const host of hosts) {
    // `name E example.com`: the sign with gaps around it.
    const apart = text.toLowerCase().indexOf(` ${host}`)
    const local = /^([\p{L}\d._-]{3,}) \S{1,2}$/u.exec(text.slice(0, Math.max(0, apart)))
    if (local && !text.includes('@')) text = `${local[1]}@${text.slice(apart + 1)}`
    // `name Eexample.com`
    const joined = text.toLowerCase().indexOf(host) - 1
    const front = /^([\p{L}\d._-]{3,}) [EQGOS&©®]$/u.exec(text.slice(0, Math.max(0, joined + 1)))
    if (front && !text.includes('@')) text = `${front[1]}@${text.slice(joined + 1)}`
    // `name@oexample.com`: whatever it was read as.
    const twice = text.toLowerCase().indexOf(host) - 1
    if (text[twice - 1] === '@' && /[\p{L}\d]/u.test(text[twice]!))
      text = text.slice(0, twice) + text.slice(twice + 1)
    // `nameQexample.com`
    const at = text.toLowerCase().indexOf(host)
    const before = text[at - 1]
    if (
      at > 2 &&
      before !== undefined &&
      /[\p{L}\d©®&]/u.test(before) &&
      /[\p{L}\d]/u.test(text[at - 2]!) &&
      !/@|www\./i.test(text.slice(0, at))
    )
      text = `${text.slice(0, at - 1)}@${text.slice(at)}`
  }
  return text
}

/** `example.com` of `shop.example.com`: mail goes to the whole firm. */
function parentOf(host: string): string[] {
  const [, ...parent] = host.split('.')
  return parent.length > 1 && parent[0]!.length >= LEAST_LABEL ? [parent.join('.')] : []
}
/** Shorter ones stand for kinds of names: `co.uk`, `com.br`. */
const LEAST_LABEL = 4

/** Words side by side that may be a name, two or three, folded; and what mail to no person begins with. */
const bearersIn = (document: DocumentText): string[][] => {
  const texts = document.rows.map((row) => row.text.split(/\s+/))
  const names = texts.flatMap((words) =>
    words.flatMap((_, i) =>
      [2, 3]
        .map((count) => words.slice(i, i + count))
        .filter(isName)
        .map((own) => own.map(foldedPhrase)),
    ),
  )
  const trades = texts
    .flat()
    .filter((word) => WORD.test(word))
    .map(foldedPhrase)
  return [...names, ...[...OFFICES, ...trades].map((own) => [own])]
}
const isName = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.every(
    (word, i) => CAPITAL.test(word) || (INITIAL.test(word) && words[i + 1] !== undefined),
  ) &&
  CAPITAL.test(words[0]!)
const INITIAL = /^\p{Lu}\.$/u
const CAPITAL = /^\p{Lu}[\p{L}'’-]+$/u
const WORD = /^\p{L}{5,}$/u
/** Names of mailboxes that are no person's. */
const OFFICES = [
  ...[
    'info',
    'office',
    'mail',
    'contact',
    'hello',
    'sales',
    'service',
    'admin',
    'kontakt',
    'hallo',
  ],
  ...['post', 'hola', 'biuro', 'contacto', 'contato', 'contatti', 'iletisim', 'accueil', 'ventas'],
]

/** A sign that was read as a letter, and the domain behind it. */
const SIGN_AND_DOMAIN = /^[eoqga0c&](?=([\p{L}\d-]{3,63})\.\p{L}{2,})/iu

/** `jane doe@` as `jane_doe@`, where those are the bearer's names; null where they do not stand so. */
function joinedBySign(text: string, first: string, last: string): string | null {
  const end = text.toLowerCase().indexOf(`${last.toLowerCase()}@`)
  const before = end < 0 ? '' : text.slice(0, end)
  const front = before.replace(/[\s_]$/, '')
  if (front === before || !front.toLowerCase().endsWith(first.toLowerCase())) return null
  const start = front.length - first.length
  return start > 0 && /[\p{L}\d]/u.test(text[start - 1]!) ? null : `${front}_${text.slice(end)}`
}

/**
 * An e-mail address that begins with a name on the card: its sign read as a letter, or the line
 * between first and last name as a gap.
 *
 * @param others texts of the card and their words, folded: one of them is in a domain
 */
function withSign(
  text: string,
  bearers: readonly string[][],
  hosts: readonly string[],
  others: readonly string[],
): string {
  for (const words of bearers) {
    const joined = words.length > 1 ? joinedBySign(text, words[0]!, words.at(-1)!) : null
    if (joined !== null) return joined
    if (text.includes('@')) continue
    const start = /(?<=^|\s)\S+$/u.exec(text)?.index ?? 0
    const own = text.slice(start)
    const [first, last] = [words[0]!, words.at(-1)!]
    const whole = words.length > 1 ? endOfName(own, words) || endOfName(own, [last, first]) : 0
    // A name alone in front of the sign: what is behind it is in another text of the card.
    const at =
      whole ||
      endOfName(own, [first[0]!, last]) ||
      (first.length > 3 ? endOfName(own, [first]) : 0) ||
      (last.length > 3 ? endOfName(own, [last]) : 0)
    const domain = at > 0 ? SIGN_AND_DOMAIN.exec(own.slice(at))?.[1] : undefined
    if (domain === undefined) continue
    const core = foldedPhrase(domain)
    const isKnown =
      at === whole ||
      hosts.some((host) =>
        own
          .slice(at + 1)
          .toLowerCase()
          .endsWith(host),
      ) ||
      others.some((other) => other.length > 3 && other.slice(0, 5) === core.slice(0, 5))
    if (isKnown) return `${text.slice(0, start + at)}@${own.slice(at + 1)}`
  }
  return text
}

/** Where a name ends that a text begins with, a point or line between its words; 0 for another text. */
function endOfName(text: string, words: readonly string[]): number {
  const folded = text.toLowerCase()
  let at = 0
  for (const [i, word] of words.entries()) {
    if (i > 0 && /^[._-]/.test(folded.slice(at))) at++
    if (!folded.startsWith(word, at)) return 0
    at += word.length
  }
  return at
}

/** `wwwexamplecom`: the points are those of the e-mail address's domain, or of a known ending. */
function pointed(text: string, domains: readonly string[]): string {
  const own = text.trim().split(/\s+/).at(-1)!
  if (!/^www[\p{L}\d-]{5,}$/iu.test(own)) return text
  const domain = domains.find((other) => foldedPhrase(own) === `www${foldedPhrase(other)}`)
  const ending = /^www([\p{Ll}\d-]{3,}?)(com|org|net|de|fr|it|es|nl|pl|at|ch|be|se|uk|ie)$/u.exec(
    own,
  )
  const host = domain ?? (ending ? `${ending[1]}.${ending[2]}` : null)
  return host === null ? text : text.slice(0, -own.length) + `www.${host}`
}

/** A name of the web that is a domain of the card's mail but for a letter that its language has, `exampleè.com`. */
function inPlainLetters(text: string, domains: readonly string[]): string {
  const own = text.trim().split(/\s+/).at(-1)!
  if (!/[^\0-\x7f]/.test(own) || own.includes('@')) return text
  const host = domainOf(own)
  const domain = domains.find((other) => host.replace(/[^\0-\x7f]/g, '') === other)
  return domain === undefined ? text : text.replace(own, domain)
}

/** Letters at the beginning of a line that recognition may lose; one more in an address of mail is its sign read twice. */
const LOST = [2, 3] as const

/** A name of the web that is the end of a domain of the card's mail has lost what stood in front. */
function withFront(text: string, domains: readonly string[]): string {
  const own = text.trim()
  if (!/^[\p{L}\d.-]+$/u.test(own)) return text
  const host = own.toLowerCase()
  const domain = domains.find((other) => {
    const lost = other.length - host.length
    return (
      lost >= LOST[0] && lost <= LOST[1] && other.endsWith(host) && !/[.-]/.test(other[lost - 1]!)
    )
  })
  return domain ?? text
}

export const domainOf = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/.*/, '')

/** A word without the signs around it; a slash at its end stays. */
function withoutSigns(word: string): string {
  const letters = [...word]
  const first = letters.findIndex((letter) => /[\p{L}\d]/u.test(letter))
  const last = letters.findLastIndex((letter) => /[\p{L}\d/]/u.test(letter))
  return first < 0 ? '' : letters.slice(first, last + 1).join('')
}

/** A name of the web in lower case, whatever it ends in. */
const HOST =
  /^[a-z\d\u00df-\u00ff][a-z\d\u00df-\u00ff-]{2,62}(?:\.[a-z\d-]{2,62}){0,3}\.[a-z]{2,24}(?:\/[^\s<>|,;]*)?$/
/** Names that are endings, `com.pl`, and what was cut off: `www.exam`, `https://exam`. */
const ENDING = /^(?:www\.)?(?:com|org|net|edu|gov)\.|^(?:https?:\/\/)?(?:www\.)?[^.]*$/
/** What stands in brackets behind a value. */
const BEHIND = /\(\p{L}[\p{L}\s.-]{0,20}\)$/u

/**
 * Web addresses in a text of a card. One that ends in no known name is one where it stands alone,
 * or behind its label, or is the domain of an e-mail address.
 *
 * @param mailed domains of the card's e-mail addresses
 */
export function hostsIn(text: string, mailed: readonly string[] = []): string[] {
  const known = urlsIn(text).filter((url) => !ENDING.test(url.toLowerCase()))
  const words = text.replace(BEHIND, '').split(/[\s|,;·•]+/)
  const letters = words.filter((word) => /[\p{L}\d]/u.test(word))
  const last = letters.at(-1) ?? ''
  const isAlone =
    letters.length === 1 ||
    (letters.length === 2 &&
      (letters[0]!.length === 1 ||
        /:$/.test(letters[0]!) ||
        (PHRASES.get(foldedPhrase(letters[0]!)) ?? []).includes('website')))
  const shaped = words
    .map((word) => withoutSigns(word))
    .filter((word) => HOST.test(word) && !ENDING.test(word))
    .filter((word) => (isAlone && last.includes(word)) || mailed.includes(domainOf(word)))
  return [...known, ...shaped.filter((own) => !known.some((url) => url.includes(own)))]
}
