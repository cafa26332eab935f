import { type Column, type Fragment, isNumeric } from './cut-line.ts'

/** What numbers an entry; a single letter may be a word where it has no bracket or point. */
const ENUMERATOR = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]$/i
/** A heading in capitals has so many letters at least. */
const LEAST_CAPITALS = 4
/** A word's room at the end of a line, in ems: less may have kept it off. */
const SPACE = 0.3

/** The lengths that tell where a line had to end. */
export interface Measure {
  readonly em: number
  readonly pitch: number
  readonly columns: readonly Column[]
}

/** Letters of a text, none of them small, of which one alone would say nothing. */
const isCapitals = ({ words }: Fragment): boolean => {
  const letters = words.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('')
  return letters.length >= LEAST_CAPITALS && letters === letters.toUpperCase()
}

/** Does the text below continue the one above? */
export function runsOn(above: Fragment, below: Fragment, { em, columns }: Measure): boolean {
  const first = below.words[0]!
  const last = above.words.at(-1)!
  if (last.font?.bold !== first.font?.bold) return false
  if (above.first === 0 && (last.text.endsWith(':') || ENUMERATOR.test(first.text))) return false
  if (/^\p{Ll}/u.test(first.text)) return true
  if (isCapitals(above) !== isCapitals(below)) return false
  if (/[-,/&]$/.test(last.text)) return true
  if (isNumeric(above) && !isNumeric(below)) return false
  const column = columns[above.first]!
  // What reaches beyond its column was not broken at its edge.
  if (Math.max(above.x1, below.x1) > column.room) return false
  return above.x1 + SPACE * em + (first.box[2] - first.box[0]) > column.room
}
