import type { Box } from '../../src/document/box.ts'
import type { Block, Line, Page, Rule, Word } from '../../src/document/page.ts'
import type { KindName } from '../../src/models/candidates/kinds.ts'
import { documentText, sizeOf } from '../../src/reading/document-text.ts'
import { randomOf } from './listwise.ts'
import type { Paper } from './papers.ts'

/** Made papers have many layouts as they are: of these, one in so many. */
const OF_MADE = 3

/**
 * Papers once more with what stands below each other in another order, and in other sizes of type: who sends an
 * invoice is told by what is printed around the name, wherever that stands.
 */
export const otherLayouts = (papers: readonly Paper[]): Paper[] =>
  papers
    .filter((paper, i) => !paper.complete || i % OF_MADE === 0)
    .map((paper) => {
      const random = randomOf(seedOf(paper.id))
      const pages = paper.document.pages.map((page) => rearranged(page, random))
      return { ...paper, document: documentText(pages), about: { ...paper.about, source: 'moved' } }
    })

/** Names are told by what is printed with them; sums, days and numbers by what stands around. */
export const toldAnywhere = (kind: KindName): boolean => kind === 'names'

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7)

/** Rows that no text crosses stand together where less than this is between them, in sizes of type. */
const APART = 1.1
/** How often large type is made as small as the rest, and how often something else is made large. */
const EVEN = 0.5
const LARGE = 0.4
/** How much larger. */
const FACTOR = 1.8

interface Band {
  readonly from: number
  readonly to: number
}

/** A page whose bands of text stand in another order. */
export function rearranged(page: Page, random: () => number): Page {
  const words = page.blocks.flatMap((block) => block.lines.flatMap((line) => line.words))
  if (words.length === 0) return page
  const sizes = words.map(sizeOf).sort((a, b) => a - b)
  const em = sizes[sizes.length >> 1]!
  const bands = bandsOf(words, em)
  const order = inOtherOrder(bands, random)
  const even = random() < EVEN
  const large = random() < LARGE ? order[Math.floor(random() * order.length)] : undefined
  const moves = movesOf(bands, order)
  const bandAt = (box: Box) =>
    bands.findLast((band) => band.from <= (box[1] + box[3]) / 2) ?? bands[0]!
  const moved = (word: Word): Word => {
    const band = bandAt(word.box)
    const size = sizeOf(word)
    const factor = (even && size > em ? em / size : 1) * (band === large ? FACTOR : 1)
    return shifted(scaled(word, factor), moves.get(band)!)
  }
  const lines = page.blocks.flatMap((block) => block.lines)
  return {
    ...page,
    blocks: lines
      .map((line): Line => {
        const own = line.words.map(moved)
        const by = own[0] ? moves.get(bandAt(line.words[0]!.box))! : 0
        return { box: down(line.box, by), baseline: line.baseline + by, words: own }
      })
      .sort((a, b) => a.box[1] - b.box[1])
      .map((line): Block => ({ box: line.box, lines: [line] })),
    rules: page.rules
      .filter((rule) => rule.direction === 'horizontal')
      .map((rule): Rule => ({ ...rule, box: down(rule.box, moves.get(bandAt(rule.box))!) })),
    fills: [],
  }
}

function bandsOf(words: readonly Word[], em: number): Band[] {
  const bands: { from: number; to: number }[] = []
  for (const { box } of words.toSorted((a, b) => a.box[1] - b.box[1])) {
    const last = bands.at(-1)
    if (last && box[1] - last.to < APART * em) last.to = Math.max(last.to, box[3])
    else bands.push({ from: box[1], to: box[3] })
  }
  return bands
}

/** The head at the foot, the foot at the head, or all mixed. */
function inOtherOrder(bands: readonly Band[], random: () => number): Band[] {
  const way = random()
  if (way < 0.3) return [...bands.slice(1), bands[0]!]
  if (way < 0.5) return [bands.at(-1)!, ...bands.slice(0, -1)]
  const at = new Map(bands.map((band) => [band, random()]))
  return bands.toSorted((a, b) => at.get(a)! - at.get(b)!)
}

/** How far each band goes down: the spaces between bands stay where they are. */
function movesOf(bands: readonly Band[], order: readonly Band[]): Map<Band, number> {
  const moves = new Map<Band, number>()
  let at = bands[0]!.from
  order.forEach((band, i) => {
    moves.set(band, at - band.from)
    const space = bands[i + 1] ? bands[i + 1]!.from - bands[i]!.to : 0
    at += band.to - band.from + space
  })
  return moves
}

const down = ([x0, y0, x1, y1]: Box, by: number): Box => [x0, y0 + by, x1, y1 + by]

const shifted = (word: Word, by: number): Word => ({
  ...word,
  box: down(word.box, by),
  baseline: word.baseline + by,
})

/** Set larger or smaller, its foot and its width as they were. */
function scaled(word: Word, factor: number): Word {
  if (factor === 1) return word
  const [x0, y0, x1, y1] = word.box
  const own: Word = { ...word, box: [x0, y1 - (y1 - y0) * factor, x1, y1] }
  return word.font ? { ...own, font: { ...word.font, size: word.font.size * factor } } : own
}
