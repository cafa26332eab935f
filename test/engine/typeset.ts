// First: the service sees to how MuPDF is loaded.
import '../../src/engine/pdf/mupdf.ts'
import * as mupdf from 'mupdf'

export interface Typeset {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly vertical?: true
  /** Thousandths of an em behind each character. */
  readonly tracking?: number
}

/** A page with a text layer, in MuPDF's own font for Chinese, Japanese and Korean. */
export function typeset(lines: readonly Typeset[]): Uint8Array {
  const document = new mupdf.PDFDocument()
  const font = new mupdf.Font('ja')
  const encoded = { H: document.addFont(font), V: document.addCJKFont(font, 'ja', 1 as never) }
  const operators = lines.map(({ text, x, y, vertical, tracking = 0 }) => {
    const codes = [...text].map((character) => {
      const code = character.codePointAt(0)!
      const glyph = vertical ? code : font.encodeCharacter(code)
      return `<${glyph.toString(16).padStart(4, '0')}> ${-tracking}`
    })
    return `BT /${vertical ? 'V' : 'H'} 14 Tf ${x} ${700 - y} Td [${codes.join(' ')}] TJ ET`
  })
  const page = document.addPage([0, 0, 500, 700], 0, { Font: encoded }, operators.join('\n'))
  document.insertPage(-1, page)
  return document.saveToBuffer('').asUint8Array().slice()
}
