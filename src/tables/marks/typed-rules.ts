import { unionOf } from '../../document/box.ts'
import { type Line, type Page, type Rule, type Word, wordsOf } from '../../document/page.ts'
import { textLines } from '../text/text-lines.ts'
import { unitsOf } from '../text/units.ts'

/** A rule across, typed with dashes and their like; corners may be typed into it. */
const ACROSS = /^[+|┌├└╔╠╚]*[\p{Pd}=_−~─━═]{3}[\p{Pd}=_−~─━═+|┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝]*$/u
/** A piece of a wall. */
const DOWN = /^[|¦│┃║!]$/
/** Such a piece, and what stands between two, in a word that they are typed into. */
const AT_WALLS = /[|¦│┃║!]|[^|¦│┃║!]+/g
const HAS_WALL = /[|¦│┃║!]/
/** What recognition takes a piece for, at an end of a word. */
const LOOKS_DOWN = /^[1Il[\]{}()iJ/]$/
/** What makes a wall beside others that are sure: brackets seldom stand under each other. */
const DOWN_AS_READ = /^[|¦│┃║![\]{}]$/
/** Pieces of one wall stand under each other, this near in ems, in so many lines at least. */
const IN_LINE = 0.3
const LEAST_PIECES = 3
/** Texts across a wall, against its pieces. */
const MOST_ACROSS = 0.25
/** A piece reaches so far above and below its letter, in ems. */
const REACH = 0.5

/**
 * The page with rules for words that are meant as such: typewriters and printers without graphics draw with dashes and
 * strokes. A line of dashes alone is a rule across; a dash beside texts stands for nothing, as ever. Strokes may be
 * typed right beside a text: `|02.07.|Paid in|`.
 */
export function withTypedRules(page: Page): Page {
  const words = wordsOf(page).filter(({ rotation }) => rotation === 0)
  if (!words.some(({ text }) => ACROSS.test(text) || HAS_WALL.test(text))) return page
  const isRead = page.source !== 'text_layer'
  const parts = new Map(
    words.map((word) => [word, isRead ? atWalls(word).flatMap(atEnds) : atWalls(word)]),
  )
  const rules = typedRules([...parts.values()].flat(), unitsOf(page, words).em, isRead)
  if (rules.size === 0) return page
  const rest = (word: Word): readonly Word[] => {
    const own = parts.get(word)
    return own?.some((part) => rules.has(part)) ? betweenRules(own, rules) : [word]
  }
  const lineOf = (line: Line): Line => ({ ...line, words: line.words.flatMap(rest) })
  return {
    ...page,
    rules: [...page.rules, ...rules.values()],
    blocks: page.blocks.map((block) => ({
      ...block,
      lines: block.lines.map(lineOf).filter((line) => line.words.length > 0),
    })),
  }
}

/** A word as the strokes in it part it. */
function atWalls(word: Word): readonly Word[] {
  const { text } = word
  if (text.length === 1 || ACROSS.test(text) || !HAS_WALL.test(text)) return [word]
  return [...text.matchAll(AT_WALLS)].map(({ 0: own, index }) => partOf(word, index, own.length))
}

/** A word without the characters at its ends that may be pieces of a wall, and these. */
function atEnds(word: Word): readonly Word[] {
  const { length } = word.text
  const from = length > 1 && LOOKS_DOWN.test(word.text[0]!) ? 1 : 0
  const to = length - from > 1 && LOOKS_DOWN.test(word.text.at(-1)!) ? length - 1 : length
  if (from === 0 && to === length) return [word]
  return [
    ...(from > 0 ? [partOf(word, 0, from)] : []),
    partOf(word, from, to - from),
    ...(to < length ? [partOf(word, to, length - to)] : []),
  ]
}

/** Some characters of a word, each as wide as the others. */
function partOf(word: Word, from: number, length: number): Word {
  const { text, box } = word
  const at = (i: number) => box[0] + ((box[2] - box[0]) * i) / text.length
  return {
    ...word,
    text: text.slice(from, from + length),
    box: [at(from), box[1], at(from + length), box[3]],
  }
}

