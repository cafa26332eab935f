/**
 * Four clients order jobs while the service, or its engine process alone, is killed with SIGKILL at
 * random moments: `npm run bench:kill -- [--rounds 50] [--seed 1]`. Exit code 1 unless in the end
 * every accepted job has ended, once; every page of a done job is billed, once; every job was told
 * of under one webhook id; and no file is left that nothing refers to.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/db/database.ts'
import { operatorKey } from '../test/accounts/operator-key.ts'
import { lines, pdf } from '../test/engine/documents.ts'
import { randomFrom } from './documents/random.ts'
import { startedService } from './started-service.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
})
const rounds = Number(options.rounds)
const random = randomFrom(Number(options.seed))
const CLIENTS = 4
/** Jobs a client has open at once. */
const OPEN = 3
/** Milliseconds in which something must happen after the last kill: a job ends or is told of. */
const PATIENCE = 300_000

const data = mkdtempSync(join(tmpdir(), 'pagemill-kill-'))
const faults: string[] = []
let lastNews = Date.now()

const told = new Map<string, { ids: Set<string>; types: Set<string> }>()
const receiver = createServer(async (request, response) => {
  const { type, data } = JSON.parse(await text(request))
  const known = told.get(data.request_id) ?? { ids: new Set(), types: new Set() }
  known.ids.add(String(request.headers['webhook-id']))
  known.types.add(type)
  told.set(data.request_id, known)
  lastNews = Date.now()
  response.end()
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`

let service: { child: ChildProcess; url: string }
let key = ''
/** Between a kill and the next start its port may be somebody else's. */
let isUp = false
/** Milliseconds the last start took: on a busy machine all takes longer, and rounds do, too. */
let startMs = 0

async function startService(): Promise<void> {
  const begin = Date.now()
  const started = await startedService({
    PAGEMILL_DATA: data,
    PAGEMILL_LANGUAGES: 'eng',
    PAGEMILL_LOG_LEVEL: 'warn',
    PAGEMILL_JOBS_RATE: '1000000',
    PAGEMILL_WEBHOOK_HTTP: 'on',
    PAGEMILL_WEBHOOK_ALLOW: '127.0.0.1',
    PAGEMILL_WEBHOOK_DELAYS: '0,1,1,1,1,1,1,1,1',
  })
  service = started
  key ||= await operatorKey(data)
  startMs = Date.now() - begin
  isUp = true
}

/** `data` of an answer; undefined while the service is not there. Other errors are faults. */
// biome-ignore lint/suspicious/noExplicitAny: read as far as it is needed
async function ask(path: string, init: RequestInit = {}): Promise<any> {
  if (!isUp) return undefined
  const asked = service
  try {
    const headers = { ...init.headers, 'X-API-Key': key }
    const answer = await fetch(asked.url + path, { ...init, headers })
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const body = (await answer.json()) as any
    if (asked !== service || !isUp) return undefined
    if (body.success) return body.data
    const { code, message } = body.error
    // An engine killed twice in a row is told as such.
    if (answer.status !== 503 && code !== 'NOT_READY' && code !== 'OCR_ERROR')
      faults.push(`${path}: ${answer.status} ${code} ${message}`)
  } catch {
    // Killed in the middle of it.
  }
  return undefined
}

const accepted = new Map<string, number>()
let ordering = true
let repeats = 0

/** Orders a job until it is accepted, always under the same name. */
async function order(name: string): Promise<string> {
  const pages = 1 + Math.floor(random() * 4)
  const page = {
    content: lines(Array.from({ length: 30 }, (_, i) => `${name}: line ${i} of many`)),
  }
  const bytes = pdf(Array.from({ length: pages }, () => page))
  for (;;) {
    const form = new FormData()
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'document.pdf')
    form.append('model', 'text')
    form.append('text_layer', 'never')
    form.append('webhook_url', hook)
    const init = { method: 'POST', body: form, headers: { 'Idempotency-Key': name } }
    const job = await ask('/v1/jobs', init)
    if (job) {
      if (accepted.has(job.request_id)) faults.push(`${job.request_id} was given twice`)
      accepted.set(job.request_id, pages)
      return job.request_id
    }
    repeats++
    await pause(100)
  }
}

async function ended(id: string): Promise<void> {
  while (ordering || Date.now() < lastNews + PATIENCE) {
    const job = await ask(`/v1/jobs/${id}`)
    if (job?.completed_at) {
      lastNews = Date.now()
      return
    }
    await pause(100)
  }
  faults.push(`${id} has not ended`)
}

async function hand(name: string): Promise<void> {
  for (let n = 0; ordering; n++) await ended(await order(`${name}-${n}`))
}

/** The engine's processes. */
function hostsOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

async function killSomething(): Promise<'service' | 'engine'> {
  const { child } = service
  if (random() < 0.35) {
    const hosts = hostsOf(child.pid!)
    const host = hosts[Math.floor(random() * hosts.length)]
    if (host !== undefined) process.kill(host, 'SIGKILL')
    return 'engine'
  }
  const gone = new Promise((resolve) => child.once('exit', resolve))
  isUp = false
  child.kill('SIGKILL')
  await gone
  await startService()
  return 'service'
}

await startService()
const begin = Date.now()
const hands = Array.from({ length: CLIENTS * OPEN }, (_, i) => hand(`client${i % CLIENTS}-${i}`))
const kills = { service: 0, engine: 0 }
for (let round = 0; round < rounds; round++) {
  await pause((300 + random() * 2200) * Math.max(1, startMs / 1500))
  kills[await killSomething()]++
}
lastNews = Date.now()
ordering = false
await Promise.all(hands)
while (told.size < accepted.size && Date.now() < lastNews + PATIENCE) await pause(100)

const { total } = await ask('/v1/jobs?limit=1')
if (total !== accepted.size) faults.push(`${total} jobs exist, ${accepted.size} were accepted`)
const outcomes = { done: 0, failed: 0 }
let pages = 0
const reasons = new Map<string, number>()
for (const [id, wanted] of accepted) {
  const job = await ask(`/v1/jobs/${id}`)
  outcomes[job.status as 'done' | 'failed']++
  if (job.error_detail) reasons.set(job.error_detail, (reasons.get(job.error_detail) ?? 0) + 1)
  pages += job.pages_used ?? 0
  if (job.status === 'done' && job.pages_used !== wanted)
    faults.push(`${id}: ${job.pages_used} of ${wanted} pages`)
  const one = told.get(id)
  if (!one) faults.push(`${id}: nobody was told`)
  else if (one.ids.size !== 1 || one.types.size !== 1) faults.push(`${id}: told as several`)
}
const { calls_used: billed } = await ask('/v1/usage')
if (billed !== pages) faults.push(`${billed} pages are billed, ${pages} were done`)

service!.child.kill('SIGTERM')
await new Promise((resolve) => service.child.once('exit', resolve))
const db = await openDatabase(join(data, 'pagemill.db'))
for (const [what, rows] of [
  ['queued', await db.selectFrom('queue').selectAll().execute()],
  ['held', await db.selectFrom('reservations').selectAll().where('state', '=', 'held').execute()],
] as const)
  if (rows.length > 0) faults.push(`${rows.length} still ${what}`)
await db.destroy()
const count = (folder: string): number => readdirSync(join(data, folder)).length
for (const folder of ['storage/inputs', 'attempts', 'uploads', 'work'])
  if (count(folder) > 0) faults.push(`${count(folder)} left in ${folder}`)
if (count('storage/results') !== outcomes.done)
  faults.push(`${count('storage/results')} results of ${outcomes.done} done jobs`)
receiver.close()
rmSync(data, { recursive: true, force: true })

process.stdout.write(
  `${rounds} rounds in ${Math.round((Date.now() - begin) / 1000)} s: the service was killed ` +
    `${kills.service} times, its engine ${kills.engine} times\n` +
    `${accepted.size} jobs accepted (${repeats} requests repeated): ${outcomes.done} done, ` +
    `${outcomes.failed} failed; ${billed} pages billed\n`,
)
for (const [reason, jobs] of reasons) process.stdout.write(`failed: ${reason} (${jobs})\n`)
for (const fault of new Set(faults)) process.stdout.write(`FAULT: ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
