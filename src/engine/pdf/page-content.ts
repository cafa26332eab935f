import { ALIKE, Glyph, NUMBERS } from './glyph.ts'
import type { Core } from './mupdf-core.ts'

export interface GlyphFont {
  /** The same for the same font object, as long as its document is open. */
  readonly id: string
  readonly name: string
  readonly bold: boolean
  readonly italic: boolean
}

type Rectangle = readonly [number, number, number, number]

/** A drawn path, cut to what is seen of it. */
export interface Stroke {
  readonly box: Rectangle
  /** A stroked outline; else a filled area. */
  readonly stroked: boolean
  /** A rectangle or a straight line along an axis; else any shape. */
  readonly rectangle: boolean
  /** 0 black .. 1 white. */
  readonly luminance: number
}

/** A drawn picture: its place and how its unit square is put there. */
export interface PlacedImage {
  readonly box: Rectangle
  readonly matrix: readonly [number, number, number, number, number, number]
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Everything drawn on a PDF page, in drawing order. */
export interface PageContent {
  readonly glyphs: readonly Glyph[]
  readonly fonts: readonly GlyphFont[]
  readonly strokes: readonly Stroke[]
  readonly images: readonly PlacedImage[]
}

/** Beyond this many paths a page is a drawing or a map; the rest of them is not looked at. */
const MOST_STROKES = 60_000
const TEXT = 0
const IMAGE = 1
const VECTOR = 3

/**
 * Where a fz_stext_char of version 1.28 keeps what, in bytes. A page has thousands, and to ask for each
 * value by a call takes twice as long as to look.
 */
const CHAR = { flags: 6, origin: 12, quad: 20, size: 52, font: 56, next: 60 } as const
/** FZ_STEXT_FILLED | FZ_STEXT_STROKED | FZ_STEXT_CLIPPED */
const DRAWN = 16 | 32 | 64

/** Reads a structured text page out of MuPDF's memory. */
export function contentOf(core: Core, stext: number): PageContent {
  const glyphs: Glyph[] = []
  const strokes: Stroke[] = []
  const images: PlacedImage[] = []
  const fonts: GlyphFont[] = []
  const fontIndex = new Map<number, number>()
  // Nothing below takes memory there, which would move it.
  const { HEAPU8: bytes, HEAPU32: words, HEAPF32: numbers } = core
  let isKnown = false
  const own = new Float32Array(NUMBERS * countOf(core, stext))
  let block = core._wasm_stext_page_get_first_block(stext)
  for (; block !== 0; block = core._wasm_stext_block_get_next(block)) {
    const type = core._wasm_stext_block_get_type(block)
    if (type === TEXT) addGlyphs(block)
    else if (type === IMAGE) images.push(imageOf(core, block))
    else if (type === VECTOR && strokes.length < MOST_STROKES) strokes.push(strokeOf(core, block))
  }
  return { glyphs, fonts, strokes, images }

  function addGlyphs(block: number): void {
    let line = core._wasm_stext_block_get_first_line(block)
    for (; line !== 0; line = core._wasm_stext_line_get_next(line)) {
      const direction = core._wasm_stext_line_get_dir(line) >> 2
      let char = core._wasm_stext_line_get_first_char(line)
      if (!isKnown && char !== 0) {
        checkLayout(core, char)
        isKnown = true
      }
      for (; char !== 0; char = words[(char + CHAR.next) >> 2]!) {
        const font = words[(char + CHAR.font) >> 2]!
        let index = fontIndex.get(font)
        if (index === undefined) {
          index = fonts.length
          fontIndex.set(font, index)
          fonts.push(fontOf(core, font))
        }
        const first = NUMBERS * glyphs.length
        const origin = (char + CHAR.origin) >> 2
        // Place, corners and size, which follow each other there as well.
        for (let i = 0; i < ALIKE; i++) own[first + i] = numbers[origin + i]!
        own[first + ALIKE] = numbers[direction]!
        own[first + ALIKE + 1] = numbers[direction + 1]!
        const invisible = (bytes[char + CHAR.flags]! & DRAWN) === 0
        glyphs.push(new Glyph(own, first, textOf(words[char >> 2]!), index, invisible))
      }
    }
  }
}

/** How many characters a page has. */
function countOf(core: Core, stext: number): number {
  const { HEAPU32: words } = core
  let count = 0
  let block = core._wasm_stext_page_get_first_block(stext)
  for (; block !== 0; block = core._wasm_stext_block_get_next(block)) {
    if (core._wasm_stext_block_get_type(block) !== TEXT) continue
    let line = core._wasm_stext_block_get_first_line(block)
    for (; line !== 0; line = core._wasm_stext_line_get_next(line)) {
      let char = core._wasm_stext_line_get_first_char(line)
      for (; char !== 0; char = words[(char + CHAR.next) >> 2]!) count++
    }
  }
  return count
}

/** Characters of Latin-1 by their codes: nearly all. */
const LATIN = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))

