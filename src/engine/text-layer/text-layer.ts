import type { Box } from '../../document/box.ts'
import type { Font, Rotation, Word } from '../../document/page.ts'
import { isBrahmic, isWide } from '../../document/script.ts'
import type { Glyph } from '../pdf/glyph.ts'
import type { GlyphFont } from '../pdf/page-content.ts'
import { composed } from './composed.ts'
import { downwards } from './vertical-writing.ts'
import { visually } from './visual-order.ts'

/**
 * Gaps and shifts in ems. Fonts' spaces are 0.2 to 0.33 wide; justified text without space
 * characters (TeX) goes down to 0.17.
 */
const WORD_GAP = 0.15
/** Between characters that have no spaces between, and those whose width is known in part. */
const CELL_GAP = 0.8
const BACKWARD = -0.5
const BASELINE_SHIFT = 0.2
/** A word's box reaches from cap height to descender, not over the font's whole line. */
const ASCENT = 0.78
const DESCENT = 0.22
/** Text turned further than this from a quarter turn is a watermark or a label in a drawing. */
const MOST_TURN = Math.sin((15 * Math.PI) / 180)
/** Smaller than this nobody can read it. Points. */
const LEAST_SIZE = 1

const SPACE = /^[\s\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]*$/
const CONTROL = /\p{Cc}/gu
/** Neither of them: printed characters of ASCII. */
function isPlain(text: string): boolean {
  const code = text.charCodeAt(0)
  return text.length === 1 && code > 0x20 && code < 0x7f
}
const SOFT_HYPHEN = '\u00ad'

interface Growing {
  text: string
  rotation: Rotation
  font: number
  size: number
  /** Along the reading direction. */
  start: number
  end: number
  /** Across it, positive downwards; sum over glyphs for the mean. */
  baselineSum: number
  count: number
  bold: number
  lastBaseline: number
  lastText: string
  readonly vertical: boolean
  lastStart: number
  ascent: number
  descent: number
}

/**
 * Puts characters together to words: a space, a gap, another baseline or another direction ends
 * one. Characters outside the page, of no size or askew are left out, and what is drawn twice
 * (for bold) counts once. Text from right to left comes as it is seen, from left to right.
 */
export function wordsOfGlyphs(
  glyphs: readonly Glyph[],
  fonts: readonly GlyphFont[],
  page: { readonly width: number; readonly height: number },
  withInvisible: boolean,
): Word[] {
  const words: Word[] = []
  const seen = new Places()
  let growing: Growing | null = null
  for (const glyph of downwards(visually(composed(glyphs)))) {
    if (glyph.invisible && !withInvisible) continue
    const rotation = rotationOf(glyph.directionX, glyph.directionY)
    if (rotation === null || !(glyph.size >= LEAST_SIZE)) continue
    if (!isOnPage(glyph, page)) continue
    const isKnown = isPlain(glyph.text)
    if (!isKnown && SPACE.test(glyph.text)) {
      finish()
      continue
    }
    const text = isKnown ? glyph.text : glyph.text.replace(CONTROL, '')
    if (text === '') continue
    const start = startOf(glyph, rotation)
    const baseline = baselineOf(glyph, rotation)
    if (growing && isRepeat(growing, text, start, baseline)) continue
    if (!growing || !continues(growing, glyph, rotation, start, baseline)) {
      finish()
      growing = begin(glyph, rotation, start, baseline)
    }
    extend(growing, glyph, text, start, baseline, fonts)
  }
  finish()
  return words

  function finish(): void {
    const word = growing && wordOf(growing, fonts)
    const start = growing?.start ?? 0
    growing = null
    if (!word) return
    if (seen.isNew(word, start)) words.push(word)
  }
}

/** Where words stand, to whole points: how they are turned, where they start and their baselines, by their texts. */
class Places {
  readonly #known = new Map<string, number[]>()

  /** Whether no such word was asked about before. */
  isNew({ text, rotation, baseline }: Word, start: number): boolean {
    const [x, y] = [Math.round(start), Math.round(baseline)]
    const places = this.#known.get(text)
    if (!places) {
      this.#known.set(text, [rotation, x, y])
      return true
    }
    for (let i = 0; i < places.length; i += 3)
      if (places[i] === rotation && places[i + 1] === x && places[i + 2] === y) return false
    places.push(rotation, x, y)
    return true
  }
}

/** Quarter turn of a reading direction (y down); null when it is askew. */
export function rotationOf(x: number, y: number): Rotation | null {
  if (Math.abs(y) <= MOST_TURN) return x > 0 ? 0 : 180
  if (Math.abs(x) <= MOST_TURN) return y > 0 ? 90 : 270
  return null
}

function isOnPage(glyph: Glyph, page: { width: number; height: number }): boolean {
  const x = (glyph.corner(0) + glyph.corner(2) + glyph.corner(4) + glyph.corner(6)) / 4
  const y = (glyph.corner(1) + glyph.corner(3) + glyph.corner(5) + glyph.corner(7)) / 4
  return x >= 0 && y >= 0 && x <= page.width && y <= page.height
}

