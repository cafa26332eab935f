import sharp from 'sharp'
import t from 'tap'
import { fileTypeOf, HEAD_BYTES } from '../../src/engine/pictures/file-type.ts'
import { blankPng, lines, pdf } from './documents.ts'

const head = (bytes: Uint8Array | string): string | null =>
  fileTypeOf(Buffer.from(bytes as string).subarray(0, HEAD_BYTES))

t.test('types by content', async (t) => {
  const png = await blankPng(8, 8)
  t.equal(head(png), 'png')
  t.equal(head(pdf([{ content: lines(['x']) }])), 'pdf')
  for (const format of ['jpeg', 'tiff', 'gif', 'webp', 'avif'] as const)
    t.equal(head(await sharp(png).toFormat(format).toBuffer()), format)
  const bmp = Buffer.alloc(70)
  bmp.write('BM')
  bmp.writeUInt32LE(40, 14)
  t.equal(head(bmp), 'bmp')
  t.equal(head('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic')
  t.equal(head('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'), 'heic')
})

t.test('invoices and orders as XML, by their root elements', async (t) => {
  for (const text of [
    '<rsm:CrossIndustryInvoice xmlns:rsm="x">',
    '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<Invoice xmlns="x">',
    '<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?>\n<!-- <svg> \n-->\n<ubl:CreditNote>',
    '<SCRDMCCBDACIOMessageStructure/>',
  ])
    t.equal(head(text), 'xml', text)
  t.equal(head(Buffer.from('\ufeff<?xml version="1.0"?><Invoice>', 'utf16le')), 'xml')
  for (const text of [
    '<!-- <Invoice> --><html>',
    '<InvoiceList>',
    '<a><Invoice>',
    'Invoice',
    '<?xml version="1.0"?>',
  ])
    t.equal(head(text), null, text)
})

t.test('a PDF may have junk of 1 KB in front', async (t) => {
  t.equal(head(`${'x'.repeat(1000)}%PDF-1.4`), 'pdf')
  t.equal(head(`${'x'.repeat(1090)}%PDF-1.4`), null)
})

t.test('anything else is unknown', async (t) => {
  for (const text of [
    '',
    'a',
    '%PD',
    'hello, this is a text',
    'BMW is a car maker',
    '\0\0\0\x18ftypmp42\0\0\0\0mp41',
    'PK\x03\x04',
    '<svg xmlns="x"/>',
    'RIFF1234WAVE',
    'GIF',
    'II',
  ])
    t.equal(head(text), null, JSON.stringify(text))
})
