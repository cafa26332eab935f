/**
 * Eight clients at once send good and bad documents to a server process of its own:
 * `npm run bench:mixed -- [--minutes 10] [--clients 8]`. Exit code 1 when the server crashed or
 * restarted, when a status was not the expected one (SERVICE_BUSY with Retry-After is allowed),
 * or when memory grew by more than a tenth after the second minute.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type MixedRequest, mixedRequests } from './documents/mixed-requests.ts'
import { median } from './report.ts'

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
  const entry = join(import.meta.dirname, '..', 'src', 'main.ts')
  const env = { ...process.env, PORT: '0', PAGEMILL_DATA: data, PAGEMILL_LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  while (!said.includes('curl')) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    await pause(50)
  }
  const url = /http:\/\/[\d.]+:\d+/.exec(said)![0]
  return { child, url, key: /sk_live_\w+/.exec(said)![0] }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resident bytes of a process and its children. */
function residentBytes(pid: number): number {
  const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  const sum = children.filter(Boolean).reduce((sum, child) => sum + residentBytes(Number(child)), 0)
  return Number(own?.[1] ?? 0) * 1024 + sum
}

const faults: string[] = []
const counts = new Map<string, number>()

async function send({ url, key }: Server, request: MixedRequest): Promise<void> {
  const form = new FormData()
  for (const [name, value] of request.fields) form.append(name, value)
  for (const { bytes, name } of request.files)
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  const headers: Record<string, string> = request.withKey ? { 'X-API-Key': key } : {}
  const signal = request.leaveAfter ? AbortSignal.timeout(request.leaveAfter) : null
  let outcome: string
  try {
    const answer = await fetch(`${url}/v1/convert`, { method: 'POST', headers, body: form, signal })
    await answer.arrayBuffer()
    const busy = answer.status === 503 && answer.headers.has('retry-after')
    outcome = busy ? 'busy' : String(answer.status)
    if (!busy && !request.leaveAfter && answer.status !== request.status)
      faults.push(`${request.name}: ${answer.status}, expected ${request.status}`)
  } catch (error) {
    outcome = 'left'
    if (!request.leaveAfter) faults.push(`${request.name}: ${error}`)
  }
  const label = `${request.name} → ${outcome}`
  counts.set(label, (counts.get(label) ?? 0) + 1)
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

const metrics = ended ? '' : await (await fetch(`${server.url}/metrics`)).text()
const left = ended ? [] : ['uploads', 'work'].flatMap((folder) => readdirSync(join(data, folder)))
if (ended) faults.push('the server process ended')
if (left.length > 0) faults.push(`${left.length} folder(s) were left behind`)
server.child.kill('SIGTERM')
await new Promise((resolve) => (ended ? resolve(null) : server.child.once('exit', resolve)))
rmSync(data, { recursive: true, force: true })

const around = (minute: number): number =>
  median(samples.filter((s) => Math.abs(s.minute - minute) <= 0.25).map((s) => s.bytes))
const early = around(Math.min(2, minutes / 2))
const late = around(minutes - 0.25)
if (late > early * 1.1) faults.push('memory grew by more than a tenth')

for (const [label, count] of [...counts].sort()) process.stdout.write(`${label}: ${count}\n`)
const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
const mega = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
process.stdout.write(
  `${total} requests in ${minutes} min; resident ${mega(early)} → ${mega(late)}\n` +
    `${/^pagemill_hosts_ended_total.*$/m.exec(metrics)?.[0] ?? 'no engine process ended'}\n`,
)
for (const fault of new Set(faults)) process.stdout.write(`FAULT: ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
