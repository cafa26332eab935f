/**
 * The spreadsheet number format that shows a value the way it was printed. Formats are written
 * with `.` and `,`; programs show them with the user's own separators.
 *
 * @param text as printed, such as `1.234,50 €`
 * @param value what it says, percentages as fractions
 */
export function numberFormat(text: string, value: number): string {
  const percent = /[%٪]/.test(text)
  const digits = text.replace(/\D/g, '')
  const decimals = decimalsOf(text, digits, Math.abs(value), percent)
  const whole = text.slice(0, wholeEnd(text, decimals))
  const grouped = /\d[.,'’\s]\d{3}(?!\d)/.test(whole) || /\d,\d\d,\d{3}/.test(whole)
  const figure = (grouped ? '#,##0' : '0') + (decimals > 0 ? `.${'0'.repeat(decimals)}` : '')
  const [before, after] = around(text)
  const shown = before + figure + after + (percent ? '%' : '')
  if (/^\s*\(.*\)\s*$/s.test(text)) return `${shown};(${shown})`
  return /^\s*\+/.test(text) ? `+${shown};-${shown};${shown}` : shown
}

/** Digits behind the decimal sign: as many as make the digits say the value. */
function decimalsOf(text: string, digits: string, value: number, percent: boolean): number {
  const most = Math.min(digits.length, 15)
  if (value === 0) return /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0
  for (let decimals = 0; decimals <= most; decimals++)
    if (Number(`${digits}e-${decimals + (percent ? 2 : 0)}`) === value) return decimals
  return 0
}

/** Where the whole part of the printed figure ends. */
function wholeEnd(text: string, decimals: number): number {
  let left = decimals
  let at = text.length
  while (left > 0 && at > 0) if (/\d/.test(text[--at]!)) left--
  return at
}

/** What is printed before and after the figure, quoted: currency signs and codes. */
function around(text: string): [before: string, after: string] {
  const match = /^(\D*?)[.,]?\d(?:.*\d)?(\D*)$/s.exec(text)
  const keep = (part: string) => part.replace(/[-−–+()%٪"\\]|\b(?:CR|DR)\b\.?/gi, '')
  const before = keep(match?.[1] ?? '').trimStart()
  const after = keep(match?.[2] ?? '').trimEnd()
  const quoted = (part: string) => (part.trim() === '' ? '' : `"${part.replace(/\s/g, ' ')}"`)
  return [quoted(before), quoted(after)]
}

/** The spreadsheet date format that shows an ISO date the way it was printed. */
export function dateFormat(text: string, iso: string): string {
  const [year, month, day] = iso.split('-') as [string, string, string]
  const numeric = /^\s*(\d+)(\D+)(\d+)\D+(\d+)\s*$/.exec(text)
  const years = text.includes(year) ? 'yyyy' : 'yy'
  if (numeric) {
    const [, first, separator, second] = numeric as unknown as string[]
    const sign = separator!.trim() || ' '
    if (first === year) return ['yyyy', 'mm', 'dd'].join(sign)
    const letters = (part: string, letter: string) => (part.length > 1 ? letter + letter : letter)
    const dayFirst = Number(first) === Number(day) && Number(second) === Number(month)
    return dayFirst
      ? [letters(first!, 'd'), letters(second!, 'm'), years].join(sign)
      : [letters(first!, 'm'), letters(second!, 'd'), years].join(sign)
  }
  const name = /\p{L}{3,}/u.exec(text.replace(/\d(?:st|nd|rd|th)/, ''))?.[0] ?? ''
  if (name === '') return 'yyyy-mm-dd'
  const months = name.length > 3 ? 'mmmm' : 'mmm'
  return /^\s*\p{L}/u.test(text) ? `${months} d, ${years}` : `d ${months} ${years}`
}
