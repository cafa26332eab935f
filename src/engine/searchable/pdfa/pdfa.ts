import { createHash } from 'node:crypto'
import type { Archived } from '../../../outputs/output.ts'
import type { PDFDocument } from '../../pdf/mupdf.ts'
import { eachObject, inside } from '../../pdf/pdf-file.ts'
import type { PdfObject } from '../../pdf/pdf-object.ts'
import { bytesOf } from '../overlay.ts'
import { packed } from '../overlay-font.ts'
import { Faults } from './faults.ts'
import { settleFonts } from './fonts.ts'
import { xmpPacket } from './metadata.ts'
import { calmAnnotations, calmCatalogue, calmObject } from './passive.ts'
import { srgbProfile } from './srgb-profile.ts'
import { StandardFonts } from './standard-fonts.ts'
import { Contents, type Usage } from './usage.ts'

/** Stands in the file until its bytes are known. */
const PLACEHOLDER = 'pagemill-pdfa-id'
/** Filters of pictures, which are not unpacked. */
const CODECS = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'])

/**
 * Makes a PDF a PDF/A-2b (ISO 19005-2) by what can be changed without changing what is seen: fonts that
 * every program has are embedded, scripts and other actions are taken out, pictures are not smoothed.
 * Not all of the standard is looked at: fonts and pictures are taken for what they say they are.
 */
export function archived(pdf: PDFDocument): Archived {
  const faults = new Faults()
  eachObject(pdf, (object) => {
    calmObject(object, faults)
    settleStream(pdf, object, faults)
  })
  const areStale = inside(pdf, isLeftToReaders)
  for (let i = 0; i < pdf.countPages(); i++) drawAppearances(pdf, i, areStale)
  const standard = new StandardFonts(pdf)
  try {
    const isTheirs = inside(pdf, (trailer) => settle(trailer, standard, faults))
    if (faults.list.length > 0) return { faults: faults.list }
    identify(pdf, isTheirs)
    return { bytes: finished(bytesOf(pdf, 'compress,garbage')) }
  } finally {
    standard.close()
  }
}

/** @returns whether an output intent of the document's own stays */
function settle(trailer: PdfObject, standard: StandardFonts, faults: Faults): boolean {
  const root = trailer.get('Root')
  if (!trailer.get('Encrypt').isNull) faults.add('the document is encrypted')
  if ((root.get('AcroForm').get('SigFlags').number & 1) !== 0) faults.add('the document is signed')
  calmCatalogue(root)
  const contents = new Contents(faults)
  pagesIn(root.get('Pages')).forEach((page, i) => {
    if (page.get('Resources').isNull) page.put('Resources', page.inherited('Resources'))
    calmAnnotations(page, i + 1, faults)
    contents.page(page, i + 1)
  })
  settleFonts(contents.usage.fonts, standard, faults)
  return keepsIntent(root, contents.usage, faults)
}

/** Pages in their order. Kids that lead in a circle are passed over. */
function pagesIn(tree: PdfObject, above: ReadonlySet<number> = new Set()): PdfObject[] {
  if (!tree.get('Kids').isArray) return tree.isDictionary ? [tree] : []
  const path = new Set([...above, tree.identity])
  return tree
    .get('Kids')
    .entries()
    .filter(({ identity }) => !path.has(identity))
    .flatMap((kid) => pagesIn(kid, path))
}

/** Streams that are packed by LZW are packed anew; what is said of parts has schemas that nobody describes. */
function settleStream(pdf: PDFDocument, object: PdfObject, faults: Faults): void {
  if (object.get('Metadata').isStream) object.remove('Metadata')
  if (!object.isStream) return
  const filter = object.get('Filter')
  const filters = filter.isArray ? filter.entries().map(({ name }) => name) : [filter.name]
  if (!filters.includes('LZWDecode')) return
  if (filters.some((own) => CODECS.has(own))) faults.add('a picture is packed by LZW')
  else pdf.newIndirect(object.identity).writeStream(object.stream())
}

/** Whether readers are to draw what is filled in, whatever is drawn already. */
const isLeftToReaders = (trailer: PdfObject): boolean =>
  trailer.get('Root').get('AcroForm').get('NeedAppearances').isTrue

