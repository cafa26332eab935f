import type { Random } from '../../kit/random.ts'

/** How badly a card was read: shares of letters, words and boxes. */
export interface Noise {
  readonly recognised: boolean
  /** Letters taken for others, accents lost. */
  readonly letters: number
  readonly accents: boolean
  /** Words cut in two, and spaces lost. */
  readonly cuts: number
  readonly joins: number
  /** Lines that are no text, and what pictures in front of numbers are read as. */
  readonly specks: number
}

export function noiseOf(random: Random): Noise {
  const recognised = random.chance(0.6)
  const bad = recognised && random.chance(0.3)
  return {
    recognised,
    letters: recognised ? (bad ? 0.02 : 0.004) : 0,
    accents: recognised && random.chance(0.35),
    cuts: recognised ? (bad ? 0.03 : 0.006) : 0,
    joins: recognised ? (bad ? 0.03 : 0.006) : 0,
    specks: recognised ? (bad ? 0.6 : 0.15) : 0,
  }
}

const MISREAD: Readonly<Record<string, string>> = {
  l: '1I!i',
  i: 'l1',
  I: 'l1|',
  o: '0ec',
  O: '0Q6',
  e: 'co',
  a: 'eo',
  n: 'mru',
  m: 'nr',
  s: '5S',
  S: '5$',
  B: '8',
  g: 'q9',
  c: 'eo',
  t: 'fl',
  f: 't',
  '.': ', ',
  '@': 'QGe©',
  '0': 'O',
  '1': 'lI',
  '5': 'S$',
  '8': 'B',
}

const accent = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '')

/** A word as it may be read. */
export function misread(word: string, noise: Noise, random: Random): string {
  if (!noise.recognised) return word
  return [...word]
    .map((letter) => {
      const own = noise.accents ? accent(letter) : letter
      if (!random.chance(noise.letters)) return own
      const others = MISREAD[own]
      return others ? others[random.int(0, others.length - 1)]! : own
    })
    .join('')
    .trim()
}

/** What pictures of a telephone, a letter, a globe are read as. */
export const SPECKS = [
  '©',
  '&',
  '™',
  '0',
  '=',
  '@®',
  '(',
  '|',
  'Q',
  '%',
  '#',
  '®',
  '»',
  'a',
  '—',
  '4',
]

/** Words of a script that recognition does not know, as it reads them. */
export const garbled = (random: Random): string =>
  Array.from({ length: random.int(1, 3) }, (_, i) =>
    Array.from({ length: random.int(1, 6) }, (_, at) =>
      random.at(`${i}/${at}`).pick([...'AABEEFHIKLRSTXZ2348917aeopsnf#$%&@=)]']),
    ).join(''),
  ).join(' ')
