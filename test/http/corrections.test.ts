import exceljs from 'exceljs'
import JSZip from 'jszip'
import t from 'tap'
import { statement } from '../dashboard/statement.ts'
import { lines, pdf } from '../engine/documents.ts'
import { CARD, ROLL } from '../engine/small-papers.ts'
import { post } from './jobs.ts'
import { type Answer, convert, field, file, type Service, serviceFor } from './service.ts'

const ROWS = [
  ['Item', 'Count', 'Price'],
  ['Bolts', '12', '3.50'],
  ['Nuts', '40', '1.25'],
  ['Washers', '7', '0.80'],
].flatMap((cells, r) =>
  cells.map((cell, c) => `BT /F1 11 Tf ${80 + c * 140} ${660 - r * 22} Td (${cell}) Tj ET`),
)
const table = pdf([{ content: ROWS.join('\n') }])
const card = pdf([
  {
    width: 250,
    height: 150,
    content: lines(['Ann Miller', 'Engineer', 'Mill Works Ltd', 'ann@mill.example'], 11, 20, 120),
  },
])
const invoice = pdf([
  {
    content: lines([
      'Mill Works Ltd',
      'Invoice number: 2026-17',
      'Invoice date: 2026-03-04',
      'Total: 120.00 EUR',
    ]),
  },
])
const letter = pdf([
  { content: lines(['Dear Ann,', 'we hope to see you in the valley this summer.', 'Yours, Bob']) },
])
/** A heading, a list, a table: of several kinds of blocks. */
const book = pdf([
  {
    content: [
      'BT /F2 24 Tf 80 780 Td (Store) Tj ET',
      lines(
        ['What is in the store is counted every evening.', '- by hand', '- by weight'],
        11,
        80,
        745,
      ),
      ...ROWS,
    ].join('\n'),
  },
])
const SAMPLES = [
  ['tables', table, ['xlsx', 'csv', 'txt', 'json']],
  ['bank_statement', statement(), ['xlsx', 'csv', 'txt', 'json', 'csv_xero', 'ofx']],
  ['business_card', card, ['xlsx', 'csv', 'txt', 'json']],
  ['invoice', invoice, ['xlsx', 'csv', 'txt', 'json']],
  ['document', book, ['md', 'html', 'txt', 'json']],
  ['auto', statement(), ['xlsx', 'txt', 'json', 'ofx']],
  ['auto', invoice, ['xlsx', 'json', 'ubl']],
  ['auto', book, ['csv', 'json']],
  ['auto', letter, ['txt', 'md', 'json']],
] as const

let service: Service

t.before(async () => {
  service = await serviceFor(t)
})

const converted = (bytes: Uint8Array, model: string, output: string): Promise<Response> =>
  convert(service, [file(bytes, 'paper.pdf'), field('model', model), field('output', output)])

const dataOf = async (bytes: Uint8Array, model: string): Promise<Answer> =>
  ((await (await converted(bytes, model, 'json')).json()) as Answer).data

const corrections = (data: Answer, model: string, output: string): Promise<Response> =>
  post(service, '/v1/corrections', [
    file(typeof data === 'string' ? data : JSON.stringify(data), 'paper.json'),
    field('model', model),
    field('output', output),
  ])

/** Sheets as rows of values: files of one content differ in the times within their archives. */
async function contentOf(answer: Response): Promise<unknown> {
  if (!answer.headers.get('Content-Type')!.includes('spreadsheet'))
    return answer.headers.get('Content-Type')!.includes('json')
      ? ((await answer.json()) as Answer).data
      : answer.text()
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(await answer.arrayBuffer())
  return workbook.worksheets.map((sheet) => ({
    name: sheet.name,
    rows: sheet.getSheetValues(),
    formats: sheet.columns.map((column) => column.width),
  }))
}

t.test('what nobody changed is written as the conversion wrote it', async (t) => {
  for (const [model, bytes, outputs] of SAMPLES) {
    const data = await dataOf(bytes, model)
    for (const output of outputs) {
      const answer = await corrections(data, model, output)
      t.equal(answer.status, 200, `${model} ${output}`)
      t.equal(answer.headers.get('X-Service-Pages-Used'), '0')
      const direct = await converted(bytes, model, output)
      t.equal(
        answer.headers.get('Content-Disposition'),
        direct.headers.get('Content-Disposition'),
        'the same name',
      )
      t.same(await contentOf(answer), await contentOf(direct), `${model} ${output}`)
    }
  }
})

t.test('a corrected cell is typed anew', async (t) => {
  const data = await dataOf(table, 'tables')
  const cell = data.tables[0].cells.find((own: Answer) => own.text === '3.50')
  cell.text = '4.75'
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(await (await corrections(data, 'tables', 'xlsx')).arrayBuffer())
  t.equal(workbook.worksheets[0]!.getCell(cell.row + 1, cell.column + 1).value, 4.75)
  const again = (await (await corrections(data, 'tables', 'json')).json()) as Answer
  t.match(again.data.tables[0].rows[cell.row], ['Bolts', '12', '4.75'])
})

t.test('a corrected statement is reconciled anew', async (t) => {
  const data = await dataOf(statement(), 'bank_statement')
  t.match(data.reconciliation, { ok: true, balance_breaks: [] })
  data.transactions[2].debit = '46.20'
  const broken = ((await (await corrections(data, 'bank_statement', 'json')).json()) as Answer).data
  t.match(broken.reconciliation, { ok: false, balance_breaks: [2], difference: '-18.00' })
  t.equal(broken.transactions[2].debit, '46.20')
  const ofx = await (await corrections(data, 'bank_statement', 'ofx')).text()
  t.match(ofx, '<TRNAMT>-46.20</TRNAMT>')
})

