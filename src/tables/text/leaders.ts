import type { Word } from '../../document/page.ts'
import { textLines } from './text-lines.ts'

const DOTS = /^[.…·]+$/
const LED = /[ .…·]/
/** What dots of a scan are read as, alone. */
const POINT = /^[.·•-]$/
/** Fewer are an ellipsis, or a value that is missing; a sign of three counts as its dots. */
const LEAST_DOTS = 4
/** They follow the word, and each other, at most so far apart, in ems, unless one word has enough of them. */
const BEHIND = 1.5
const APART = 1
/** No letter is as low, in ems; dashes are so much wider than high, underscores as well. */
const LOW = 0.3
const STROKE = 2
/** Dots end so near their baseline, in ems. */
const AT_FEET = 0.3

/**
 * Words of which dots that lead the eye to the next column, `Employed . . . .`, belong to the word before them and
 * take no place: columns stand beside each other as they would without. Of recognised ones many are misread, and some
 * are missing: between dots of a line whatever is as low as they are is more of them, and no text.
 */
export function withoutLeaders(words: readonly Word[], em: number): Word[] {
  if (!words.some((word) => isDots(word, em))) return [...words]
  return textLines(words, em).flatMap((line) => withoutRuns(line.words, em))
}

function withoutRuns(words: readonly Word[], em: number): Word[] {
  const isLed = countOf(words.filter((word) => isDots(word, em))) >= LEAST_DOTS
  const isLeader = (word: Word) => isDots(word, em) || (isLed && isLow(word, em))
  const kept: Word[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    kept.push(word)
    let end = i + 1
    let reach = word.box[2] + (BEHIND - APART) * em
    let dots = 0
    for (; end < words.length && isLeader(words[end]!); end++) {
      const { box } = words[end]!
      const own = countOf([words[end]!])
      if (box[0] - reach > APART * em && Math.max(own, isLed ? dots : 0) < LEAST_DOTS) break
      reach = box[2]
      dots += own
    }
    if (isLeader(word) || dots < LEAST_DOTS) continue
    const printed = words.slice(i + 1, end).filter((own) => DOTS.test(own.text))
    const text = [word, ...printed].map((own) => own.text).join(' ')
    kept[kept.length - 1] = { ...word, text }
    i = end - 1
  }
  return kept
}

/** A word as a cell shows it: the dots that lead from it are no text, `Employed . . . .`. */
export function withoutDots(word: Word): Word {
  let dots = 0
  let end = word.text.length
  for (; end > 0 && LED.test(word.text[end - 1]!); end--) if (word.text[end - 1] !== ' ') dots++
  return dots < LEAST_DOTS || end === 0 ? word : { ...word, text: word.text.slice(0, end) }
}

/** How many dots words are; what is read as another sign is as many. */
const countOf = (dots: readonly Word[]): number =>
  dots.reduce((sum, { text }) => sum + text.replaceAll('…', '...').length, 0)

const isDots = (word: Word, em: number): boolean =>
  DOTS.test(word.text) || (POINT.test(word.text) && isLow(word, em))

/** Is a recognised word lower than letters, at the feet of its line, and no stroke? */
function isLow({ box: [x0, y0, x1, y1], baseline, font, text }: Word, em: number): boolean {
  if (font || y1 - y0 >= LOW * em || y1 < baseline - AT_FEET * em) return false
  return !/^[-‐-―−_=~]+$/u.test(text) || x1 - x0 <= STROKE * (y1 - y0)
}
