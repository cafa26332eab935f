import type { Line, Word } from '../../document/page.ts'

/** Heights of a line that a gap at its end is wider than the next word, for the line to end on purpose. */
const SPACE = 0.6
const HYPHENATED = /\p{Ll}[-\u00ad\u2010]$/u
const GOES_ON = /^\p{Ll}/u
/** Of scripts that set no spaces between words. */
const UNSPACED_END =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\uff01-\uff60]$/u
const UNSPACED_START =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\uff01-\uff60]/u

/**
 * A block's lines as running text: words parted at the end of a line are whole, and a line feed stands only
 * where a line ends though the next word would have had room.
 */
export function flowing(lines: readonly Line[], isRightToLeft: boolean): string {
  const left = Math.min(...lines.map(({ words }) => edge(words, 0)))
  const right = Math.max(...lines.map(({ words }) => edge(words, 2)))
  const texts = lines.map(({ words }) => words.map((word) => word.text).join(' '))
  const ended = lines.slice(1).map((next, i) => {
    const { words } = lines[i]!
    const room = isRightToLeft ? edge(words, 0) - left : right - edge(words, 2)
    return isEnded(lines[i]!, next, room)
  })
  const short = ended.filter((own) => own).length
  // The longest line of an address has no room either.
  const isEach = short > 0 && short >= ended.length - 1 && !texts.some((own) => GOES_ON.test(own))
  return texts.reduce((text, next, i) =>
    isEach || ended[i - 1] ? `${text}\n${next}` : joined(text, next),
  )
}

const edge = (words: readonly Word[], side: 0 | 2): number =>
  side === 0
    ? Math.min(...words.map(({ box }) => box[0]))
    : Math.max(...words.map(({ box }) => box[2]))

function isEnded(last: Line, next: Line, room: number): boolean {
  const [word] = next.words
  if (word!.rotation !== 0 || word!.vertical) return false
  return room > word!.box[2] - word!.box[0] + SPACE * (last.box[3] - last.box[1])
}

function joined(text: string, next: string): string {
  if (HYPHENATED.test(text) && GOES_ON.test(next)) return text.slice(0, -1) + next
  return UNSPACED_END.test(text) && UNSPACED_START.test(next) ? text + next : `${text} ${next}`
}
