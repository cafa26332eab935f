import sharp from 'sharp'
import t from 'tap'
import { STATUS_OF } from '../../src/errors.ts'
import { lines, pdf } from '../engine/documents.ts'
import { gif, hugePng, noPages } from './bad-documents.ts'
import { type Answer, convert, field, file, leftovers, type Part, serviceFor } from './service.ts'

const page = { content: lines(['A page with some words']) }
const good = pdf([page])
const twelve = pdf(Array.from({ length: 12 }, () => page))
const noise = (format: 'png' | 'jpeg' | 'tiff') =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer()
const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6))

const encrypted = pdf([page], 'encrypt=aes-256,user-password=secret,owner-password=other')
const sized = (width: number, height: number) => pdf([{ content: '', width, height }])

const MALFORMED = [
  '0',
  '-1',
  '2-1',
  'a',
  '1,',
  ',1',
  '1,,2',
  '1-2-3',
  '1--2',
  '1.5',
  '1;2',
  '-',
  '--',
  '1 2',
  '13',
  '1-13',
  '13-',
  '99999999999999999999',
  '1e3',
  'all',
  '١',
]

const wrong: readonly (readonly [string, keyof typeof STATUS_OF, readonly Part[]])[] = [
  ['no file', 'MISSING_FILE', [field('model', 'tables')]],
  ['an empty file', 'INVALID_FILE', [file('')]],
  ['a text file named .pdf', 'UNSUPPORTED_FILE_TYPE', [file('just some words\n')]],
  ['a truncated PDF', 'INVALID_FILE', [file(cut(good))]],
  ['a truncated PNG', 'INVALID_FILE', [file(cut(await noise('png')), 'a.png')]],
  ['a truncated JPEG', 'INVALID_FILE', [file(cut(await noise('jpeg')), 'a.jpg')]],
  ['a truncated TIFF', 'INVALID_FILE', [file(cut(await noise('tiff')), 'a.tif')]],
  ['an encrypted PDF', 'INVALID_FILE', [file(encrypted)]],
  ['a wrong password', 'INVALID_FILE', [file(encrypted), field('password', 'wrong')]],
  ['a PDF of 0 pages', 'INVALID_FILE', [file(noPages)]],
  ['a PNG of 30,000 × 30,000', 'INVALID_FILE', [file(hugePng(30_000, 30_000), 'a.png')]],
  ['a GIF of 1,000 frames', 'TOO_MANY_PAGES', [file(gif(1000), 'a.gif')]],
  ['more than 5 MB', 'FILE_TOO_LARGE', [file(Buffer.alloc(5_242_881, ' '))]],
  ['far more than 5 MB', 'FILE_TOO_LARGE', [file(Buffer.alloc(40_000_000, ' '))]],
  ['more than 10 pages', 'TOO_MANY_PAGES', [file(twelve)]],
  ['more than 10 pages selected', 'TOO_MANY_PAGES', [file(twelve), field('page_range', '1-11')]],
  ['an unknown model', 'UNSUPPORTED_MODEL', [file(good), field('model', 'poem')]],
  ['an unknown output', 'UNSUPPORTED_OUTPUT', [file(good), field('output', 'docx')]],
  [
    'an output of statements for an invoice',
    'UNSUPPORTED_OUTPUT',
    [file(good), field('model', 'invoice'), field('output', 'ofx')],
  ],
  [
    'a list of fields without names',
    'INVALID_PARAMETER',
    [file(good), field('model', 'fields'), field('fields_mode', 'list')],
  ],
  ['a date format of no program', 'INVALID_PARAMETER', [file(good), field('date_format', 'YYYY')]],
  ['two files', 'INVALID_PARAMETER', [file(good), file(good)]],
  [
    'a field twice',
    'INVALID_PARAMETER',
    [file(good), field('model', 'text'), field('model', 'text')],
  ],
  ['a file in another field', 'INVALID_PARAMETER', [{ ...file(good), name: 'document' }]],
  ['a bad text_layer', 'INVALID_PARAMETER', [file(good), field('text_layer', 'maybe')]],
  ['a dpi of 5', 'INVALID_PARAMETER', [file(good), field('dpi', '5')]],
  ['an unknown language', 'INVALID_PARAMETER', [file(good), field('languages', 'xxx')]],
  ['auto and a language', 'INVALID_PARAMETER', [file(good), field('languages', 'eng, auto')]],
  ['a language that is a path', 'INVALID_PARAMETER', [file(good), field('languages', '../eng')]],
  [
    'output and format that differ',
    'INVALID_PARAMETER',
    [file(good), field('output', 'csv'), field('format', 'txt')],
  ],
  ['fields of 100 KB', 'INVALID_PARAMETER', [file(good), field('note', 'x'.repeat(100_000))]],
  ...MALFORMED.map(
    (range) =>
      [
        `the range '${range}'`,
        'INVALID_PAGE_RANGE',
        [file(twelve), field('page_range', range)],
      ] as const,
  ),
]

