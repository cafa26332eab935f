import type { Core } from './mupdf-core.ts'

/** One character as drawn. Points, upright page, y down. */
export interface Glyph {
  readonly text: string
  /** Where its baseline starts. */
  readonly x: number
  readonly y: number
  /** Corners of its cell: upper left, upper right, lower left, lower right, in reading direction. */
  readonly quad: readonly number[]
  readonly size: number
  /** Index into `fonts`. */
  readonly font: number
  /** Neither filled nor stroked nor clipping: text behind a scan. */
  readonly invisible: boolean
  /** Reading direction, a unit vector. */
  readonly directionX: number
  readonly directionY: number
  /** It stands upright in a column that is read downwards. */
  readonly vertical?: true
}

/** Whether a character is white. */
export const isBlank = (text: string): boolean => {
  // Asked of every character, several times: of most it is told by their place in ASCII.
  const code = text.charCodeAt(0)
  return !(code > 0x20 && code < 0x7f) && text.trim() === ''
}

/** Whether a code is that of a letter or a digit of ASCII. */
export const isAlphanumeric = (code: number): boolean =>
  (code >= 0x30 && code < 0x3a) || ((code | 0x20) >= 0x61 && (code | 0x20) < 0x7b)

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
      const [directionX, directionY] = floats(core, core._wasm_stext_line_get_dir(line), 2)
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
        const origin = (char + CHAR.origin) >> 2
        glyphs.push({
          text: textOf(words[char >> 2]!),
          x: numbers[origin]!,
          y: numbers[origin + 1]!,
          quad: corners(numbers, (char + CHAR.quad) >> 2),
          size: numbers[(char + CHAR.size) >> 2]!,
          font: index,
          invisible: (bytes[char + CHAR.flags]! & DRAWN) === 0,
          directionX: directionX!,
          directionY: directionY!,
        })
      }
    }
  }
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

/** As a literal, which takes the least memory: there are thousands on a page. */
const corners = (heap: Float32Array, at: number): number[] => [
  heap[at]!,
  heap[at + 1]!,
  heap[at + 2]!,
  heap[at + 3]!,
  heap[at + 4]!,
  heap[at + 5]!,
  heap[at + 6]!,
  heap[at + 7]!,
]

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
