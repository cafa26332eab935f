/** Letters of a text. */
export function letters(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) return text.replace(/[^\p{L}]/gu, '').length
    const small = code | 32
    if (small > 96 && small < 123) count++
  }
  return count
}

/** Digits of a text. */
export function digits(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 47 && code < 58) count++
  }
  return count
}
