import type { Picture } from '../native.ts'

/** A letter of a line and where its cell begins and ends, on the page or in the line's picture. */
export interface PlacedLetter {
  readonly text: string
  readonly from: number
  readonly to: number
}

type Gray = Extract<Picture, { readonly kind: 'gray' }>

/** What a letter looked like: its cell, cut out of a line's picture. */
interface Shape {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  /** Sum of what is darker than white. */
  readonly ink: number
}

/**
 * Two pictures of one letter differ by so much of its ink at most. MuPDF draws letters of this size at
 * whole and half pixels, so that they are equal but for what their neighbours reach into their cells.
 * Letters that people tell apart differ by a fifth and more.
 */
const MOST_DIFFERENT = 0.08
/** A cell with less ink shows nothing: so many black pixels. */
const LEAST_INK = 8 * 255
/** Looks of one letter that are kept, and of all. */
const MOST_LOOKS = 4
const MOST_SHAPES = 2_000
/** Pixels that a letter may stand off, by rounding; the likeliest first. */
const SHIFTS = [0, -1, 1]

/** What letters of a document's fonts look like, as they were recognised. */
export class LetterShapes {
  /** By the font, and by the letter. */
  readonly #shapes = new Map<string, Map<string, readonly Shape[]>>()
  #count = 0

  /** Whether each letter of a line looks as the same one of its font did before. */
  areAll(font: string, letters: readonly PlacedLetter[], picture: Picture): boolean {
    if (picture.kind !== 'gray') return false
    const shapes = this.#shapes.get(font)
    return letters.every(({ text, from }) =>
      shapes?.get(text)?.some((shape) => looksLike(picture, Math.floor(from), shape)),
    )
  }

  /** Keeps what the letters of a line look like that was recognised, letter for letter. */
  keep(font: string, letters: readonly PlacedLetter[], picture: Picture): void {
    if (picture.kind !== 'gray') return
    const shapes = this.#shapes.get(font) ?? new Map<string, readonly Shape[]>()
    this.#shapes.set(font, shapes)
    for (const letter of letters) {
      const known = shapes.get(letter.text) ?? []
      if (this.#count >= MOST_SHAPES || known.length >= MOST_LOOKS) continue
      const from = Math.floor(letter.from)
      if (known.some((shape) => looksLike(picture, from, shape))) continue
      const shape = shapeOf(picture, from, Math.ceil(letter.to))
      if (shape.ink < LEAST_INK) continue
      shapes.set(letter.text, [...known, shape])
      this.#count++
    }
  }
}

function shapeOf({ pixels, width, height }: Gray, from: number, to: number): Shape {
  const [x0, x1] = [Math.max(0, from), Math.min(width, to)]
  const own = new Uint8Array(Math.max(0, x1 - x0) * height)
  for (let y = 0; y < height; y++)
    own.set(pixels.subarray(y * width + x0, y * width + Math.max(x0, x1)), y * (x1 - x0))
  const ink = own.reduce((sum, pixel) => sum + 255 - pixel, 0)
  return { width: x1 - x0, height, pixels: own, ink }
}

function looksLike(picture: Gray, from: number, shape: Shape): boolean {
  for (const dy of SHIFTS)
    for (const dx of SHIFTS) if (!differs(picture, from + dx, dy, shape)) return true
  return false
}

/** Does a picture show something else than the shape there? */
function differs({ pixels, width, height }: Gray, x0: number, y0: number, shape: Shape): boolean {
  const most = MOST_DIFFERENT * shape.ink
  let sum = 0
  for (let y = 0; y < shape.height; y++) {
    for (let x = 0; x < shape.width; x++) {
      const at = x0 + x
      const row = y0 + y
      const isInside = at >= 0 && at < width && row >= 0 && row < height
      const seen = isInside ? pixels[row * width + at]! : 255
      sum += Math.abs(seen - shape.pixels[y * shape.width + x]!)
    }
    if (sum > most) return true
  }
  return false
}
