import type { DocumentText } from '../../reading/document-text.ts'
import { type Found, foundIn } from '../../reading/found.ts'

/** How a country's banks are numbered: the label in front, the form, and its check. */
interface Numbering {
  readonly country: string
  readonly label: RegExp
  readonly form: RegExp
  readonly holds?: (digits: string) => boolean
}

const NUMBERINGS: readonly Numbering[] = [
  {
    country: 'GB',
    label: /\bsort[\s-]?code\b/i,
    form: /(?<!\d)\d{2}[-\s]\d{2}[-\s]\d{2}(?!\d)|(?<!\d)\d{6}(?!\d)/,
  },
  { country: 'AU', label: /\bBSB\b/, form: /(?<!\d)\d{3}[-\s]?\d{3}(?!\d)/ },
  {
    country: 'US',
    label: /\b(?:routing|ABA|transit)\b/i,
    form: /(?<!\d)\d{9}(?!\d)/,
    // ABA: weights 3, 7, 1; the sum is a multiple of ten.
    holds: (digits) =>
      [...digits].reduce((sum, digit, i) => sum + Number(digit) * [3, 7, 1][i % 3]!, 0) % 10 === 0,
  },
  { country: 'IN', label: /\bIFSC\b/, form: /(?<![A-Z])[A-Z]{4}0[A-Z\d]{6}(?![A-Z\d])/ },
  { country: 'DE', label: /\bBLZ\b|\bBankleitzahl\b/i, form: /(?<!\d)\d{3}\s?\d{3}\s?\d{2}(?!\d)/ },
]

/** The number of the account's bank, with the country that numbers so; null where none is printed. */
export function bankCodeOf(
  document: DocumentText,
): { readonly code: Found; readonly country: string } | null {
  for (const row of document.rows)
    for (const { country, label, form, holds } of NUMBERINGS) {
      const at = label.exec(row.text)
      if (!at) continue
      const below = document.rows[row.index + 1]
      for (const place of [row, ...(below && below.page === row.page ? [below] : [])]) {
        const text = place === row ? row.text.slice(at.index + at[0].length) : place.text
        const match = form.exec(text)
        const code = match?.[0].replace(/[\s-]/g, '')
        if (code && (holds?.(code) ?? true))
          return { code: foundIn(code, place.words, place.page, at[0], 0.9), country }
      }
    }
  return null
}
