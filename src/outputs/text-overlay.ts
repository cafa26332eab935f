import { asSent } from '../document/as-sent.ts'
import { hasRightToLeft } from '../document/direction.ts'
import { type Line, linesOf, type Page, type Word } from '../document/page.ts'

/** Text to lay invisibly over pages: shown with a font whose glyphs are all empty and half an em wide. */
export interface TextOverlay {
  readonly pages: readonly PageOverlay[]
  /** What each code of the font stands for; codes begin at 1. */
  readonly characters: readonly string[]
}

export interface PageOverlay {
  /** 1-based number in the document. */
  readonly number: number
  /** Points, of the page as it was sent. */
  readonly width: number
  readonly height: number
  /** Text operators of PDF that want the font set; from the top left corner, y down. Empty: no text is to be laid. */
  readonly content: string
}

/** Ems that a glyph is wide. */
export const GLYPH_WIDTH = 0.5
const MOST_CODES = 65_535
const MARKS = /\P{M}\p{M}*/gu
const RIGHTWARDS = /[\p{N}\p{Script=Latin}]+/gu

/** Words of pages that were recognised, each where it is seen; pages with a text layer keep their own. */
export function textOverlay(pages: readonly Page[]): TextOverlay {
  const codes = new Map<string, string>()
  const codeOf = (character: string): string => {
    let code = codes.get(character)
    if (code === undefined) {
      // What no code is left for becomes the first.
      code = Math.min(codes.size + 1, MOST_CODES)
        .toString(16)
        .padStart(4, '0')
      codes.set(character, code)
    }
    return code
  }
  const overlays = pages.map((page) => {
    const { width, height } = asSent(page)
    const content = page.source === 'ocr' ? contentOf(page, codeOf) : ''
    return { number: page.number, width, height, content }
  })
  return { pages: overlays, characters: [...codes.keys()].slice(0, MOST_CODES) }
}

function contentOf(page: Page, codeOf: (character: string) => string): string {
  const sent = asSent(page)
  const parts: string[] = []
  for (const line of linesOf(page))
    for (const word of line.words) {
      const { middle, length, size } = placeOf(word, line)
      const shown = [...visually(word.text.toWellFormed())]
      if (!(length > 0 && size > 0) || shown.length === 0) continue
      // Programs part a word whose letters climb: on a page askew each word is level, at its own height.
      const [cos, sin] = DIRECTIONS[sent.rotation({ rotation: turnOf(word) })]
      const [across, down] = sent.point(middle)
      const [x, y] = [across - (cos * length) / 2, down - (sin * length) / 2]
      const stretch = length / (shown.length * GLYPH_WIDTH)
      const matrix = [stretch * cos, stretch * sin, size * sin, -size * cos, x, y].map(figure)
      // The space tells programs where the word ends, however narrow the gap.
      const hex = [...shown, ' '].map(codeOf).join('')
      parts.push(`${matrix.join(' ')} Tm <${hex}> Tj`)
    }
  return parts.join('\n')
}

const DIRECTIONS = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const

const turnOf = ({ rotation, vertical }: Word): Word['rotation'] => (vertical ? 90 : rotation)

/** The middle of a word on its baseline, how far it goes, and the height of its line. */
function placeOf(word: Word, { box }: Line) {
  const [x0, y0, x1, y1] = word.box
  const rotation = turnOf(word)
  const sideways = rotation === 90 || rotation === 270
  const size = Math.max(1, sideways ? box[2] - box[0] : box[3] - box[1])
  // Upright characters one below the other have none.
  const across = word.vertical ? (x0 + x1) / 2 : word.baseline
  return {
    middle: sideways ? ([across, (y0 + y1) / 2] as const) : ([(x0 + x1) / 2, across] as const),
    length: sideways ? y1 - y0 : x1 - x0,
    size,
  }
}

/** PDF has text from right to left as it is seen: the last letter first, figures as they are. */
function visually(text: string): string {
  if (!hasRightToLeft(text)) return text
  const reversed = (text.match(MARKS) ?? []).toReversed().join('')
  return reversed.replace(RIGHTWARDS, (run) => [...run].toReversed().join(''))
}

const figure = (value: number): number => Math.round(value * 1000) / 1000
