import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { hold, hostsOf } from '../engine/held.ts'
import { receiverFor, WITHIN } from '../webhooks/receiver.ts'
import { ask, dataOf, ended, eventually, post } from './jobs.ts'
import { convert, field, file, type Service, serviceFor } from './service.ts'

const letter = file(pdf([{ content: lines(['a letter']) }]))
const text = field('model', 'text')
const pixels = field('text_layer', 'never')
/** Pages that are not all read before the engine is stopped. */
const long = file(pdf(Array.from({ length: 12 }, (_, i) => ({ content: lines([`page ${i}`]) }))))

/** Every value that Prometheus gets, by name and labels as they are written. */
async function values({ url }: Service): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${url}/metrics`)
  const samples = (await answer.text()).split('\n').filter((line) => /^pagemill_/.test(line))
  return new Map(samples.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}

t.test('what is done is counted', async (t) => {
  const service = await serviceFor(t, WITHIN)
  const receiver = await receiverFor(t)
  const value = async (name: string) => (await values(service)).get(name)

  t.equal((await convert(service, [letter, text])).status, 200)
  t.equal((await convert(service, [file('no document'), text])).status, 400)
  const first = await values(service)
  const requests = 'pagemill_http_request_duration_seconds'
  const converted = 'route="/v1/convert",method="POST",status='
  for (const [name, wanted] of [
    [`${requests}_count{${converted}"200"}`, 1],
    [`${requests}_count{${converted}"400"}`, 1],
    [`${requests}_bucket{le="+Inf",${converted}"200"}`, 1],
    ['pagemill_errors_total{code="UNSUPPORTED_FILE_TYPE"}', 1],
    ['pagemill_pages_total{lane="interactive",outcome="done",source="text_layer"}', 1],
    ['pagemill_page_duration_seconds_count{lane="interactive",clock="working"}', 1],
    ['pagemill_page_duration_seconds_count{lane="interactive",clock="waiting"}', 1],
    ['pagemill_engine_threads', 2],
    ['pagemill_engine_ready', 1],
    ['pagemill_jobs_open{status="pending"}', 0],
    ['pagemill_jobs_oldest_seconds', 0],
  ] as const)
    t.equal(first.get(name), wanted, name)
  t.ok(first.get(`${requests}_sum{${converted}"200"}`)! > 0)

  // While the engine stands still the queue grows, in number and in age.
  const webhook = field('webhook_url', receiver.url)
  const { request_id } = await dataOf(post(service, '/v1/jobs', [long, text, pixels, webhook]))
  const goOn = hold()
  await eventually(
    async () => (await value('pagemill_jobs_open{status="processing"}')) === 1 || undefined,
  )
  await eventually(async () => (await value('pagemill_jobs_oldest_seconds'))! > 0 || undefined)
  t.equal(await value('pagemill_pages_held'), 12)
  receiver.behave({ status: 500 })
  goOn()
  await ended(service, request_id)
  await eventually(
    async () => (await value('pagemill_webhook_deliveries{state="dead"}')) === 1 || undefined,
  )
  const last = await values(service)
  for (const [name, wanted] of [
    ['pagemill_jobs_open{status="processing"}', 0],
    ['pagemill_jobs_oldest_seconds', 0],
    ['pagemill_pages_held', 0],
    ['pagemill_job_attempts_total{outcome="done"}', 1],
    ['pagemill_job_duration_seconds_count{clock="waiting"}', 1],
    ['pagemill_job_duration_seconds_count{clock="working"}', 1],
    ['pagemill_pages_total{lane="bulk",outcome="done",source="ocr"}', 12],
    ['pagemill_webhook_deliveries{state="pending"}', 0],
  ] as const)
    t.equal(last.get(name), wanted, name)
  const tries = [...last].filter(([name]) => name.startsWith('pagemill_webhook_tries_total'))
  t.equal(
    tries.reduce((sum, [, count]) => sum + count, 0),
    4,
    'each try of a webhook',
  )

  for (const host of hostsOf()) process.kill(host, 'SIGKILL')
  await until(() => service.engine.status().hostsRestarted === 1)
  t.equal(await value('pagemill_hosts_ended_total{cause="killed"}'), 1)
  t.equal((await ask(service, '/v1/status')).status, 200)
})

t.test('names and types as promtool check metrics wants them', async (t) => {
  const service = await serviceFor(t)
  const text = await (await fetch(`${service.url}/metrics`)).text()
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  t.ok(types.length > 20)
  for (const [, name = '', type] of types) {
    t.equal(/_total$/.test(name), type === 'counter', `${name} is a ${type}`)
    t.notMatch(name, /_(count|sum|bucket|milliseconds|ms|minutes)$/)
    t.match(text, new RegExp(`^# HELP ${name} \\S`, 'm'))
  }
})
