import { unionOf } from '../../document/box.ts'
import { type Line, type Page, type Rule, type Word, wordsOf } from '../../document/page.ts'
import { textLines } from '../text/text-lines.ts'
import { unitsOf } from '../text/units.ts'

/** A rule across, typed with dashes and their like; corners may be typed into it. */
const ACROSS = /^[+|┌├└╔╠╚]*[-=_–—~─━═]{3}[-=_–—~─━═+|┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝]*$/
/** A piece of a wall. */
const DOWN = /^[|¦│┃║]$/
/** Such a piece, and what stands between two, in a word that they are typed into. */
const AT_WALLS = /[|¦│┃║]|[^|¦│┃║]+/g
const HAS_WALL = /[|¦│┃║]/
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
  const parts = new Map(words.map((word) => [word, atWalls(word)]))
  const rules = typedRules([...parts.values()].flat(), unitsOf(page, words).em)
  if (rules.size === 0) return page
  const rest = (word: Word): readonly Word[] => {
    const own = parts.get(word)
    return own?.some((part) => rules.has(part)) ? own.filter((part) => !rules.has(part)) : [word]
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

/** A word as the strokes in it part it, each character as wide as the others. */
function atWalls(word: Word): readonly Word[] {
  const { text, box } = word
  if (text.length === 1 || ACROSS.test(text) || !HAS_WALL.test(text)) return [word]
  const at = (i: number) => box[0] + ((box[2] - box[0]) * i) / text.length
  return [...text.matchAll(AT_WALLS)].map(
    ({ 0: own, index }): Word => ({
      ...word,
      text: own,
      box: [at(index), box[1], at(index + own.length), box[3]],
    }),
  )
}

function typedRules(words: readonly Word[], em: number): Map<Word, Rule> {
  const rules = new Map<Word, Rule>()
  for (const line of textLines(words, em))
    if (line.words.every(({ text }) => ACROSS.test(text) || DOWN.test(text)))
      for (const word of line.words) if (ACROSS.test(word.text)) rules.set(word, ruleAcross(word))
  const pieces = words.filter(({ text }) => DOWN.test(text)).sort((a, b) => a.box[0] - b.box[0])
  let wall: Word[] = []
  for (const [i, piece] of pieces.entries()) {
    wall.push(piece)
    const next = pieces[i + 1]
    if (next && next.box[0] - piece.box[0] <= IN_LINE * em) continue
    if (wall.length >= LEAST_PIECES && isWall(wall, words))
      for (const word of wall) rules.set(word, pieceOfWall(word, em))
    wall = []
  }
  return rules
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
