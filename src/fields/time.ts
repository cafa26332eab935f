const TIME = /(?<![\d:.])(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?\s?([ap])?\.?(?:m\b\.?)?/i

/**
 * The time of day in a text, as `HH:MM:SS`, or `HH:MM` where no seconds are printed. Only colons,
 * or dots and `h` with something that says time, are taken: `12.50` is a price.
 */
export function timeIn(text: string): string | null {
  const match = TIME.exec(text)
  if (!match) return null
  const [whole, hour, minute, second, half] = match
  const colon = whole!.includes(':')
  if (!colon && !half && !/\d{1,2}h\d{2}|\bUhr\b|\b(?:klo|kl)\b/i.test(text)) return null
  let hours = Number(hour)
  if (half) hours = (hours % 12) + (half.toLowerCase() === 'p' && hours <= 12 ? 12 : 0)
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null
  const parts = [String(hours).padStart(2, '0'), minute!]
  return (second === undefined ? parts : [...parts, second]).join(':')
}
