import type { PdfObject } from '../../pdf/pdf-object.ts'
import type { Faults } from './faults.ts'
import type { StandardFonts } from './standard-fonts.ts'
import type { Usage } from './usage.ts'

const FILES = ['FontFile', 'FontFile2', 'FontFile3']
/** Bit of a font's flags (ISO 32000-1, table 123). */
const SYMBOLIC = 4

/** Sees to it that fonts of text that is seen are in the document. */
export function settleFonts(fonts: Usage['fonts'], standard: StandardFonts, faults: Faults): void {
  for (const { font, page } of fonts.values()) {
    const kind = font.get('Subtype').name
    if (kind === 'Type3') continue
    const own = kind === 'Type0' ? font.get('DescendantFonts').get(0) : font
    const descriptor = own.get('FontDescriptor')
    if (!FILES.some((key) => descriptor.get(key).isStream)) {
      if (standard.embed(font)) continue
      faults.add(`font ${font.get('BaseFont').name || 'without a name'} is not embedded`, page)
      continue
    }
    // Lists of what they hold need not be there, and many are wrong.
    for (const key of ['CIDSet', 'CharSet']) descriptor.remove(key)
    if (own.get('Subtype').name === 'CIDFontType2' && own.get('CIDToGIDMap').isNull)
      own.put('CIDToGIDMap', 'Identity')
    if (kind === 'TrueType' && !isEncodingKnown(font, descriptor))
      faults.add(`font ${font.get('BaseFont').name} does not say how its letters are coded`, page)
  }
}

/** ISO 19005-2, 6.2.11.6: symbols by their own codes, letters by those of Windows or Mac OS. */
function isEncodingKnown(font: PdfObject, descriptor: PdfObject): boolean {
  const encoding = font.get('Encoding')
  if ((descriptor.get('Flags').number & SYMBOLIC) !== 0) return encoding.isNull
  const name = encoding.isName ? encoding.name : encoding.get('BaseEncoding').name
  return name === 'WinAnsiEncoding' || name === 'MacRomanEncoding'
}