function textOf(code: number): string {
  if (code === 0 || code > 0x10ffff) return '\ufffd'
  return LATIN[code] ?? String.fromCodePoint(code)
}

/** @throws where this is another version of MuPDF, with another layout */
function checkLayout(core: Core, char: number): void {
  const isSame =
    core._wasm_stext_char_get_c(char) === core.HEAPU32[char >> 2]! >> 0 &&
    core._wasm_stext_char_get_origin(char) === char + CHAR.origin &&
    core._wasm_stext_char_get_quad(char) === char + CHAR.quad &&
    core._wasm_stext_char_get_size(char) === core.HEAPF32[(char + CHAR.size) >> 2] &&
    core._wasm_stext_char_get_font(char) === core.HEAPU32[(char + CHAR.font) >> 2] &&
    core._wasm_stext_char_get_next(char) === core.HEAPU32[(char + CHAR.next) >> 2]
  if (!isSame) throw new Error('MuPDF lays characters out in another way than it did')
}

function floats(core: Core, address: number, count: number): number[] {
  const heap = core.HEAPF32
  const at = address >> 2
  const values = new Array<number>(count)
  for (let i = 0; i < count; i++) values[i] = heap[at + i]!
  return values
}

function fontOf(core: Core, font: number): GlyphFont {
  if (font === 0) return { id: '', name: '', bold: false, italic: false }
  const start = core._wasm_font_get_name(font)
  const end = core.HEAPU8.indexOf(0, start)
  // A subset's name carries six letters and a plus in front.
  const fullName = Buffer.from(core.HEAPU8.subarray(start, end)).toString('utf8')
  const name = fullName.replace(/^[A-Z]{6}\+/, '')
  return {
    id: `${font} ${fullName}`,
    name,
    bold: core._wasm_font_is_bold(font) !== 0 || /bold|black|heavy|semib|demi/i.test(name),
    italic: core._wasm_font_is_italic(font) !== 0 || /italic|oblique/i.test(name),
  }
}

function strokeOf(core: Core, block: number): Stroke {
  const flags = core._wasm_stext_block_get_v_flags(block)
  const color = core._wasm_stext_block_get_v_argb(block)
  // Rec. 601 weights, as the eye and the gray rasters see it, on white paper.
  const solid =
    (0.299 * ((color >> 16) & 255) + 0.587 * ((color >> 8) & 255) + 0.114 * (color & 255)) / 255
  const alpha = (color >>> 24) / 255
  return {
    box: floats(core, core._wasm_stext_block_get_bbox(block), 4) as unknown as Rectangle,
    stroked: (flags & 1) !== 0,
    rectangle: (flags & 2) !== 0,
    luminance: 1 - alpha * (1 - solid),
  }
}

function imageOf(core: Core, block: number): PlacedImage {
  const image = core._wasm_stext_block_get_image(block)
  return {
    box: floats(core, core._wasm_stext_block_get_bbox(block), 4) as unknown as Rectangle,
    matrix: floats(
      core,
      core._wasm_stext_block_get_transform(block),
      6,
    ) as unknown as PlacedImage['matrix'],
    width: image === 0 ? 0 : core._wasm_image_get_w(image),
    height: image === 0 ? 0 : core._wasm_image_get_h(image),
  }
}
