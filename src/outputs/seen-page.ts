import { type AsSent, asSent, type Point } from '../document/as-sent.ts'
import type { Box } from '../document/box.ts'
import { isRightToLeft } from '../document/direction.ts'
import { languageTag } from '../document/language-tag.ts'
import type { Line, Page, Word } from '../document/page.ts'

/** Pixels an inch where a page has none of its own: a text layer. */
const DPI = 300

/** A page in whole pixels of the picture that was sent, as formats of OCR programs have it. */
export interface SeenPage {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly dpi: number
  /** BCP 47; the first is the page's main one. */
  readonly languages: readonly string[]
  readonly blocks: readonly SeenBlock[]
}

export interface SeenBlock {
  readonly box: Box
  readonly isRightToLeft: boolean
  /** Degrees counter-clockwise that its text is turned, in quarter turns. */
  readonly angle: number
  readonly lines: readonly SeenLine[]
}

export interface SeenLine {
  readonly box: Box
  /** Both ends, in reading direction. */
  readonly baseline: readonly [from: Point, to: Point]
  /** Degrees counter-clockwise that its text is turned, in quarter turns. */
  readonly angle: number
  /** Height of its letters with all strokes. */
  readonly size: number
  readonly words: readonly SeenWord[]
}

export interface SeenWord {
  readonly text: string
  readonly box: Box
  readonly confidence: number
}

/** Blocks and lines without words are left out. */
export function seenPage(page: Page): SeenPage {
  const sent = asSent(page)
  const dpi = page.dpi ?? DPI
  const pixels = (points: number): number => Math.round((points * dpi) / 72)
  const box = (own: Box): Box => {
    const [x0, y0, x1, y1] = sent.box(own)
    return [pixels(x0), pixels(y0), pixels(x1), pixels(y1)]
  }
  const line = (own: Line): SeenLine => ({
    box: box(own.box),
    baseline: baselineOf(own, sent, pixels),
    angle: angleOf(own.words, sent),
    size: pixels(acrossOf(own)),
    words: own.words.map(({ text, box: place, confidence }) => ({
      text,
      box: box(place),
      confidence,
    })),
  })
  return {
    number: page.number,
    width: pixels(sent.width),
    height: pixels(sent.height),
    dpi: Math.round(dpi),
    languages: page.languages.flatMap((code) => languageTag(code) ?? []),
    blocks: page.blocks.flatMap((block) => {
      const lines = block.lines.filter(({ words }) => words.length > 0)
      if (lines.length === 0) return []
      const words = lines.flatMap((own) => own.words)
      return {
        box: box(block.box),
        isRightToLeft: isRightToLeft(words),
        angle: angleOf(words, sent),
        lines: lines.map(line),
      }
    }),
  }
}

/** Of the first word: those of a line run the same way. */
const angleOf = ([word]: readonly Word[], sent: AsSent): number =>
  (360 - sent.rotation(word!)) % 360

function acrossOf({ box: [x0, y0, x1, y1], words }: Line): number {
  const { rotation } = words[0]!
  return rotation === 90 || rotation === 270 ? x1 - x0 : y1 - y0
}

function baselineOf(line: Line, sent: AsSent, pixels: (points: number) => number): [Point, Point] {
  const { box, baseline, words } = line
  const { rotation } = words[0]!
  const [x0, y0, x1, y1] = box
  const along: [Point, Point] =
    rotation === 90 || rotation === 270
      ? [
          [baseline, y0],
          [baseline, y1],
        ]
      : [
          [x0, baseline],
          [x1, baseline],
        ]
  const ends = rotation === 90 || rotation === 0 ? along : along.toReversed()
  const [from, to] = ends.map((point): Point => {
    const [x, y] = sent.point(point)
    return [pixels(x), pixels(y)]
  })
  return [from!, to!]
}
