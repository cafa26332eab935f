/** What bytes 0x80 to 0x9f stand for in Windows-1252; the five undefined ones are null. */
const UPPER = [
  '€',
  null,
  '‚',
  'ƒ',
  '„',
  '…',
  '†',
  '‡',
  'ˆ',
  '‰',
  'Š',
  '‹',
  'Œ',
  null,
  'Ž',
  null,
  null,
  '‘',
  '’',
  '“',
  '”',
  '•',
  '–',
  '—',
  '˜',
  '™',
  'š',
  '›',
  'œ',
  null,
  'ž',
  'Ÿ',
]
const BYTES = new Map(
  UPPER.flatMap((char, i) => (char === null ? [] : [[char, 0x80 + i] as const])),
)
/** Letters that are no letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '\u202f': ' ',
  '\u2009': ' ',
}

/** Text of characters that Windows-1252 has: others lose their accent, or become a question mark. */
export function withinCp1252(text: string): string {
  let kept = ''
  for (const char of text)
    if (byteOf(char) !== null) kept += char
    else
      for (const part of LETTERS[char] ?? char.normalize('NFKD').replace(/\p{M}/gu, ''))
        kept += byteOf(part) === null ? '?' : part
  return kept
}

/** Text in Windows-1252, as `withinCp1252` makes it fit. */
export const cp1252 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(withinCp1252(text), (char) => byteOf(char)!))

function byteOf(char: string): number | null {
  const code = char.codePointAt(0)!
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  return BYTES.get(char) ?? null
}
