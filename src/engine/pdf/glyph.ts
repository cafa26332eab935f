/** Numbers of a glyph, in this order: its place, the corners of its cell, its size and direction. */
const X = 0
const Y = 1
const CORNERS = 2
const SIZE = 10
const DIRECTION = 11
/** How many those are, and how many of them are the same in MuPDF's memory. */
export const NUMBERS = 13
export const ALIKE = DIRECTION

/** Points, upright page, y down. */
interface Place {
  /** Where its baseline starts. */
  readonly x: number
  readonly y: number
  /** Corners of its cell: upper left, upper right, lower left, lower right, in reading direction. */
  readonly quad: readonly number[]
  readonly size: number
  /** Reading direction, a unit vector. */
  readonly directionX: number
  readonly directionY: number
}

/**
 * One character as drawn. A page has thousands, whose numbers stand together in one array: as properties
 * each would be an object, and half of the memory that a page takes.
 */
export class Glyph implements Omit<Place, 'quad'> {
  readonly text: string
  /** Index into the fonts of the page. */
  readonly font: number
  /** Neither filled nor stroked nor clipping: text behind a scan. */
  readonly invisible: boolean
  /** It stands upright in a column that is read downwards. */
  readonly vertical: boolean
  readonly #numbers: Float32Array | Float64Array
  readonly #at: number

  /** @param at where in `numbers` its own begin */
  constructor(
    numbers: Float32Array | Float64Array,
    at: number,
    text: string,
    font: number,
    invisible: boolean,
    vertical = false,
  ) {
    this.text = text
    this.font = font
    this.invisible = invisible
    this.vertical = vertical
    this.#numbers = numbers
    this.#at = at
  }

  /** One whose numbers stand alone. */
  static at(place: Place, text: string, font = 0, invisible = false, vertical = false): Glyph {
    const { x, y, quad, size, directionX, directionY } = place
    const numbers = Float64Array.of(x, y, ...quad, size, directionX, directionY)
    return new Glyph(numbers, 0, text, font, invisible, vertical)
  }

  get x(): number {
    return this.#numbers[this.#at + X]!
  }

  get y(): number {
    return this.#numbers[this.#at + Y]!
  }

  get size(): number {
    return this.#numbers[this.#at + SIZE]!
  }

  get directionX(): number {
    return this.#numbers[this.#at + DIRECTION]!
  }

  get directionY(): number {
    return this.#numbers[this.#at + DIRECTION + 1]!
  }

  /** One of the eight numbers of its cell's corners: x and y of each. */
  corner(place: number): number {
    return this.#numbers[this.#at + CORNERS + place]!
  }

  get quad(): number[] {
    const first = this.#at + CORNERS
    return [...this.#numbers.subarray(first, first + 8)]
  }

  /** Another text at the same place. */
  saying(text: string): Glyph {
    return new Glyph(this.#numbers, this.#at, text, this.font, this.invisible, this.vertical)
  }

  /** The same of another list of fonts. */
  ofFont(font: number): Glyph {
    return new Glyph(this.#numbers, this.#at, this.text, font, this.invisible, this.vertical)
  }
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
