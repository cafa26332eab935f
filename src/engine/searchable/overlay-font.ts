import { deflateSync } from 'node:zlib'
import { GLYPH_WIDTH } from '../../outputs/text-overlay.ts'
import type { PDFDocument, PDFObject } from '../pdf/mupdf.ts'
import { glyphlessFont } from './glyphless-font.ts'

/** Entries that one block of a character map may have. */
const BLOCK = 100

/** A stream of the document, packed. */
export const packed = (pdf: PDFDocument, bytes: Uint8Array | string, dictionary = {}): PDFObject =>
  pdf.addRawStream(deflateSync(bytes), { ...dictionary, Filter: pdf.newName('FlateDecode') })

/** The font of an overlay: a code of two bytes stands for each of the characters, from 1. */
export function overlayFont(pdf: PDFDocument, characters: readonly string[]): PDFObject {
  const name = (text: string) => pdf.newName(text)
  const file = glyphlessFont()
  const descriptor = pdf.addObject({
    Type: name('FontDescriptor'),
    FontName: name('Glyphless'),
    Flags: 4,
    FontBBox: [0, -200, 500, 800],
    ItalicAngle: 0,
    Ascent: 800,
    Descent: -200,
    CapHeight: 800,
    StemV: 80,
    FontFile2: packed(pdf, file, { Length1: file.length }),
  })
  const descendant = pdf.addObject({
    Type: name('Font'),
    Subtype: name('CIDFontType2'),
    BaseFont: name('Glyphless'),
    CIDSystemInfo: {
      Registry: pdf.newString('Adobe'),
      Ordering: pdf.newString('Identity'),
      Supplement: 0,
    },
    FontDescriptor: descriptor,
    DW: 1000 * GLYPH_WIDTH,
    CIDToGIDMap: packed(pdf, Buffer.alloc(2 * (characters.length + 1), Buffer.from([0, 1]))),
  })
  return pdf.addObject({
    Type: name('Font'),
    Subtype: name('Type0'),
    BaseFont: name('Glyphless'),
    Encoding: name('Identity-H'),
    DescendantFonts: [descendant],
    ToUnicode: packed(pdf, unicodeMap(characters)),
  })
}

function unicodeMap(characters: readonly string[]): string {
  const entries = characters.map(
    (text, i) =>
      `<${hex(i + 1)}> <${[...Array(text.length).keys()].map((at) => hex(text.charCodeAt(at))).join('')}>`,
  )
  const blocks: string[] = []
  for (let at = 0; at < entries.length; at += BLOCK) {
    const block = entries.slice(at, at + BLOCK)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

const hex = (value: number): string => value.toString(16).padStart(4, '0')
