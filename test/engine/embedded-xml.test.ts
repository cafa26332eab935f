import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import * as mupdf from 'mupdf'
import t from 'tap'
import type { Answer } from '../http/service.ts'
import { cii } from '../models/e-invoices.ts'
import { folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request } from './engines.ts'

const PAGE = lines([
  'Lindner Haustechnik GmbH',
  'Gartenweg 4',
  '10115 Berlin',
  'Rechnung',
  'Rechnungsnummer: RE-2026/118',
  'Rechnungsdatum: 14.03.2026',
  'Gesamtbetrag 119,00 EUR',
])

type Make = (document: mupdf.PDFDocument) => void

/** A PDF whose catalogue is changed. */
function made(change: Make): Buffer {
  const document = mupdf.Document.openDocument(pdf([{ content: PAGE }]), 'application/pdf')
  change(document as mupdf.PDFDocument)
  const buffer = (document as mupdf.PDFDocument).saveToBuffer('compress')
  const bytes = Buffer.from(buffer.asUint8Array())
  buffer.destroy()
  document.destroy()
  return bytes
}

const attached =
  (xml: string, name = 'factur-x.xml'): Make =>
  (document) => {
    const file = document.addEmbeddedFile(name, 'text/xml', xml, new Date(0), new Date(0), false)
    document.insertEmbeddedFile(name, file)
  }

/** A file whose stream is as given; `AF` alone names it, or the tree of names. */
const raw =
  (content: Uint8Array | string, filter: unknown, isAssociated: boolean): Make =>
  (document) => {
    const stream = document.addRawStream(content, {
      Type: 'EmbeddedFile',
      ...(filter ? { Filter: filter } : {}),
    })
    const file = document.addObject({ Type: 'Filespec', UF: '(factur-x.xml)', EF: { F: stream } })
    const root = document.getTrailer().get('Root')
    if (isAssociated) root.put('AF', [file])
    else root.put('Names', { EmbeddedFiles: { Kids: [{ Names: ['(a)', file] }] } })
  }

t.test('a file that a PDF carries is read', async (t) => {
  const engine = await engineFor(t)
  const folder = folderFor(t)
  const read = async (bytes: Uint8Array, changes = {}): Promise<Answer> => {
    const source = { path: write(folder, 'f.pdf', bytes), name: 'f.pdf' }
    const wanted = request({ model: 'invoice', output: 'json', ...changes })
    const result = await engine.convert(source, wanted, context())
    const data = JSON.parse(readFileSync(result.path, 'utf8'))
    await result.dispose()
    return { ...data, warnings: result.warnings }
  }

  await t.test('by the tree of names, or as an associated file, packed or not', async (t) => {
    const isRead = async (change: Make) => {
      const own = await read(made(change))
      t.match(own.embedded_invoice, { file: 'factur-x.xml', used: true })
      t.equal(own.fields.purchase_order, 'PO-4471')
    }
    await isRead(attached(cii()))
    await isRead(raw(cii(), null, true))
    await isRead(raw(deflateSync(cii()), 'FlateDecode', false))
    await isRead(raw(deflateSync(cii()), ['FlateDecode'], true))
  })

  await t.test('of an encrypted PDF', async (t) => {
    const plain = write(folder, 'plain.pdf', made(attached(cii())))
    const target = `${plain}.encrypted`
    execFileSync('qpdf', ['--encrypt', 'open', 'owner', '256', '--', plain, target])
    const own = await read(readFileSync(target), { password: 'open' })
    t.equal(own.embedded_invoice.used, true)
  })

  await t.test('of the pages that were chosen, and of those read in parts', async (t) => {
    const own = await read(made(attached(cii())), { pageRange: '1' })
    t.equal(own.embedded_invoice.used, true)
    const source = { path: write(folder, 'p.pdf', made(attached(cii()))), name: 'p.pdf' }
    const wanted = request({ model: 'invoice', output: 'json' })
    const part = await engine.read(source, wanted, context(), { type: 'pdf', pages: [1] })
    const joined = await engine.join(source, wanted, context(), 'pdf', [part])
    t.equal(JSON.parse(readFileSync(joined.path, 'utf8')).embedded_invoice.used, true)
    await joined.dispose()
    await part.dispose()
  })

  await t.test('of its own making: the same values again', async (t) => {
    const source = { path: write(folder, 's.pdf', made(attached(cii()))), name: 's.pdf' }
    const wanted = request({ model: 'invoice', output: 'cii' })
    const result = await engine.convert(source, wanted, context())
    t.same(result.warnings, [])
    const again = await read(made(attached(readFileSync(result.path, 'utf8'))))
    await result.dispose()
    const first = await read(made(attached(cii())))
    t.equal(again.embedded_invoice.used, true)
    for (const part of ['fields', 'taxes', 'line_items']) t.same(again[part], first[part])
  })

  await t.test('what cannot be unpacked, or is too much, is told; the page is read', async (t) => {
    const bomb = deflateSync(Buffer.alloc(64 * 2 ** 20, ' '))
    for (const change of [
      raw(bomb, 'FlateDecode', true),
      raw('garbage', 'FlateDecode', true),
      raw(cii(), 'JBIG2Decode', true),
      raw(cii(), ['ASCIIHexDecode', 'FlateDecode'], true),
    ]) {
      const own = await read(made(change))
      t.match(own.embedded_invoice, { used: false, fault: 'it cannot be unpacked' })
      t.match(own.warnings, [{ code: 'EMBEDDED_INVOICE_UNUSABLE' }])
      t.equal(own.fields.total, '119.00')
      t.equal(own.fields.purchase_order, null)
    }
  })

  await t.test('a tree that leads in a circle, and one that is none', async (t) => {
    const circle: Make = (document) => {
      const node = document.addObject({})
      node.put('Kids', [node, node, 17])
      document.getTrailer().get('Root').put('Names', { EmbeddedFiles: node })
    }
    const strange: Make = (document) =>
      document
        .getTrailer()
        .get('Root')
        .put('Names', { EmbeddedFiles: { Names: [1, 2, 3] } })
    for (const change of [circle, strange]) {
      const own = await read(made(change))
      t.equal(own.embedded_invoice, undefined)
      t.equal(own.fields.total, '119.00')
    }
    t.equal((await read(made(attached(cii())))).embedded_invoice.used, true)
  })
})
