/**
 * How many requests the service takes, beside a Koa server that only says hello:
 * `npm run bench:load -- [--seconds 10]`. Exit code 1 unless status and job polling take at least
 * 3,000 requests a second, POST /v1/jobs accepts at least 200 one-page files a second while the
 * engine works, and the 99th percentile of polling under that load is below 50 ms.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { operatorKey } from '../test/accounts/operator-key.ts'
import { lines, pdf } from '../test/engine/documents.ts'

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
const seconds = Number(options.seconds)
const CONNECTIONS = 32

const started: ChildProcess[] = []

/** Starts a script and resolves with what it says once that matches. */
async function start(
  [path, ...args]: readonly [string, ...string[]],
  ready: RegExp,
  env: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, path), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  while (!ready.test(said)) {
    if (child.exitCode !== null) throw new Error(`${path} did not start`)
    await pause(20)
  }
  return said
}

const form = (bytes: Uint8Array, fields: Record<string, string>): FormData => {
  const data = new FormData()
  data.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'document.pdf')
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

interface Row {
  readonly name: string
  readonly perSecond: number
  readonly p99: number
  readonly bad: number
}

async function load(name: string, wanted: Omit<autocannon.Options, 'duration'>): Promise<Row> {
  const result = await autocannon({ connections: CONNECTIONS, ...wanted, duration: seconds })
  const counts = Object.entries(result.statusCodeStats ?? {})
  const good = counts.filter(([status]) => Number(status) < 300)
  const taken = good.reduce((sum, [, { count }]) => sum + (count ?? 0), 0)
  const all = counts.reduce((sum, [, { count }]) => sum + (count ?? 0), 0)
  return {
    name,
    perSecond: taken / result.duration,
    p99: result.latency.p99,
    bad: all - taken + result.errors,
  }
}

const data = mkdtempSync(join(tmpdir(), 'pagemill-load-'))
const hello = (await start(['hello.ts'], /http:\S+/, {})).trim()
const said = await start(['../bin/pagemill.js', 'serve'], /pagemill serves/, {
  PORT: '0',
  PAGEMILL_DATA: data,
  PAGEMILL_LANGUAGES: 'eng',
  PAGEMILL_LOG_LEVEL: 'warn',
  PAGEMILL_JOBS_RATE: '1000000000',
  PAGEMILL_STATUS_RATE: '1000000000',
})
const url = /http:\/\/[\d.]+:\d+/.exec(said)![0]
const headers = { 'X-API-Key': await operatorKey(data) }

async function order(bytes: Uint8Array, fields: Record<string, string>): Promise<string> {
  const init = { method: 'POST', headers, body: form(bytes, fields) }
  // biome-ignore lint/suspicious/noExplicitAny: read as far as it is needed
  const body = (await (await fetch(`${url}/v1/jobs`, init)).json()) as any
  return body.data.request_id
}

const page = pdf([{ content: lines(['One page of a few words']) }])
const dense = {
  content: lines(
    Array.from({ length: 80 }, (_, i) => `${i} words from edge to edge`),
    9,
    30,
  ),
}
const rows: Row[] = [await load('hello', { url: hello })]
rows.push(await load('GET /v1/status', { url: `${url}/v1/status` }))
const id = await order(page, { model: 'text' })
rows.push(await load('GET /v1/jobs/{id}', { url: `${url}/v1/jobs/${id}`, headers }))

// Work for as long as the rest takes.
const work = pdf(Array.from({ length: 100 }, () => dense))
for (let n = 0; n < 4; n++) await order(work, { model: 'text', text_layer: 'never' })
const request = new Request('http://x/', { method: 'POST', body: form(page, { model: 'text' }) })
const body = Buffer.from(await request.arrayBuffer())
const type = { 'content-type': request.headers.get('content-type')! }
const [accepted, polled] = await Promise.all([
  load('POST /v1/jobs, engine at work', {
    url: `${url}/v1/jobs`,
    method: 'POST',
    headers: { ...headers, ...type },
    body,
  }),
  load('GET /v1/jobs/{id} beside it', {
    url: `${url}/v1/jobs/${id}`,
    headers,
    connections: 4,
    overallRate: 100,
  }),
])
rows.push(accepted, polled)
for (const child of started) child.kill('SIGKILL')
await pause(200)
rmSync(data, { recursive: true, force: true })

const base = rows[0]!.perSecond
process.stdout.write(
  `${availableParallelism()} cores, ${CONNECTIONS} connections, ${seconds} s each\n`,
)
for (const { name, perSecond, p99, bad } of rows)
  process.stdout.write(
    `${name.padEnd(32)} ${perSecond.toFixed(0).padStart(7)}/s  ${(perSecond / base).toFixed(3)} of ` +
      `hello  p99 ${p99} ms${bad > 0 ? `  ${bad} failed` : ''}\n`,
  )
const claims: readonly (readonly [string, boolean])[] = [
  ['status and polling take 3,000/s', rows.slice(1, 3).every((row) => row.perSecond >= 3000)],
  ['200 files/s are accepted', accepted.perSecond >= 200],
  ['polling beside it has a p99 below 50 ms', polled.p99 < 50],
  ['nothing failed', rows.every(({ bad }) => bad === 0)],
]
for (const [claim, holds] of claims) if (!holds) process.stdout.write(`FAULT: not so: ${claim}\n`)
process.exitCode = claims.every(([, holds]) => holds) ? 0 : 1
