import { isCountry, type PostalAddress, readAddress, readTown } from '../../fields/address.ts'
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

/** The parts of an address; a code alone in its line belongs to the town below. */
export function partsOf(lines: readonly string[]): PostalAddress {
  const whole: string[] = []
  for (const line of lines.map((own) => own.replace(/(?<![\s,;|])[\s,;|]+$/, ''))) {
    if (CODE.test(whole.at(-1) ?? '')) whole.push(`${whole.pop()} ${line}`)
    else whole.push(line)
  }
  return readAddress(whole.flatMap((line) => splitLine(line)))
}

/** A line with a street and a town, or a country behind, is as many lines. */
function splitLine(text: string): string[] {
  const town = readTown(text)
  if (town) return [text]
  const parts = text.split(/,\s*/)
  const last = parts.at(-1)!
  return parts.length > 1 && isCountry(last) ? [parts.slice(0, -1).join(', '), last] : [text]
}
