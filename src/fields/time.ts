const TIME =
  /(?<![\d:.]|\d-)(\d{1,2})(?:[:.-]|\s?[hu]\s?)(\d{2})(?:[:.-](\d{2}))?(?!\d)(?:\s?([ap])\.?(m)?(?!\p{L}))?/giu
/** What says beside figures that they are a time of day. */
const SAID = /\d{1,2}\s?[hu]\s?\d{2}(?!\d)|\b(?:Uhr|uur|klo|kl)\b/i

/**
 * The time of day in a text, as `HH:MM:SS`, or `HH:MM` where no seconds are printed. Only colons,
 * or dots, lines, and `h` or `u`, with something that says time, are taken: `12.50` is a price.
 *
 * @param labelled whether a label says so
 */
export function timeIn(text: string, labelled = false): string | null {
  const all = [...text.matchAll(TIME)]
  const match =
    all.find(([whole]) => whole.includes(':')) ??
    all.find(([, , , , half, m]) => (half && m) || labelled || SAID.test(text))
  if (!match) return null
  const [, hour, minute, second, half] = match
  let hours = Number(hour)
  if (half) hours = (hours % 12) + (half.toLowerCase() === 'p' && hours <= 12 ? 12 : 0)
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null
  const parts = [String(hours).padStart(2, '0'), minute!]
  return (second === undefined ? parts : [...parts, second]).join(':')
}
