import type { Word } from '../../document/page.ts'
import type { GridCell } from '../grid/grid.ts'

/** Letters of another alphabet that are drawn as Latin ones are, small ones where these are as well. */
const TWINS: readonly { readonly own: RegExp; readonly twins: ReadonlyMap<string, string> }[] = [
  { own: /\p{Script=Cyrillic}/gu, twins: twinsOf('ABCEHKMOPTXaceopxy', 'АВСЕНКМОРТХасеорху') },
  { own: /\p{Script=Greek}/gu, twins: twinsOf('ABEZHIKMNOPTYXov', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧον') },
]
/** Of a table's letters, those of its alphabet; it has so many. */
const MOSTLY = 0.8
const LEAST_LETTERS = 40

/**
 * Words that were recognised as Latin in a table of another alphabet, which has a letter like each of theirs, and
 * parts of words: `H` among Cyrillic texts. Words with digits may be codes, in any alphabet.
 */
export function withLettersOfAlphabet(cells: readonly GridCell[]): GridCell[] {
  const text = cells.flatMap(({ words }) => words.map((word) => word.text)).join('')
  const twins = twinsIn(text)
  if (!twins) return [...cells]
  return cells.map((cell) => {
    if (!cell.words.some(({ text }) => LATIN.test(text))) return cell
    return { ...cell, words: cell.words.map((word) => inAlphabet(word, twins)) }
  })
}

const LATIN = /\p{Script=Latin}/u

/** The twins of the alphabet of a text; null where that is Latin, or not told. */
function twinsIn(text: string): ReadonlyMap<string, string> | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < LEAST_LETTERS) return null
  const alphabet = TWINS.find(({ own }) => (text.match(own)?.length ?? 0) >= MOSTLY * letters)
  return alphabet?.twins ?? null
}

function inAlphabet(word: Word, twins: ReadonlyMap<string, string>): Word {
  if (word.font || !LATIN.test(word.text) || /\d/.test(word.text)) return word
  const isWhole = word.text.match(/\p{Script=Latin}/gu)!.every((letter) => twins.has(letter))
  if (!isWhole) return word
  return { ...word, text: [...word.text].map((letter) => twins.get(letter) ?? letter).join('') }
}

function twinsOf(latin: string, own: string): ReadonlyMap<string, string> {
  const letters = [...own]
  return new Map([...latin].map((letter, i) => [letter, letters[i]!]))
}