/** Where a glyph starts in its own reading direction; this and the next two grow with reading. */
function startOf(glyph: Glyph, rotation: Rotation): number {
  if (rotation === 0) return Math.min(glyph.x, glyph.corner(4))
  if (rotation === 180) return -Math.max(glyph.x, glyph.corner(4))
  if (rotation === 90) return Math.min(glyph.y, glyph.corner(5))
  return -Math.max(glyph.y, glyph.corner(5))
}

function endOf(glyph: Glyph, rotation: Rotation): number {
  if (rotation === 0) return glyph.corner(6)
  if (rotation === 180) return -glyph.corner(6)
  return rotation === 90 ? glyph.corner(7) : -glyph.corner(7)
}

function baselineOf({ x, y }: Glyph, rotation: Rotation): number {
  if (rotation === 0) return y
  if (rotation === 180) return -y
  return rotation === 90 ? -x : x
}

const isRepeat = (word: Growing, text: string, start: number, baseline: number): boolean =>
  word.lastText === text &&
  Math.abs(start - word.lastStart) < 0.08 * word.size &&
  Math.abs(baseline - word.lastBaseline) < 0.08 * word.size

function continues(
  word: Growing,
  glyph: Glyph,
  rotation: Rotation,
  start: number,
  baseline: number,
): boolean {
  if (rotation !== word.rotation || word.vertical !== glyph.vertical) return false
  const em = Math.max(word.size, glyph.size)
  const gap = (start - word.end) / em
  const widest = areClose(word.lastText, glyph.text) ? CELL_GAP : WORD_GAP
  return (
    gap < widest && gap > BACKWARD && Math.abs(baseline - word.lastBaseline) < BASELINE_SHIFT * em
  )
}

/** Whether two characters belong together also where they stand apart. */
const areClose = (before: string, text: string): boolean =>
  (isWide(before) && isWide(text)) || (isBrahmic(before) && isBrahmic(text))

function begin(glyph: Glyph, rotation: Rotation, start: number, baseline: number): Growing {
  return {
    text: '',
    rotation,
    font: glyph.font,
    size: glyph.size,
    start,
    end: start,
    baselineSum: 0,
    count: 0,
    bold: 0,
    lastBaseline: baseline,
    lastText: '',
    vertical: glyph.vertical,
    lastStart: start,
    ascent: 0,
    descent: 0,
  }
}

function extend(
  word: Growing,
  glyph: Glyph,
  text: string,
  start: number,
  baseline: number,
  fonts: readonly GlyphFont[],
): void {
  word.text += text
  word.start = Math.min(word.start, start)
  word.end = Math.max(word.end, endOf(glyph, word.rotation))
  word.size = Math.max(word.size, glyph.size)
  word.baselineSum += baseline
  word.count++
  word.lastBaseline = baseline
  word.lastText = text
  word.lastStart = start
  if (fonts[glyph.font]?.bold) word.bold++
  const turned = word.rotation === 90 || word.rotation === 270
  const up = Math.abs(turned ? glyph.corner(0) - glyph.x : glyph.corner(1) - glyph.y)
  const down = Math.abs(turned ? glyph.corner(4) - glyph.x : glyph.corner(5) - glyph.y)
  word.ascent = Math.max(word.ascent, Math.min(up, ASCENT * glyph.size))
  word.descent = Math.max(word.descent, Math.min(down, DESCENT * glyph.size))
}

/** Fonts of TeX have the sign of the pound where others ask a question; nobody asks for a sum. */
const POUND = /^¿(?=\d[\d,]{0,12}\.\d{2}(?!\d))/u

function wordOf(word: Growing, fonts: readonly GlyphFont[]): Word | null {
  // A soft hyphen shows only at the end of a line, where it is a hyphen.
  const own = word.text.includes(SOFT_HYPHEN)
    ? word.text.replace(/\u00ad(?=.)/gu, '').replace(/\u00ad$/u, '-')
    : word.text
  const text = own.startsWith('¿') ? own.replace(POUND, '£') : own
  if (text === '' || !(word.end > word.start)) return null
  const baseline = word.baselineSum / word.count
  const { name = '', italic = false } = fonts[word.font] ?? {}
  const font: Font = { name, size: word.size, bold: word.bold * 2 > word.count, italic }
  return {
    text,
    box: boxOf(word, baseline),
    baseline: word.rotation === 0 || word.rotation === 270 ? baseline : -baseline,
    confidence: 1,
    rotation: word.rotation,
    font,
    ...(word.vertical && { vertical: true }),
  }
}

function boxOf(word: Growing, baseline: number): Box {
  const { start, end, ascent, descent } = word
  const top = baseline - ascent
  const bottom = baseline + descent
  if (word.rotation === 0) return [start, top, end, bottom]
  if (word.rotation === 180) return [-end, -bottom, -start, -top]
  if (word.rotation === 90) return [-bottom, start, -top, end]
  return [top, -end, bottom, -start]
}
