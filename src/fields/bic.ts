const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const SHAPE = /(?<![A-Z0-9])[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![A-Z0-9])/g

/** Whether a text has the form of a BIC, and a country that there is. */
export const isBic = (text: string): boolean =>
  /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text) && REGIONS.of(text.slice(4, 6)) !== undefined

/**
 * BICs (ISO 9362) in a text: bank, country, place, branch. An eight-letter word can look like one,
 * so a digit, `XXX`, or the label `BIC` or `SWIFT` before it is asked for.
 */
export function bicsIn(text: string): string[] {
  const found: string[] = []
  for (const match of text.matchAll(SHAPE)) {
    const [bic] = match
    if (REGIONS.of(bic.slice(4, 6)) === undefined) continue
    const labelled = /\b(?:BIC|SWIFT)\b[^\p{L}\d]{0,9}(?:code[^\p{L}\d]{0,9})?$/iu.test(
      text.slice(0, match.index),
    )
    if (labelled || /\d/.test(bic) || bic.endsWith('XXX')) found.push(bic)
  }
  return found
}
