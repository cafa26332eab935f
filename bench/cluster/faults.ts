import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../src/db/database.ts'
import type { Running } from '../../test/cluster/processes.ts'
import { ask, post } from '../../test/http/jobs.ts'
import { type Answer, field } from '../../test/http/service.ts'
import { randomFrom } from '../documents/random.ts'
import type { Extent, Found } from './claim.ts'
import { scanned } from './orders.ts'
import { type Line, openPlace, type Place } from './place.ts'

const APIS = 2
const WORKERS = 3
const CLIENTS = 6
/** Milliseconds that a cut, or a storage of errors, lasts, where the run is long enough. */
const LONG = 60_000
/** Milliseconds in which a job must end once all is well. */
const PATIENCE = 600_000

/** A process and how it is started again. */
interface Post {
  readonly role: 'api' | 'worker'
  readonly line: Line
  running: Running | null
}

interface Job {
  readonly mark: string
  readonly pages: number
}

/** Load while processes are killed, lines are cut, PostgreSQL restarts and S3 answers with errors. */
export async function faults({ minutes, seed }: Extent): Promise<Found> {
  const place = await openPlace()
  const told = new Map<string, Set<string>>()
  const receiver = createServer(async (request, response) => {
    const { data } = JSON.parse(await text(request))
    const ids = told.get(data.request_id) ?? new Set()
    told.set(data.request_id, ids.add(String(request.headers['webhook-id'])))
    response.end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  try {
    const posts = await startAll(place)
    const key = posts[0]!.running!.key
    const accepted = new Map<string, Job>()
    const wrong: string[] = []
    const end = performance.now() + minutes * 60_000
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      keepOrdering(`client-${client}`, posts, key, hook, accepted, wrong, end),
    )
    const counts = await disturb(place, posts, end, seed)
    await Promise.all(clients)
    await settled(posts, key, accepted, told, wrong)
    wrong.push(...(await accounted(place, posts, key, accepted, told)))
    return {
      figures: [
        `${minutes} minutes: ${Object.entries(counts)
          .map(([what, times]) => `${what} ${times}`)
          .join(', ')}`,
        `${accepted.size} jobs accepted, ${told.size} told of`,
      ],
      faults: [...new Set(wrong)],
    }
  } finally {
    receiver.close()
    await place.close()
  }
}

async function startAll(place: Place): Promise<Post[]> {
  const posts: Post[] = []
  const roles = [...Array(APIS).fill('api'), ...Array(WORKERS).fill('worker')] as Post['role'][]
  for (const role of roles) {
    const line = await place.line()
    posts.push({ role, line, running: await place.process(role, line, SETTINGS) })
  }
  return posts
}

/** Parts, too, and in small ones. */
const SETTINGS = { PAGEMILL_PART_PAGES: '3' }

async function keepOrdering(
  name: string,
  posts: readonly Post[],
  key: string,
  hook: string,
  accepted: Map<string, Job>,
  wrong: string[],
  end: number,
): Promise<void> {
  for (let n = 0; performance.now() < end; n++) {
    const pages = 1 + (n % 8)
    const mark = `${name}-order-${n}`
    const parts = [...scanned(pages, mark), field('webhook_url', hook)]
    let id: string | null = null
    while (id === null && performance.now() < end + PATIENCE) {
      id = await tryOrder(posts, key, parts, mark, wrong)
      if (id === null) await pause(200)
    }
    if (id === null) return
    if (accepted.has(id)) wrong.push(`${id} was given twice`)
    accepted.set(id, { mark, pages })
    while ((await stateOf(posts, key, id)) === null && performance.now() < end) await pause(200)
  }
}

/** Under one name, however often it is tried. */
async function tryOrder(
  posts: readonly Post[],
  key: string,
  parts: Parameters<typeof post>[2],
  mark: string,
  wrong: string[],
): Promise<string | null> {
  try {
    const answer = await post(anApi(posts, key), '/v1/jobs', parts, { 'Idempotency-Key': mark })
    const { success, data, error } = (await answer.json()) as Answer
    if (success) return data.request_id
    if (answer.status !== 503 && error.code !== 'NOT_READY')
      wrong.push(`an order: ${answer.status} ${error.code} ${error.message}`)
  } catch {
    // Its process was killed, or its line is cut.
  }
  return null
}

function anApi(posts: readonly Post[], key: string): Pick<Running, 'url' | 'key'> {
  const up = posts.filter(({ role, running, line }) => role === 'api' && running && !line.isCut)
  const { running } = up[Math.floor(Math.random() * up.length)] ?? {}
  if (!running) throw new Error('no api process is up')
  return { url: running.url, key }
}

/** How a job ended; null while it has not, or nobody says. */
async function stateOf(
  posts: readonly Post[],
  key: string,
  id: string,
): Promise<'done' | 'failed' | null> {
  try {
    const answer = await ask(anApi(posts, key), `/v1/jobs/${id}`)
    const { data } = (await answer.json()) as Answer
    return data?.completed_at ? data.status : null
  } catch {
    return null
  }
}

async function disturb(
  place: Place,
  posts: readonly Post[],
  end: number,
  seed: number,
): Promise<Record<string, number>> {
  const random = randomFrom(seed)
  const one = (role: Post['role']): Post => {
    const some = posts.filter((post) => post.role === role)
    return some[Math.floor(random() * some.length)]!
  }
  const counts: Record<string, number> = {}
  const long = (): number => Math.min(LONG, Math.max(0, end - performance.now()))
  const kill = async (role: Post['role']): Promise<void> => {
    const killed = one(role)
    const { child, exit } = killed.running!
    killed.running = null
    child.kill('SIGKILL')
    await exit
    killed.running = await startAgain(place, killed, counts)
  }
  const acts: Record<string, () => Promise<void>> = {
    'worker killed': () => kill('worker'),
    'api killed': () => kill('api'),
    'worker cut off': async () => {
      const { line } = one('worker')
      line.isCut = true
      await pause(long())
      line.isCut = false
    },
    'PostgreSQL restarted': async () => {
      place.postgres.stop()
      await pause(2000)
      place.postgres.start()
    },
    'S3 in error': async () => {
      place.s3.fault = 500
      await pause(long())
      place.s3.fault = null
    },
  }
  for (let round = 0; performance.now() < end; round++) {
    await pause(3000)
    // Kills come most often; each of the others once in six rounds.
    const turn = round % 6
    const name =
      ['worker killed', 'PostgreSQL restarted', 'api killed', 'S3 in error', 'worker killed'][
        turn
      ] ?? 'worker cut off'
    await acts[name]!()
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** As whatever keeps a service up does: until it runs. */
async function startAgain(
  place: Place,
  { role, line }: Post,
  counts: Record<string, number>,
): Promise<Running> {
  for (;;)
    try {
      return await place.process(role, line, SETTINGS)
    } catch (error) {
      counts[`start failed (${error})`] = (counts[`start failed (${error})`] ?? 0) + 1
      await pause(2000)
    }
}

async function settled(
  posts: readonly Post[],
  key: string,
  accepted: ReadonlyMap<string, Job>,
  told: ReadonlyMap<string, unknown>,
  wrong: string[],
): Promise<void> {
  const end = performance.now() + PATIENCE
  for (const id of accepted.keys()) {
    while ((await stateOf(posts, key, id)) === null && performance.now() < end) await pause(100)
    while (!told.has(id) && performance.now() < end) await pause(100)
    if (!told.has(id)) wrong.push(`nobody was told of ${id}`)
  }
}

/** Every job once, every page billed once, every result right and there. */
async function accounted(
  place: Place,
  posts: readonly Post[],
  key: string,
  accepted: ReadonlyMap<string, Job>,
  told: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string[]> {
  const wrong: string[] = []
  const api = anApi(posts, key)
  const db = await openDatabase(place.postgres.url('postgres'))
  const jobs = await db.selectFrom('jobs').selectAll().execute()
  const bills = await db.selectFrom('reservations').selectAll().execute()
  const waiting = await db.selectFrom('queue').select('job_id').execute()
  const parts = await db.selectFrom('job_parts').select('id').execute()
  await db.destroy()
  if (jobs.length !== accepted.size)
    wrong.push(`${jobs.length} jobs exist, ${accepted.size} were accepted`)
  if (waiting.length + parts.length > 0)
    wrong.push(`${waiting.length} entries and ${parts.length} parts are left`)
  for (const { id, status, pages_used: used, error_detail: reason, result_file } of jobs) {
    const { mark, pages } = accepted.get(id) ?? { mark: '', pages: 0 }
    const bill = bills.filter(({ request_id }) => request_id === id)
    const billed = bill.reduce((sum, { billed }) => sum + (billed ?? 0), 0)
    if ((told.get(id)?.size ?? 0) !== 1) wrong.push(`${id} was told of as several`)
    if (bill.some(({ state }) => state === 'held')) wrong.push(`${id}: pages are still held`)
    if (billed !== (used ?? 0)) wrong.push(`${id}: ${billed} pages are billed, ${used} were done`)
    if (status !== 'done') wrong.push(`${id} ended as ${status}: ${reason}`)
    else {
      const bytes = await (await ask(api, `/v1/jobs/${id}/result?download=1`)).bytes()
      const { digest } = JSON.parse(result_file!) as { digest: string }
      const text = new TextDecoder().decode(bytes)
      const isRight =
        used === pages && Array.from({ length: pages }).every((_, i) => text.includes(`page ${i}`))
      if (createHash('sha256').update(bytes).digest('hex') !== digest)
        wrong.push(`${id}: the result's bytes are not those that were made`)
      if (!isRight || !text.includes(mark)) wrong.push(`${id}: the result is another document's`)
    }
  }
  return wrong
}
