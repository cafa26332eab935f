/** Longest sheet name spreadsheet programs take, in UTF-16 units. */
const LONGEST = 31
const FORBIDDEN = /[[\]:*?/\\\p{Cc}\ufffe\uffff]/gu
/** Names a spreadsheet program keeps for itself. */
const RESERVED = new Set(['history'])

/**
 * A sheet name as near to the wished one as is allowed: no forbidden characters, no apostrophe at
 * either end, 31 characters at most, and not in `taken`, whatever the case. Adds it to `taken`.
 *
 * @param taken names already given, in lower case
 */
export function safeSheetName(wished: string, taken: Set<string>): string {
  const clean = wished.toWellFormed().replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  const base = trimmed(cut(clean, LONGEST)) || 'Sheet'
  let name = base
  for (let n = 2; taken.has(name.toLowerCase()) || RESERVED.has(name.toLowerCase()); n++) {
    const suffix = ` (${n})`
    name = trimmed(cut(base, LONGEST - suffix.length)) + suffix
  }
  taken.add(name.toLowerCase())
  return name
}

/** Cut between whole characters. */
function cut(text: string, length: number): string {
  const short = text.trim().slice(0, length)
  return short.isWellFormed() ? short : short.slice(0, -1)
}

const trimmed = (name: string): string => name.replace(/^[\s']+|(?<![\s'])[\s']+$/g, '')
