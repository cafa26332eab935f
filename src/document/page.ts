import type { Box } from './box.ts'
import type { Mesh } from './mesh.ts'

/** Clockwise quarter turns, in degrees. */
export type Rotation = 0 | 90 | 180 | 270

/** How a word is set, known for text layers only. Sizes in points. */
export interface Font {
  readonly name: string
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
}

export interface Word {
  readonly text: string
  /** Where `text` has European digits in place of others: as it is printed. */
  readonly printed?: string
  readonly box: Box
  /** y of the baseline at the word's middle, in points. For turned words: x. */
  readonly baseline: number
  /** 0..1; 1 for a text layer. */
  readonly confidence: number
  /** How far the word's reading direction is turned clockwise against the upright page. */
  readonly rotation: Rotation
  readonly font?: Font
  /** Width of each character, a space as well, in points, where all of the page are as wide: typewriters print so. */
  readonly advance?: number
  /** Written downwards, its characters upright. */
  readonly vertical?: true
}

/** A line of text, never a drawn line (that is a `Rule`). Words in reading order. */
export interface Line {
  readonly box: Box
  readonly baseline: number
  readonly words: readonly Word[]
}

/** Lines that belong together: a paragraph, a heading, a table cell's text. */
export interface Block {
  readonly box: Box
  readonly lines: readonly Line[]
}

/** A drawn straight line; its box is as thick as the stroke. */
export interface Rule {
  readonly direction: 'horizontal' | 'vertical'
  readonly box: Box
}

/** A filled rectangle behind text: a table head's shade, a zebra band. */
export interface Fill {
  readonly box: Box
  /** 0 black .. 1 white. */
  readonly luminance: number
}

export type FormFieldType = 'text' | 'checkbox' | 'radio' | 'choice' | 'signature'

/** A field of a PDF's form that is seen on its page. */
export interface FormField {
  /** As the form has it, from the outermost part to the innermost with dots between. */
  readonly name: string
  /** What programs show people instead of the name. */
  readonly label: string | null
  readonly type: FormFieldType
  /** Text, the chosen entry, whether it is ticked, who signed; null where nothing was filled in. */
  readonly value: string | boolean | null
  readonly box: Box
}

/** A code for machines that is printed on a page. */
export interface Barcode {
  /** As ZXing names it: `QRCode`, `Code128`, `EAN13`, … */
  readonly type: string
  readonly text: string
  readonly box: Box
}

export type PageSource = 'text_layer' | 'ocr'

/**
 * One page as read: everything later stages know of it. All boxes refer to the page as a person
 * reads it, after `rotation` and deskewing or flattening.
 */
export interface Page {
  /** 1-based number in the document. */
  readonly number: number
  /** Points, upright. */
  readonly width: number
  readonly height: number
  /** Degrees clockwise that were applied to make the page upright. */
  readonly rotation: Rotation
  /** Degrees clockwise that were applied to level the lines, after `rotation`. */
  readonly skew: number
  /** Of a photo that was flattened, the way back to it as it was after `rotation`. */
  readonly mesh?: Mesh
  readonly source: PageSource
  /** Pixels an inch of the picture it was read from; of a text layer none. */
  readonly dpi?: number
  /** Tesseract language codes the page was read with; empty for a text layer. */
  readonly languages: readonly string[]
  /** As Tesseract names it, where no model that was tried reads it: its words are guesses. */
  readonly unreadScript?: string
  /** In reading order. */
  readonly blocks: readonly Block[]
  readonly rules: readonly Rule[]
  readonly fills: readonly Fill[]
  /** Of PDFs with a form only. */
  readonly formFields?: readonly FormField[]
  /** Where they were looked for. */
  readonly barcodes?: readonly Barcode[]
}

export function* linesOf(page: Page): Generator<Line> {
  for (const block of page.blocks) yield* block.lines
}

/** All words of a page in reading order. */
export function wordsOf({ blocks }: Page): Word[] {
  const words: Word[] = []
  for (const { lines } of blocks)
    for (const line of lines) for (const word of line.words) words.push(word)
  return words
}

/** A page that could not be read. The others of its document go on without it. */
export interface PageFailure {
  readonly number: number
  /** Why, in words fit for the user. */
  readonly reason: string
}
