/**
 * Eight clients at once send good and bad documents to a server process of its own:
 * `npm run bench:mixed -- [--minutes 10] [--clients 8]`. Exit code 1 when the server ended before
 * its time or with another code than 0, when a status or error code was not the expected one
 * (SERVICE_BUSY with Retry-After is allowed, any other 5xx is not), when files were left behind, or
 * when memory grew by more than a tenth after the second minute.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { operatorKey } from '../test/accounts/operator-key.ts'
import { type MixedRequest, mixedRequests } from './documents/mixed-requests.ts'
import { median } from './median.ts'
import { startedService } from './started-service.ts'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string', default: '8' },
  },
})
const minutes = Number(options.minutes)
const clients = Number(options.clients)
const data = mkdtempSync(join(tmpdir(), 'pagemill-mixed-'))

interface Server {
  readonly child: ChildProcess
  readonly url: string
  readonly key: string
}

async function startServer(): Promise<Server> {
  const started = await startedService({
    PAGEMILL_DATA: data,
    PAGEMILL_LOG_LEVEL: 'warn',
    PAGEMILL_CACHE: '0',
    PAGEMILL_CONVERT_RATE: '1000000',
    PAGEMILL_STATUS_RATE: '1000000',
  })
  return { ...started, key: await operatorKey(data) }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resident bytes of a process and its children; 0 when it has ended. */
function residentBytes(pid: number): number {
  try {
    const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    const sum = children
      .filter(Boolean)
      .reduce((sum, child) => sum + residentBytes(Number(child)), 0)
    return Number(own?.[1] ?? 0) * 1024 + sum
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}

const faults: string[] = []
const counts = new Map<string, number>()

async function send(server: Server, request: MixedRequest): Promise<void> {
  let outcome: string
  try {
    outcome = request.sendsHalf ? await sendHalf(server, request) : await answerOf(server, request)
  } catch (error) {
    outcome = 'left'
    if (!request.leaveAfter) faults.push(`${request.name}: ${error}`)
  }
  const label = `${request.name} → ${outcome}`
  counts.set(label, (counts.get(label) ?? 0) + 1)
}

/** Adds a fault when the answer is not the expected one. */
async function answerOf({ url, key }: Server, request: MixedRequest): Promise<string> {
  const { name, status, code, leaveAfter } = request
  const shown = { right: { 'X-API-Key': key }, wrong: { 'X-API-Key': `${key}x` }, none: {} }
  const type = request.contentType ? { 'Content-Type': request.contentType } : {}
  const answer = await fetch(`${url}/v1/convert`, {
    method: 'POST',
    headers: { ...shown[request.key], ...type },
    body: request.contentType ? (request.files[0] as Uint8Array<ArrayBuffer>) : formOf(request),
    signal: leaveAfter ? AbortSignal.timeout(leaveAfter) : null,
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const said: string | null = answer.ok ? null : JSON.parse(body.toString()).error.code
  if (said === 'SERVICE_BUSY' && answer.headers.has('retry-after')) return 'busy'
  if (answer.status !== status || said !== code)
    faults.push(`${name}: ${answer.status} ${said}, expected ${status} ${code}`)
  return String(answer.status)
}

function formOf({ fields, files }: MixedRequest): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  for (const file of files)
    form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), 'document')
  return form
}

/** Hangs up with half of the body sent. */
async function sendHalf({ url, key }: Server, request: MixedRequest): Promise<string> {
  const form = new Response(formOf(request))
  const body = Buffer.from(await form.arrayBuffer())
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /v1/convert HTTP/1.1\r\nHost: ${hostname}\r\nX-API-Key: ${key}\r\n` +
      `Content-Type: ${form.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, body.length >> 1))
  await pause(100)
  socket.destroy()
  return 'hung up'
}

const server = await startServer()
const { pid } = server.child
let ended = false
server.child.once('exit', () => {
  ended = true
})
const requests = await mixedRequests()
const end = Date.now() + minutes * 60_000
const samples: { minute: number; bytes: number }[] = []
const begin = Date.now()

const hands = Array.from({ length: clients }, async (_, hand) => {
  for (let n = hand * 7; Date.now() < end && !ended; n++)
    await send(server, requests[n % requests.length]!)
})
const watch = (async () => {
  while (Date.now() < end && !ended) {
    samples.push({ minute: (Date.now() - begin) / 60_000, bytes: residentBytes(pid!) })
    await pause(1000)
  }
})()
await Promise.all([...hands, watch])

/** Folders that requests and conversions have in use. */
const inUse = (): string[] =>
  ['uploads', 'work'].flatMap((folder) => readdirSync(join(data, folder)))
if (ended) faults.push('the server process ended')
else {
  for (let tries = 0; tries < 50 && inUse().length > 0; tries++) await pause(100)
  if (inUse().length > 0) faults.push(`${inUse().length} folder(s) were left behind`)
}
const metrics = ended ? '' : await (await fetch(`${server.url}/metrics`)).text()
if (!/^pagemill_http_clients_gone_total [1-9]/m.test(metrics))
  faults.push('the metrics know of no client that left')
server.child.kill('SIGTERM')
while (!ended) await pause(50)
if (server.child.exitCode !== 0) faults.push(`exit code ${server.child.exitCode}`)
rmSync(data, { recursive: true, force: true })

const around = (minute: number): number =>
  median(samples.filter((s) => Math.abs(s.minute - minute) <= 0.25).map((s) => s.bytes))
const early = around(Math.min(2, minutes / 2))
const late = around(minutes - 0.25)
// Not comparable is not well either.
if (!(late <= early * 1.1)) faults.push('memory grew by more than a tenth')

for (const [label, count] of [...counts].sort()) process.stdout.write(`${label}: ${count}\n`)
const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
const mega = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
process.stdout.write(
  `${total} requests in ${minutes} min; resident ${mega(early)} → ${mega(late)}\n` +
    `${metrics.match(/^pagemill_hosts_ended_total.*$/gm)?.join('\n') ?? 'no engine process ended'}\n`,
)
for (const fault of new Set(faults)) process.stdout.write(`FAULT: ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
