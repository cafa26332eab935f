import { readFileSync } from 'node:fs'
import t from 'tap'
import type { Answer } from '../http/service.ts'
import { cii, ublCreditNote } from '../models/e-invoices.ts'
import { folderFor, write } from './documents.ts'
import { context, engineFor, request } from './engines.ts'

const engine = await engineFor(t)
const folder = folderFor(t)

async function converted(xml: string | Uint8Array, changes = {}) {
  const name = 'rechnung.xml'
  const wanted = request({ model: 'invoice', output: 'json', ...changes })
  const result = await engine.convert({ path: write(folder, name, xml), name }, wanted, context())
  const text = readFileSync(result.path, 'utf8')
  await result.dispose()
  return { ...result, text }
}

t.test('an invoice as XML: its values, of the file that was sent', async (t) => {
  for (const [xml, syntax, number] of [
    [cii(), 'cii', 'RE-2026/118'],
    [ublCreditNote(), 'ubl', null],
    [Buffer.from(`\ufeff${cii().replace('UTF-8', 'UTF-16')}`, 'utf16le'), 'cii', 'RE-2026/118'],
  ] as const) {
    const { text, warnings, pagesUsed } = await converted(xml)
    const data = JSON.parse(text) as Answer
    t.same(warnings, [])
    t.equal(pagesUsed, 1)
    t.match(data, {
      pages: [{ page: 1, width: 0, height: 0, source: 'text_layer' }],
      embedded_invoice: { file: 'rechnung.xml', used: true, syntax, differences: [] },
      evidence: { total: { source: 'rechnung.xml', box: [0, 0, 0, 0] } },
    })
    if (number) t.equal(data.fields.invoice_number, number)
    t.ok(data.line_items.length > 0)
  }
})

t.test('every output of model invoice, and auto', async (t) => {
  for (const output of ['xlsx', 'csv', 'txt', 'jsonl', 'zip', 'ubl', 'cii'])
    t.ok((await converted(cii(), { output })).byteLength > 0, output)
  const { text } = await converted(cii(), { model: 'auto' })
  t.match(JSON.parse(text), { kind: 'invoice', fields: { total: '119.00' } })
  const split = await converted(cii(), { model: 'auto', options: { split: true } })
  t.match(JSON.parse(split.text), { documents: [{ kind: 'invoice', fields: { total: '119.00' } }] })
})

t.test('what cannot be read is refused, with the reason', async (t) => {
  const wrong = (xml: string, code: string, message: RegExp, changes = {}) =>
    t.rejects(converted(xml, changes), { code, message })
  await wrong(cii({ total: '120.00' }), 'INVALID_FILE', /BR-CO-15/)
  await wrong(cii().slice(0, -20), 'INVALID_FILE', /not well-formed/)
  await wrong('<Invoice><a/></Invoice>', 'INVALID_FILE', /is that of no invoice/)
  await wrong(`<Invoice>${' '.repeat(2 ** 24)}</Invoice>`, 'INVALID_FILE', /larger/)
  await wrong(cii(), 'UNSUPPORTED_FILE_TYPE', /invoice and auto/, { model: 'tables' })
  await wrong(cii(), 'UNSUPPORTED_OUTPUT', /has none/, { model: 'auto', output: 'pdf' })
  await wrong(cii(), 'INVALID_PAGE_RANGE', /./, { pageRange: '2' })
})