/** Leaves in the file what programs filled in and left for readers to draw. */
function drawAppearances(pdf: PDFDocument, index: number, areStale: boolean): void {
  const page = pdf.loadPage(index)
  try {
    const fields = page.getWidgets()
    for (const own of [...fields, ...page.getAnnotations()]) {
      const isStale = areStale && fields.includes(own as (typeof fields)[number])
      if (!isStale && !own.getObject().get('AP', 'N').isNull()) continue
      // What is changed is drawn for good, anything else for this program alone.
      own.setFlags(own.getFlags())
      own.update()
    }
  } finally {
    page.destroy()
  }
}

/** Colours without a profile have that of the output intent: ours is sRGB, one for print may be the document's. */
function keepsIntent(root: PdfObject, { devices }: Usage, faults: Faults): boolean {
  const page = devices.get('DeviceCMYK')
  if (page === undefined) return false
  const own = root
    .get('OutputIntents')
    .entries()
    .find((intent) => intent.get('DestOutputProfile').get('N').number === 4)
  if (!own || devices.has('DeviceRGB')) {
    faults.add('colours in CMYK have no profile', page)
    return false
  }
  own.put('S', 'GTS_PDFA1')
  for (let i = root.get('OutputIntents').length - 1; i >= 0; i--)
    if (root.get('OutputIntents').get(i).identity !== own.identity)
      root.get('OutputIntents').remove(i)
  return true
}

/** Says what it is: its metadata, what its colours are meant for, and that it is this file and no other. */
function identify(pdf: PDFDocument, isTheirs: boolean): void {
  const trailer = pdf.getTrailer()
  const root = trailer.get('Root')
  const name = (own: string) => pdf.newName(own)
  const packet = inside(pdf, (own) => xmpPacket(own.get('Info')))
  const metadata = { Type: name('Metadata'), Subtype: name('XML') }
  root.put('Metadata', pdf.addStream(Buffer.from(packet), metadata))
  if (!isTheirs)
    root.put('OutputIntents', [
      pdf.addObject({
        Type: name('OutputIntent'),
        S: name('GTS_PDFA1'),
        OutputConditionIdentifier: pdf.newString('sRGB'),
        Info: pdf.newString('sRGB IEC61966-2.1'),
        DestOutputProfile: packed(pdf, srgbProfile(), { N: 3 }),
      }),
    ])
  const layers = root.get('OCProperties', 'D')
  if (layers.isDictionary() && layers.get('Name').isNull()) layers.put('Name', pdf.newString('All'))
  const first = trailer.get('ID', 0)
  const own = pdf.newByteString(Buffer.from(PLACEHOLDER))
  trailer.put('ID', [first.isString() ? first : own, own])
}

/** With the version that PDF/A-2 is of, and a number of its own: MuPDF makes one by chance. */
function finished(bytes: Uint8Array): Uint8Array {
  const made = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  made.write('1.7', made.indexOf('%PDF-') + 5, 'latin1')
  const file = withoutChance(made)
  const spans = [PLACEHOLDER, NO_CHANCE]
    .map((mark) => ({ at: file.lastIndexOf(mark), length: mark.length }))
    .filter(({ at }) => at >= 0)
  for (const { at, length } of spans) file.fill('0', at, at + length)
  const id = createHash('sha256').update(file).digest('hex')
  for (const { at, length } of spans) file.write(id.slice(0, length), at, 'latin1')
  return file
}

/** Two strings in an array, each hexadecimal or literal with what is special escaped. */
const NUMBERS =
  /^(\/ID\s*\[\s*(?:<[^>]*>|\((?:[^\\()]|\\[\s\S])*\))\s*)(?:<[^>]*>|\((?:[^\\()]|\\[\s\S])*\))/

/** Stands for the number made by chance, in hexadecimal digits of 16 bytes. */
const NO_CHANCE = 'c0'.repeat(16)

/** The same file, its second number, which is written in one of two forms, as a hexadecimal string of one length. */
function withoutChance(file: Buffer): Buffer {
  const start = file.lastIndexOf('/ID')
  const text = file.toString('latin1', Math.max(0, start))
  const [all, before] = NUMBERS.exec(text) ?? []
  if (start < 0 || all === undefined) return file
  return Buffer.concat([
    file.subarray(0, start + before!.length),
    Buffer.from(`<${NO_CHANCE}>`, 'latin1'),
    file.subarray(start + all.length),
  ])
}
