import { plainText, wordsOfKind } from '../../fields/lexicon.ts'

const HONORIFICS = new Set(wordsOfKind('honorific').map((word) => word.replace(/[^\p{L}]/gu, '')))

/** What stands behind names: degrees, memberships. */
const DEGREES = new RegExp(
  `(?:,?\\s{1,4}(?:${wordsOfKind('degree')
    .map((degree) => [...degree].join('\\.?'))
    .join('|')})\\.?(?=[,\\s]|$)){1,12}$`,
  'iu',
)

/**
 * A name without degrees behind it, unless some stand before it as well: `Ing. Ada Example, Ph.D.` is one form of
 * address. Ma is a name, MA a degree.
 */
export const bareName = (name: string): string =>
  isHonorific(name.split(/\s+/)[0]!)
    ? name
    : name.replace(DEGREES, (own) => (/\p{Lu}.*\p{Lu}|Esq/u.test(own) ? '' : own))

/** The same name with the degrees that its line has behind it, where titles stand before it as well. */
export function wholeName(name: string, line: string): string {
  const behind = line.startsWith(name) ? line.slice(name.length) : ''
  const degrees = behind === '' ? null : DEGREES.exec(behind)
  return degrees?.index === 0 && isHonorific(name.split(/\s+/)[0]!) ? line : name
}

const isHonorific = (word: string): boolean =>
  HONORIFICS.has(plainText(word).replace(/[^\p{L}]/gu, ''))

/** First and last name, without titles before and degrees behind. */
export function nameParts(name: string): { first: string | null; last: string | null } {
  const words = name
    .split(/,/)[0]!
    .split(/\s+/)
    .filter((word) => !isHonorific(word))
  if (words.length === 0) return { first: null, last: null }
  const particle = words.findIndex(
    (word, i) => i > 0 && /^(?:van|von|de|der|den|ter|del|della|di|da|le|la|du|zu)$/i.test(word),
  )
  const at = particle > 0 ? particle : words.length - 1
  return { first: words.slice(0, at).join(' ') || null, last: words.slice(at).join(' ') }
}
