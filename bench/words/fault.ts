import { editDistance } from '../cer.ts'

/** Why words of a line were not read, from where it is looked for first. */
export const FAULTS = [
  'no line',
  'spaces',
  'marks',
  'one character',
  'two characters',
  'part lost',
  'more',
] as const
export type Fault = (typeof FAULTS)[number]

/** Share of a line's characters below which a part of it was not found at all. */
const LEAST_READ = 0.6

const signs = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Words without regard to case, quotes and dashes. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−]/g, '-')
    .split(/\s+/)
    .filter(Boolean)

/** How many words of the truth were read, each as often as it stands there. */
export function wordsFound(truth: readonly string[], read: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1)
  return truth.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}

/** What is wrong with a line that was not read as it stands. */
export function faultOf(truth: readonly string[], read: readonly string[]): Fault {
  const [a, b] = [truth.join(''), read.join('')]
  const edits = editDistance(a, b)
  if (b === '') return 'no line'
  if (edits === 0) return 'spaces'
  if (signs(a) === signs(b)) return 'marks'
  if (edits <= 2) return edits === 1 ? 'one character' : 'two characters'
  return b.length < LEAST_READ * a.length ? 'part lost' : 'more'
}