/** What is left of a word's parts without rules: those that stood together are one word again. */
function betweenRules(parts: readonly Word[], rules: ReadonlyMap<Word, Rule>): readonly Word[] {
  const words: Word[] = []
  let isOpen = false
  for (const part of parts) {
    const last = words.at(-1)
    if (rules.has(part)) isOpen = false
    else if (isOpen && last)
      words[words.length - 1] = {
        ...last,
        text: last.text + part.text,
        box: unionOf([last.box, part.box]),
      }
    else words.push(part)
    if (!rules.has(part)) isOpen = true
  }
  return words
}

const middleOf = ({ box }: Word): number => (box[0] + box[2]) / 2

/** @param isRead what looks like a stroke, in line with others, was one before it was recognised */
function typedRules(words: readonly Word[], em: number, isRead: boolean): Map<Word, Rule> {
  const rules = new Map<Word, Rule>()
  for (const line of textLines(words, em))
    if (line.words.every(({ text }) => ACROSS.test(text) || DOWN.test(text)))
      for (const word of line.words) if (ACROSS.test(word.text)) rules.set(word, ruleAcross(word))
  const areSure = words.filter(({ text }) => DOWN.test(text)).length >= LEAST_PIECES
  const piece = isRead && areSure ? DOWN_AS_READ : DOWN
  const pieces = words
    .filter(({ text }) => piece.test(text))
    .sort((a, b) => middleOf(a) - middleOf(b))
  let wall: Word[] = []
  for (const [i, own] of pieces.entries()) {
    wall.push(own)
    const next = pieces[i + 1]
    if (next && middleOf(next) - middleOf(own) <= IN_LINE * em) continue
    if (
      wall.length >= LEAST_PIECES &&
      isWall(wall, isRead ? words.filter(({ text }) => !LOOKS_DOWN.test(text)) : words)
    )
      for (const word of [...wall, ...(isRead ? alike(wall, words, em) : [])])
        rules.set(word, pieceOfWall(word, em))
    wall = []
  }
  return rules
}

/** Lines that a wall goes on for without a piece that is sure, in ems. */
const GOES_ON = 3

/** What looks like pieces of a wall and stands in line with them. */
function alike(wall: readonly Word[], words: readonly Word[], em: number): readonly Word[] {
  const [, top, , bottom] = unionOf(wall.map(({ box }) => box))
  const away = (one: Word, other: Word) => Math.abs(one.box[1] - other.box[1])
  return words.filter((word) => {
    if (!LOOKS_DOWN.test(word.text)) return false
    if (word.box[1] < top - GOES_ON * em || word.box[3] > bottom + GOES_ON * em) return false
    const nearest = wall.reduce((a, b) => (away(b, word) < away(a, word) ? b : a))
    return Math.abs(middleOf(nearest) - middleOf(word)) <= IN_LINE * em
  })
}

/** Few texts stand across a wall: else the strokes are entries of a column, as of trains that do not stop. */
function isWall(pieces: readonly Word[], words: readonly Word[]): boolean {
  const [x0, y0, x1, y1] = unionOf(pieces.map(({ box }) => box))
  const x = (x0 + x1) / 2
  const across = words.filter(
    ({ box, text }) =>
      box[0] < x &&
      box[2] > x &&
      box[1] > y0 &&
      box[3] < y1 &&
      !DOWN.test(text) &&
      !ACROSS.test(text),
  )
  return across.length < MOST_ACROSS * pieces.length
}

function ruleAcross({ box: [x0, y0, x1, y1] }: Word): Rule {
  const y = (y0 + y1) / 2
  return { direction: 'horizontal', box: [x0, y, x1, y] }
}

/** A stroke is meant to reach from line to line. */
function pieceOfWall({ box: [x0, y0, x1, y1] }: Word, em: number): Rule {
  const x = (x0 + x1) / 2
  return { direction: 'vertical', box: [x, y0 - REACH * em, x, y1 + REACH * em] }
}