t.test('corrected papers of a scan, each by itself', async (t) => {
  const scan = pdf([
    { content: lines(ROLL, 10, 20, 280), width: 226, height: 300 },
    { content: lines(CARD, 10, 20, 130), width: 241, height: 156 },
  ])
  const asked = [file(scan, 'paper.pdf'), field('model', 'auto'), field('split', 'true')]
  const { data } = (await (
    await convert(service, [...asked, field('output', 'json')])
  ).json()) as Answer
  const same = ((await (await corrections(data, 'auto', 'json')).json()) as Answer).data
  t.same(same, data, 'what nobody changed')
  data.documents[1].fields.name = 'Dr. Jane Doe'
  const answer = await corrections(data, 'auto', 'csv')
  t.equal(answer.headers.get('Content-Type'), 'application/zip')
  const archive = await JSZip.loadAsync(await answer.arrayBuffer())
  t.same(Object.keys(archive.files), ['1 receipt.csv', '2 business_card.csv'])
  t.match(await archive.file('2 business_card.csv')!.async('text'), 'name,Dr. Jane Doe')
})

t.test('a corrected heading of a document', async (t) => {
  const data = await dataOf(book, 'document')
  const heading = data.pages[0].blocks.find((own: Answer) => own.type === 'heading')
  heading.text = 'Stock'
  const md = await (await corrections(data, 'document', 'md')).text()
  t.match(md, /^# Stock\n/)
  t.match(md, '| Bolts | 12 | 3.50 |')
  for (const output of ['pdf', 'hocr', 'alto']) {
    const answer = await corrections(await dataOf(book, 'auto'), 'auto', output)
    t.match(await answer.json(), { error: { code: 'UNSUPPORTED_OUTPUT' } }, output)
  }
  data.pages[0].blocks.find((own: Answer) => own.type === 'table').table = 7
  t.match(await (await corrections(data, 'document', 'md')).json(), {
    error: { code: 'INVALID_FILE' },
  })
})

t.test('corrected records of model fields', async (t) => {
  const asked = [file(invoice, 'paper.pdf'), field('model', 'fields'), field('output', 'json')]
  const answer = await convert(service, [...asked, field('fields', 'Invoice number')])
  const { data } = (await answer.json()) as Answer
  data.records[0].fields['Invoice number'] = '2026-18'
  const csv = await corrections(data, 'fields', 'csv')
  t.equal(csv.status, 200)
  t.match(await csv.text(), /2026-18/)
})

t.test('what cannot be a result is refused', async (t) => {
  const data = await dataOf(table, 'tables')
  const [one] = data.tables
  const bank = await dataOf(statement(), 'bank_statement')
  const bankWith = (fields: object) => ({ ...bank, fields: { ...bank.fields, ...fields } })
  const deep = `{"fields":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}},"evidence":{}}`
  for (const [wrong, model, output, code] of [
    ['no JSON', 'tables', 'xlsx', 'INVALID_FILE'],
    ['[]', 'tables', 'xlsx', 'INVALID_FILE'],
    [
      { tables: [{ ...one, cells: [...one.cells, one.cells[0]] }] },
      'tables',
      'xlsx',
      'INVALID_FILE',
    ],
    [
      { tables: [{ ...one, cells: [{ ...one.cells[0], row_span: 1e9 }] }] },
      'tables',
      'xlsx',
      'INVALID_FILE',
    ],
    [data, 'bank_statement', 'ofx', 'INVALID_FILE'],
    [bankWith({ iban: 5 }), 'bank_statement', 'ofx', 'INVALID_FILE'],
    [bankWith({ currency: 'Euros<' }), 'bank_statement', 'ofx', 'INVALID_FILE'],
    [bankWith({ period_start: '2026-13-45' }), 'bank_statement', 'ofx', 'INVALID_FILE'],
    [
      { ...bank, transactions: [{ ...bank.transactions[0], date: '2026-02-30' }] },
      'bank_statement',
      'csv_xero',
      'INVALID_FILE',
    ],
    [deep, 'business_card', 'xlsx', 'INVALID_FILE'],
    [data, 'tables', 'ofx', 'UNSUPPORTED_OUTPUT'],
    [data, 'text', 'txt', 'UNSUPPORTED_MODEL'],
    [data, 'none', 'txt', 'UNSUPPORTED_MODEL'],
  ] as const) {
    const answer = await corrections(wrong, model, output)
    t.equal(answer.status, 400)
    t.match(await answer.json(), { error: { code } }, `${model} ${output}`)
  }
  const { headers } = await corrections(data, 'tables', 'csv')
  t.match(headers.get('Content-Type'), 'text/csv')
})

t.test('words and rules are told where they are asked for', async (t) => {
  const asked = [file(table), field('output', 'json'), field('include', 'words, rules')]
  const [page] = ((await (await convert(service, asked)).json()) as Answer).data.pages
  t.match(page, { skew: 0, rules: [] })
  t.match(page.words[0], { text: 'Item', box: [80, Number, Number, Number], confidence: 1 })
  t.notOk('words' in (await dataOf(table, 'tables')).pages[0])
  const wrong = await convert(service, [file(table), field('include', 'pictures')])
  t.equal(wrong.status, 400)
})
