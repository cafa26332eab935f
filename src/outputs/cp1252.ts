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

/** Text in Windows-1252; what does not fit loses its accent, or becomes a question mark. */
export function cp1252(text: string): Uint8Array {
  const bytes: number[] = []
  for (const char of text) {
    const own = byteOf(char)
    if (own !== null) {
      bytes.push(own)
      continue
    }
    for (const part of LETTERS[char] ?? char.normalize('NFKD').replace(/\p{M}/gu, ''))
      bytes.push(byteOf(part) ?? 0x3f)
  }
  return Uint8Array.from(bytes)
}

function byteOf(char: string): number | null {
  const code = char.codePointAt(0)!
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  return BYTES.get(char) ?? null
}
