import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../src/db/database.ts'
import { DEAD } from '../../src/queue/boss.ts'
import type { Running } from '../../test/cluster/processes.ts'
import { ask, post } from '../../test/http/jobs.ts'
import { type Answer, field } from '../../test/http/service.ts'
import { scanned } from './orders.ts'
import type { Line, Place } from './place.ts'

const CLIENTS = 6
/** Milliseconds in which a job must end once all is well. */
const PATIENCE = 600_000

/** How a job ends whose last retry is lost. */
const BROKEN_OFF = 'the work on it broke off'

/** A process and how it is started again. */
export interface Post {
  readonly role: 'api' | 'worker'
  readonly line: Line
  running: Running | null
}

interface Job {
  readonly mark: string
  readonly pages: number
}

/** Clients that order jobs of all processes, and whoever is told of their ends. */
export interface Load {
  /** Resolves once all that was ordered has ended; then tells what did not go as promised. */
  finish(): Promise<{ readonly figures: string[]; readonly faults: string[] }>
}

/** @param isOver whether nothing more is ordered */
export async function startLoad(
  place: Place,
  posts: readonly Post[],
  key: string,
  isOver: () => boolean,
): Promise<Load> {
  const told = new Map<string, Set<string>>()
  const receiver = createServer(async (request, response) => {
    const { data } = JSON.parse(await text(request))
    const ids = told.get(data.request_id) ?? new Set()
    told.set(data.request_id, ids.add(String(request.headers['webhook-id'])))
    response.end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const accepted = new Map<string, Job>()
  const wrong: string[] = []
  const clients = Array.from({ length: CLIENTS }, (_, client) =>
    keepOrdering(`client-${client}`, posts, key, hook, accepted, wrong, isOver),
  )
  return {
    async finish() {
      try {
        await Promise.all(clients)
        await settled(posts, key, accepted, told, wrong)
        const broken: string[] = []
        wrong.push(...(await accounted(place, posts, key, accepted, told, broken)))
        return {
          figures: [
            `${accepted.size} jobs accepted, ${told.size} told of, ${broken.length} given up`,
          ],
          faults: [...new Set(wrong)],
        }
      } finally {
        receiver.close()
      }
    },
  }
}

async function keepOrdering(
  name: string,
  posts: readonly Post[],
  key: string,
  hook: string,
  accepted: Map<string, Job>,
  wrong: string[],
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; !isOver(); n++) {
    const pages = 1 + (n % 8)
    const mark = `${name}-order-${n}`
    const parts = [...scanned(pages, mark), field('webhook_url', hook)]
    let id: string | null = null
    for (let tries = 0; id === null; tries++) {
      if (tries > 0) await pause(200)
      id = await tryOrder(posts, key, parts, mark, wrong)
    }
    if (accepted.has(id)) wrong.push(`${id} was given twice`)
    accepted.set(id, { mark, pages })
    while ((await stateOf(posts, key, id)) === null && !isOver()) await pause(200)
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

/**
 * Every job once, every page billed once, every result right and there.
 *
 * @param broken takes in the jobs whose workers fell silent three times: they fail, unbilled
 * @returns what is not so
 */
async function accounted(
  place: Place,
  posts: readonly Post[],
  key: string,
  accepted: ReadonlyMap<string, Job>,
  told: ReadonlyMap<string, ReadonlySet<string>>,
  broken: string[],
): Promise<string[]> {
  const wrong: string[] = []
  const api = anApi(posts, key)
  const db = await openDatabase(place.postgres.url('postgres'))
  const jobs = await db.selectFrom('jobs').selectAll().execute()
  const bills = await db.selectFrom('reservations').selectAll().execute()
  const waiting = await db.selectFrom('queue').select('job_id').execute()
  const parts = await db.selectFrom('job_parts').select('id').execute()
  const { rows: letters } = await sql`select id from pgboss.job where name = ${DEAD}`.execute(db)
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
    if (reason === BROKEN_OFF) broken.push(id)
    else if (status !== 'done') wrong.push(`${id} ended as ${status}: ${reason}`)
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
  // Three workers fell silent over it, one after the other.
  if (broken.length > letters.length) wrong.push(`${broken} were given up too early`)
  return wrong
}
