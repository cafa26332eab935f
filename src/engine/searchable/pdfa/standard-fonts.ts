import { mupdf, type PDFDocument, type PDFObject } from '../../pdf/mupdf.ts'
import type { PdfObject } from '../../pdf/pdf-object.ts'
import { packed } from '../overlay-font.ts'
import { GLYPH_NAMES, letterOf } from './glyph-names.ts'

/**
 * The fonts that programs have themselves (ISO 32000-1, 9.6.2.2), and what Windows calls those of the same
 * widths.
 */
const STANDARD =
  /^(?:[A-Z]{6}\+)?(Helvetica|Arial(?:MT)?|Times(?:-Roman|NewRoman(?:PS)?(?:MT)?)?|Courier(?:New(?:PS)?(?:MT)?)?)(?:[-,](Bold)?(Italic|Oblique)?(?:MT)?)?$/
const FAMILIES = {
  H: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
  A: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
  T: ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'],
  C: ['Courier', 'Courier-Bold', 'Courier-Oblique', 'Courier-BoldOblique'],
} as const
const ENCODINGS = new Set(['WinAnsiEncoding', 'MacRomanEncoding', 'StandardEncoding'])
/** Bits of a font's flags (table 123). */
const [FIXED, SERIF, NONSYMBOLIC, ITALIC] = [1, 2, 32, 64] as const

interface Program {
  readonly font: InstanceType<typeof mupdf.Font>
  readonly descriptor: PDFObject
  readonly name: string
}

/**
 * Embeds the free fonts that MuPDF draws the standard ones with: they have the same widths, and what is
 * seen stays the same.
 */
export class StandardFonts {
  readonly #pdf: PDFDocument
  readonly #programs = new Map<string, Program>()

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf
  }

  /** @returns false where the font is not one of them, or names its letters in another way */
  embed(font: PdfObject): boolean {
    const kind = font.get('Subtype').name
    const standard = standardOf(font.get('BaseFont').name)
    if (standard === null || (kind !== 'Type1' && kind !== 'TrueType')) return false
    const letters = lettersOf(font.get('Encoding'), kind)
    if (letters === null) return false
    const program = this.#program(standard)
    const own = this.#pdf.newIndirect(font.identity)
    if (font.identity < 0) return false
    own.put('Subtype', this.#pdf.newName('Type1'))
    own.put('BaseFont', this.#pdf.newName(program.name))
    own.put('FontDescriptor', program.descriptor)
    if (font.get('Widths').isArray) return true
    own.put('FirstChar', 0)
    own.put('LastChar', 255)
    own.put(
      'Widths',
      letters.map((letter) => (letter === null ? 0 : widthOf(program.font, letter))),
    )
    return true
  }

  #program(standard: string): Program {
    let program = this.#programs.get(standard)
    if (!program) {
      program = programOf(this.#pdf, standard)
      this.#programs.set(standard, program)
    }
    return program
  }

  close(): void {
    for (const { font } of this.#programs.values()) font.destroy()
  }
}

function standardOf(name: string): string | null {
  const [, family, bold, italic] = STANDARD.exec(name) ?? []
  if (!family) return null
  return FAMILIES[family[0] as keyof typeof FAMILIES][(bold ? 1 : 0) + (italic ? 2 : 0)]!
}

/** What each code stands for; null where that cannot be told. */
function lettersOf(encoding: PdfObject, kind: string): (string | null)[] | null {
  const base = encoding.isName ? encoding.name : encoding.get('BaseEncoding').name
  const name = base || (kind === 'Type1' ? 'StandardEncoding' : '')
  if (!ENCODINGS.has(name)) return null
  const letters = Array.from({ length: 256 }, (_, code) => letterOf(name, code))
  let code = 0
  for (const own of encoding.get('Differences').entries())
    if (own.isNumber) code = own.number
    else {
      const letter = GLYPH_NAMES.get(own.name)
      if (letter === undefined && own.name !== '.notdef') return null
      letters[code++] = letter ?? null
    }
  return letters
}

const widthOf = (font: Program['font'], letter: string): number =>
  Math.round(1000 * font.advanceGlyph(font.encodeCharacter(letter.codePointAt(0)!)))

function programOf(pdf: PDFDocument, standard: string): Program {
  const font = new mupdf.Font(standard)
  // MuPDF hands out its fonts as those of composite fonts alone.
  const composite = pdf.addFont(font)
  const own = composite.get('DescendantFonts').get(0).get('FontDescriptor')
  const stream = own.get('FontFile3').readStream()
  const bytes = stream.asUint8Array().slice()
  stream.destroy()
  const name = nameIn(bytes)
  const isFixed = standard.startsWith('Courier')
  const isSerif = standard.startsWith('Times')
  const isItalic = /Italic|Oblique/.test(standard)
  const descriptor = pdf.addObject({
    Type: pdf.newName('FontDescriptor'),
    FontName: pdf.newName(name),
    Flags: NONSYMBOLIC | (isFixed ? FIXED : 0) | (isSerif ? SERIF : 0) | (isItalic ? ITALIC : 0),
    FontBBox: own.get('FontBBox'),
    ItalicAngle: isItalic ? -12 : 0,
    Ascent: own.get('Ascent'),
    Descent: own.get('Descent'),
    CapHeight: 700,
    StemV: /Bold/.test(standard) ? 140 : 80,
    FontFile3: packed(pdf, bytes, { Subtype: pdf.newName('Type1C') }),
  })
  return { font, descriptor, name }
}

/** Of the first font in a file of the Compact Font Format: behind its header stands the index of names. */
function nameIn(bytes: Uint8Array): string {
  const start = bytes[2]!
  const size = bytes[start + 2]!
  const names = Buffer.from(bytes.buffer, bytes.byteOffset + start + 3, bytes.length - start - 3)
  const length = names.readUIntBE(size, size) - 1
  return names.toString('latin1', 2 * size, 2 * size + length)
}
