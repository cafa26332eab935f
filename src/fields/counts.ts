/** Latin, Greek, Cyrillic, Hebrew and Arabic: what most letters of a text are, by their numbers in Unicode. */
const USUAL = 0x700
const signs = Array.from({ length: USUAL }, (_, code) => String.fromCharCode(code))

/** Counts the signs of a text that a class has. */
function counterOf(one: RegExp): (text: string) => number {
  const usual = Uint8Array.from(signs, (sign) => Number(one.test(sign)))
  return (text) => {
    let count = 0
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code < USUAL) count += usual[code]!
      else {
        const sign = String.fromCodePoint(text.codePointAt(i)!)
        if (one.test(sign)) count += sign.length
        i += sign.length - 1
      }
    }
    return count
  }
}

/** Letters of a text. */
export const letters = counterOf(/^\p{L}/u)

/** Its capital letters. */
export const capitals = counterOf(/^\p{Lu}/u)

/** Its digits, of Europe alone. */
export function digits(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 47 && code < 58) count++
  }
  return count
}
