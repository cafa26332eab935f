const OTHER = /[^\p{L}]/gu

/** How much of a text is letters, in the units that its length is told in. */
export function countLetters(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // Most text is of ASCII, where they are told without a look at Unicode's tables.
    if (code >= 0x80) return text.replace(OTHER, '').length
    if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) count++
  }
  return count
}