t.test('bad input', async (t) => {
  const service = await serviceFor(t)

  const works = async (): Promise<boolean> => {
    const answer = await convert(service, [file(good), field('model', 'text')])
    return answer.status === 200 && /A page with some words/.test(await answer.text())
  }

  for (const [name, code, parts] of wrong)
    await t.test(name, async (t) => {
      const answer = await convert(service, parts)
      const body = (await answer.json()) as Answer
      t.equal(answer.status, STATUS_OF[code])
      t.match(body, { success: false, error: { code, message: /\w/ } })
      t.equal(body.request_id, answer.headers.get('x-service-request-id'))
      t.match(body.request_id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/)
      t.notMatch(body.error.message, /\/tmp|node_modules|at \w+ \(/, 'says nothing of the inside')
      t.ok(await works(), 'the next request works')
    })

  t.test('no key, wrong key', async (t) => {
    for (const [key, code] of [
      [null, 'MISSING_API_KEY'],
      ['nonsense', 'INVALID_API_KEY'],
      [`${service.key.slice(0, -1)}?`, 'INVALID_API_KEY'],
      [service.key.replace('live', 'test'), 'INVALID_API_KEY'],
    ] as const) {
      const answer = await convert(service, [file(good)], key)
      t.equal(answer.status, 401)
      t.match(await answer.json(), { success: false, error: { code } })
    }
    t.ok(await works())
  })

  t.test('another content type', async (t) => {
    for (const [type, body] of [
      ['application/json', '{}'],
      ['application/x-www-form-urlencoded', 'model=text'],
      ['text/plain', 'hello'],
      ['multipart/form-data', 'without a boundary'],
      ['multipart/form-data; boundary=x', '--y\r\nnonsense'],
      ['multipart/form-data; boundary=x', ''],
    ] as const) {
      const headers = { 'X-API-Key': service.key, 'Content-Type': type }
      const answer = await fetch(`${service.url}/v1/convert`, {
        method: 'POST',
        headers,
        body,
      })
      t.equal(answer.status, 400, type)
      t.match(await answer.json(), {
        success: false,
        error: { code: /INVALID_PARAMETER|MISSING_FILE/ },
      })
    }
    t.ok(await works())
  })

  t.test('pages of 1 mm and of 20 m are read', async (t) => {
    for (const textLayer of ['auto', 'never'])
      for (const bytes of [sized(3, 3), sized(56_693, 56_693)]) {
        const parts = [file(bytes), field('model', 'text'), field('text_layer', textLayer)]
        const answer = await convert(service, parts)
        t.equal(answer.status, 200)
        t.equal(answer.headers.get('x-service-pages-used'), '1')
        t.equal((await answer.text()).trim(), '', 'there is nothing on them')
      }
    t.ok(await works())
  })

  t.test('a range that selects 10 of 12 pages is fine', async (t) => {
    const parts = [file(twelve), field('model', 'text'), field('page_range', '3-12')]
    const answer = await convert(service, parts)
    t.equal(answer.status, 200)
    t.equal(answer.headers.get('x-service-pages-used'), '10')
  })

  t.same(leftovers(service), [], 'nothing lies about')
})
