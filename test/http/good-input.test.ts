import { connect } from 'node:net'
import ExcelJS from 'exceljs'
import sharp from 'sharp'
import t from 'tap'
import { drawn, lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { type Answer, convert, field, file, leftovers, serviceFor } from './service.ts'

/** A ruled table of three columns, set by hand. */
const ROWS = [
  ['Article', 'Pieces', 'Price'],
  ['Copper wire', '12', '1,250.50'],
  ['Steel tube', '7', '89.90'],
  ['Brass plate', '30', '7.25'],
]
const X = [60, 200, 300, 400]
const ruled = [
  ...ROWS.flatMap((row, r) =>
    row.map((text, c) => `BT /F1 12 Tf ${X[c]! + 6} ${686 - r * 24} Td (${text}) Tj ET`),
  ),
  ...Array.from({ length: 5 }, (_, r) => `60 ${702 - r * 24} m 400 ${702 - r * 24} l S`),
  ...X.map((x) => `${x} 702 m ${x} 606 l S`),
].join('\n')
const table = pdf([{ content: `${ruled}\n${lines(['Stock in the cellar'], 12, 60, 760)}` }])

t.test('every model and output', async (t) => {
  const service = await serviceFor(t)

  t.test('xlsx is the default, with typed cells', async (t) => {
    const answer = await convert(service, [file(table)])
    t.equal(answer.status, 200)
    t.equal(
      answer.headers.get('content-type'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    t.equal(answer.headers.get('x-service-model'), 'tables')
    t.equal(answer.headers.get('x-service-pages-used'), '1')
    t.match(answer.headers.get('content-disposition'), /attachment; filename="document.xlsx"/)
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(await answer.arrayBuffer())
    t.equal(workbook.worksheets.length, 1)
    const sheet = workbook.worksheets[0]!
    t.equal(sheet.getCell('A2').value, 'Copper wire')
    t.equal(sheet.getCell('B2').value, 12)
    t.equal(sheet.getCell('C2').value, 1250.5)
  })

  t.test('csv', async (t) => {
    const answer = await convert(service, [file(table), field('output', 'csv')])
    t.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8')
    t.match(await answer.text(), /Steel tube,7,89.90/)
  })

  t.test('json in the envelope, and the alias format', async (t) => {
    const answer = await convert(service, [file(table), field('format', 'json')])
    const text = await answer.text()
    t.equal(Buffer.byteLength(text), Number(answer.headers.get('content-length')))
    const body = JSON.parse(text)
    t.equal(body.success, true)
    t.equal(body.request_id, answer.headers.get('x-service-request-id'))
    t.equal(body.data.pages_used, 1)
    t.same(body.data.tables[0].rows, ROWS)
    t.match(body.data.pages, [{ page: 1, width: 595, height: 842, source: 'text_layer' }])
  })

  t.test('text is always txt, in reading order', async (t) => {
    const answer = await convert(service, [
      file(table),
      field('model', 'text'),
      field('output', 'xlsx'),
    ])
    t.equal(answer.headers.get('content-type'), 'text/plain; charset=utf-8')
    t.match(
      await answer.text(),
      /^Stock in the cellar\n\nArticle Pieces Price\nCopper wire 12 1,250.50\n/,
    )
  })

  t.test('a page without a table gives a workbook that says so', async (t) => {
    const prose = pdf([{ content: lines(['Nothing here is a table.']) }])
    const answer = await convert(service, [file(prose)])
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(await answer.arrayBuffer())
    t.match(workbook.worksheets[0]!.getCell('A1').value, /No table/)
    const json = await convert(service, [file(prose), field('output', 'json')])
    t.same(((await json.json()) as Answer).data.tables, [])
  })

  t.test('pictures of every kind', async (t) => {
    const png = drawn(table, 200)
    const pictures = [
      ['a.png', png],
      ['a.jpg', await sharp(png).jpeg().toBuffer()],
      ['a.tif', await sharp(png).tiff().toBuffer()],
      ['a.webp', await sharp(png).webp({ lossless: true }).toBuffer()],
      ['a.gif', await sharp(png).gif().toBuffer()],
      ['a.avif', await sharp(png).avif({ quality: 80 }).toBuffer()],
    ] as const
    for (const [name, bytes] of pictures) {
      const answer = await convert(service, [file(bytes, name), field('output', 'json')])
      t.equal(answer.status, 200, name)
      const { data } = (await answer.json()) as Answer
      t.same(data.tables[0]?.rows, ROWS, name)
      t.equal(data.pages[0].source, 'ocr')
    }
  })

  t.test('odd file names', async (t) => {
    for (const [given, wanted] of [
      ['../../etc/passwd.pdf', /filename="passwd.csv"/],
      ['C:\\x\\Rechnung.pdf', /filename="Rechnung.csv"/],
      ['a "quoted" name.pdf', /filename="a (\\"|%22)quoted/],
      ['Überweisung €.pdf', /filename\*=UTF-8''%C3%9Cberweisung%20%E2%82%AC.csv/],
      ['.pdf', /filename=".?\w*.csv"/],
      ['no ending', /filename="no ending.csv"/],
      // 200 characters are kept of a name: not half a letter.
      [`${'😀'.repeat(150)}a.pdf`, /filename\*=UTF-8''(%F0%9F%98%80){97}a\.csv$/],
      ['two\u2028lines.pdf', /filename="twolines.csv"/],
      ['a\u202efdp.csv.pdf', /filename="afdp.csv.csv"/],
    ] as const) {
      const answer = await convert(service, [file(table, given), field('output', 'csv')])
      const name = encodeURI(given)
      t.equal(answer.status, 200, name)
      t.match(answer.headers.get('content-disposition'), wanted, name)
    }
  })

  t.test('two at once', async (t) => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => convert(service, [file(table), field('output', 'csv')])),
    )
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    t.equal(new Set(texts).size, 1)
    t.equal(new Set(answers.map((a) => a.headers.get('x-service-request-id'))).size, 6)
  })

  t.test('status, health, metrics, and what is not there', async (t) => {
    const get = (path: string, method = 'GET') => fetch(service.url + path, { method })
    const status = (await (await get('/v1/status')).json()) as Answer
    t.ok(status.data.languages.installed.includes('eng'))
    t.match(status.data, {
      service: 'pagemill',
      version: /^\d+\.\d+\.\d+/,
      environment: String,
      models_supported: ['tables', 'text'],
      features: {
        auth: true,
        sync_convert: true,
        async_jobs: Boolean,
        webhook: Boolean,
        prebuilt_models_enabled: Boolean,
        cache_configured: Boolean,
        storage_configured: Boolean,
      },
      limits: {
        sync_max_bytes: 5242880,
        sync_max_pages: 10,
        jobs_max_bytes: 52428800,
        sync_rate_per_minute: Number,
        jobs_rate_per_minute: Number,
      },
    })
    t.equal((await get('/healthz')).status, 200)
    const ready = await get('/readyz')
    t.equal(ready.status, 200)
    t.match(((await ready.json()) as Answer).data, { database: true, storage: true, engine: true })
    t.match(await (await get('/metrics')).text(), /pagemill_pages_total\{.*outcome="done"/)
    const nothing = await get('/v1/nothing', 'POST')
    t.equal(nothing.status, 404)
    t.match(await nothing.json(), { success: false, error: { code: 'NOT_FOUND' } })
  })

  t.test('HEAD and OPTIONS', async (t) => {
    const ask = (path: string, method: string) => fetch(service.url + path, { method })
    const head = await ask('/v1/status', 'HEAD')
    t.equal(head.status, 200)
    t.match(head.headers.get('x-service-request-id'), /^[0-9a-f-]{36}$/)
    t.ok(Number(head.headers.get('content-length')) > 0, 'as long as the answer to GET')
    t.equal(await head.text(), '')
    t.equal((await ask('/v1/convert', 'HEAD')).status, 405)
    const options = await ask('/v1/convert', 'OPTIONS')
    t.equal(options.status, 204)
    t.equal(options.headers.get('allow'), 'OPTIONS, POST')
    t.equal(options.headers.get('access-control-allow-origin'), null)
  })

  t.test('one connection serves many requests, also after an error', async (t) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    let said = ''
    socket.on('data', (text) => (said += text))
    for (const [path, status] of [
      ['/v1/status', 200],
      ['/v1/nothing', 404],
      ['/healthz', 200],
    ] as const) {
      said = ''
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
      await until(() => /\}$/.test(said))
      t.match(said, new RegExp(`^HTTP/1.1 ${status} `))
    }
    socket.destroy()
  })

  t.same(leftovers(service), [])
})

t.test('metrics ask for their token', async (t) => {
  const service = await serviceFor(t, { metricsToken: 'open-sesame' })
  const get = (token: string) =>
    fetch(`${service.url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  t.equal((await get('wrong')).status, 401)
  t.equal((await get('open-sesame')).status, 200)
})
