import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { CARD, ROLL } from '../engine/small-papers.ts'
import { convert, field, file, serviceFor } from './service.ts'

const SCAN = pdf([
  { content: lines(ROLL, 10, 20, 280), width: 226, height: 300 },
  { content: lines(CARD, 10, 20, 130), width: 241, height: 156 },
])

t.test('model auto: the kinds of a scan in JSON, a file each with split', async (t) => {
  const service = await serviceFor(t)
  const send = (...wish: (readonly [string, string])[]) =>
    convert(service, [file(SCAN), ...wish.map(([name, value]) => field(name, value))])
  const json = await send(['model', 'auto'], ['output', 'json'])
  t.equal(json.status, 200)
  t.match(await json.json(), {
    data: {
      model: 'auto',
      documents: [
        { kind: 'receipt', pages: [1] },
        { kind: 'business_card', pages: [2] },
      ],
    },
  })
  t.match(json.headers.get('x-service-warning'), /SEVERAL_DOCUMENTS/)
  const split = await send(['model', 'auto'], ['output', 'json'], ['split', 'true'])
  t.match(await split.json(), {
    data: {
      documents: [
        { kind: 'receipt', fields: { total: '3.40' } },
        { kind: 'business_card', fields: { email: 'jane.doe@example.co.uk' } },
      ],
    },
  })
  const files = await send(['model', 'auto'], ['split', 'true'])
  t.equal(files.headers.get('content-type'), 'application/zip')
  t.match(files.headers.get('content-disposition'), /\.zip"/)
  const archive = Buffer.from(await files.arrayBuffer())
  t.ok(archive.includes('1 receipt.xlsx') && archive.includes('2 business_card.xlsx'))
})

t.test('split without auto is refused', async (t) => {
  const service = await serviceFor(t)
  for (const wish of [['true'], ['maybe']]) {
    const answer = await convert(service, [file(SCAN), field('split', wish[0]!)])
    t.equal(answer.status, 400)
    t.match(await answer.json(), { error: { code: 'INVALID_PARAMETER', message: /split/ } })
  }
})
