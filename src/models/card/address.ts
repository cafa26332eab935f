import {
  isCountry,
  looksLikeStreet,
  type PostalAddress,
  readAddress,
  readTown,
} from '../../fields/address.ts'
import { type DocumentText, pieceOf } from '../../reading/document-text.ts'

/** What recognition makes of the J at the end of a British code: `LA1 5R)`. */
const MISREAD_J = /(?<=\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z])[)\]]$/

/** A document whose recognised codes are as they must have been. */
export const withCodes = (document: DocumentText): DocumentText => ({
  ...document,
  rows: document.rows.map((row) => {
    const ends = new Set(
      row.pieces.flatMap((own) => (MISREAD_J.test(own.text) ? [own.words.at(-1)!] : [])),
    )
    if (!row.recognised || ends.size === 0) return row
    const mended = new Map(
      row.words.map((word) => [
        word,
        ends.has(word) ? { ...word, text: word.text.replace(/.$/, 'J') } : word,
      ]),
    )
    const pieces = row.pieces.map((own) =>
      pieceOf(
        own.words.map((word) => mended.get(word)!),
        true,
      ),
    )
    return { ...row, words: row.words.map((word) => mended.get(word)!), pieces }
  }),
})

/** A postal code and nothing else. */
const CODE = /^(?:[A-Z]{1,3}[-\s])?\d{4,6}$/

/** The parts of an address; what belongs to a town may go on in the next line, or begin behind the street. */
export function partsOf(printed: readonly string[]): PostalAddress {
  const lines = printed.map((own) =>
    own.replace(/(?<![\s,;|])[\s,;|]+$/, '').replace(/\s[|]\s/g, ', '),
  )
  const whole: string[] = []
  for (const line of lines) {
    if (CODE.test(whole.at(-1) ?? '')) whole.push(`${whole.pop()} ${line}`)
    else whole.push(line)
  }
  return readAddress(withTown(whole).flatMap((line) => splitLine(line)))
}

/** Lines of which one has a town, where two of them have it together: `Springfield, IL` over `62704`. */
function withTown(lines: readonly string[]): readonly string[] {
  if (lines.some((line) => readTown(line) !== null || cutAtCode(line) !== null)) return lines
  const at = lines.findIndex((line, i) => i > 0 && readTown(`${lines[i - 1]} ${line}`) !== null)
  if (at < 0) return lines
  return [...lines.slice(0, at - 1), `${lines[at - 1]} ${lines[at]}`, ...lines.slice(at + 1)]
}

/** A street with a code and a town behind it, and nothing between: `12 Long Street 1234 Springfield`. */
const BEHIND_STREET = /^(.*?)\s(?:[–—-]\s)?(?=(?:[A-Z]{1,2}-)?\d{4,5}\s\p{L})/u

function cutAtCode(text: string): [street: string, town: string] | null {
  const [all, street] = BEHIND_STREET.exec(text) ?? []
  if (all === undefined || !looksLikeStreet(street!)) return null
  const town = text.slice(all.length)
  return readTown(town) === null ? null : [street!, town]
}

/** A line with a street and a town, or a country behind, is as many lines. */
function splitLine(text: string): string[] {
  const cut = cutAtCode(text)
  if (cut) return [cut[0], ...splitLine(cut[1])]
  const town = readTown(text)
  if (town) return withoutCountry(text)
  const parts = text.split(/,\s*/)
  const last = parts.at(-1)!
  return parts.length > 1 && isCountry(last) ? [parts.slice(0, -1).join(', '), last] : [text]
}

/** A country may stand behind a town without a comma: `1234 Springfield Ruritania`. */
function withoutCountry(text: string): string[] {
  const at = text.lastIndexOf(' ')
  const [rest, last] = [text.slice(0, at), text.slice(at + 1)]
  return isCountry(last) && /\p{L}$/u.test(rest) && readTown(rest) !== null ? [rest, last] : [text]
}
