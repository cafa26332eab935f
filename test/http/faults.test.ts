import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { endlessPage, lines, pdf } from '../engine/documents.ts'
import { hold } from '../engine/held.ts'
import { ask, dataOf } from './jobs.ts'
import { type Answer, convert, field, file, leftovers, serviceFor } from './service.ts'

const dense = {
  content: lines(
    Array.from({ length: 80 }, (_, i) => `${i} words from edge to edge`),
    9,
    30,
  ),
}
const text = field('model', 'text')
const pixels = field('text_layer', 'never')

t.test('OCR_ERROR: a page that cannot be read in time, unbilled', async (t) => {
  // Counting its pages has the same deadline, and must keep it on the slowest machine.
  const service = await serviceFor(t, { pageDeadline: 5000 })
  const parts = [file(pdf([await endlessPage()])), text, pixels]
  const answer = await convert(service, parts)
  t.equal(answer.status, 502)
  t.match(await answer.json(), {
    success: false,
    error: { code: 'OCR_ERROR', message: /too long/ },
  })
  t.match(await dataOf(ask(service, '/v1/usage')), { calls_used: 0 })
  t.same(leftovers(service), [])
})

t.test('SERVICE_BUSY: more waits than may, and when to come again', async (t) => {
  const service = await serviceFor(t, { maxWaiting: 2, cacheBytes: 0 })
  const send = () => convert(service, [file(pdf([dense])), text, pixels])
  t.equal((await send()).status, 200)
  const goOn = hold()
  const sent = Array.from({ length: 12 }, send)
  // While the hosts stand still, only a refusal can be answered.
  t.equal((await Promise.race(sent)).status, 503)
  goOn()
  const answers = await Promise.all(sent)
  const busy = answers.filter(({ status }) => status === 503)
  t.ok(busy.length > 0)
  for (const answer of busy) {
    t.match(await answer.json(), { success: false, error: { code: 'SERVICE_BUSY' } })
    t.ok(Number(answer.headers.get('retry-after')) >= 1)
  }
  for (const { status } of answers) t.ok(status === 200 || status === 503)
  t.equal((await send()).status, 200)
})

t.test('STORAGE_ERROR: uploads cannot be stored', async (t) => {
  const service = await serviceFor(t)
  const uploads = join(service.dataFolder, 'uploads')
  rmSync(uploads, { recursive: true })
  writeFileSync(uploads, 'no folder')
  const answer = await convert(service, [file(pdf([dense])), text])
  t.equal(answer.status, 503)
  t.match(await answer.json(), { success: false, error: { code: 'STORAGE_ERROR' } })
  t.ok(answer.headers.get('retry-after'))
})

t.test('INTERNAL_ERROR: says nothing of the inside', async (t) => {
  const service = await serviceFor(t)
  await sql`alter table jobs rename to jobs_gone`.execute(service.db)
  const answer = await ask(service, '/v1/jobs')
  t.equal(answer.status, 500)
  const { error } = (await answer.json()) as Answer
  t.equal(error.code, 'INTERNAL_ERROR')
  t.notMatch(error.message, /jobs|sql|table/i)
})

t.test('PAGE_RANGE_SUGGESTED: in the header of files, in the body of JSON', async (t) => {
  const service = await serviceFor(t)
  const pages = (count: number) =>
    file(pdf(Array.from({ length: count }, () => ({ content: lines(['Invoice No. 12']) }))))
  const invoice = field('model', 'invoice')
  const warned = await convert(service, [pages(4), invoice])
  t.equal(warned.status, 200)
  t.equal(warned.headers.get('x-service-warning'), 'PAGE_RANGE_SUGGESTED')
  const json = await convert(service, [pages(4), invoice, field('output', 'json')])
  t.match(await json.json(), {
    success: true,
    warnings: [{ code: 'PAGE_RANGE_SUGGESTED', message: /\w/ }],
  })
  for (const parts of [
    [pages(3), invoice],
    [pages(4), invoice, field('page_range', '1-4')],
    [pages(4), field('model', 'tables')],
  ])
    t.notMatch((await convert(service, parts)).headers.get('x-service-warning') ?? '', /PAGE_RANGE/)
})
