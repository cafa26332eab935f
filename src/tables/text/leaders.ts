import type { Word } from '../../document/page.ts'
import { textLines } from './text-lines.ts'

const DOTS = /^[.…·]+$/
/** Fewer are an ellipsis, or a value that is missing; a sign of three counts as its dots. */
const LEAST_DOTS = 4
/** They follow the word, and each other, at most so far apart, in ems, unless one word has enough of them. */
const BEHIND = 1.5
const APART = 1

/**
 * Words of which dots that lead the eye to the next column, `Employed . . . .`, belong to the word before them and
 * take no place: columns stand beside each other as they would without.
 */
export function withoutLeaders(words: readonly Word[], em: number): Word[] {
  if (words.filter(({ text }) => DOTS.test(text)).length === 0) return [...words]
  return textLines(words, em).flatMap((line) => withoutRuns(line.words, em))
}

function withoutRuns(words: readonly Word[], em: number): Word[] {
  const kept: Word[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    kept.push(word)
    let end = i + 1
    let reach = word.box[2] + (BEHIND - APART) * em
    while (end < words.length && DOTS.test(words[end]!.text)) {
      const isNear = words[end]!.box[0] - reach <= APART * em
      if (!isNear && dotsIn(words[end]!.text) < LEAST_DOTS) break
      reach = words[end]!.box[2]
      end++
    }
    const run = words.slice(i + 1, end).map(({ text }) => text)
    if (DOTS.test(word.text) || dotsIn(run.join('')) < LEAST_DOTS) continue
    kept[kept.length - 1] = { ...word, text: [word.text, ...run].join(' ') }
    i = end - 1
  }
  return kept
}

const dotsIn = (text: string): number => text.replaceAll('…', '...').length
