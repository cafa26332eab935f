import { setTimeout as pause } from 'node:timers/promises'
import type { Running } from '../../test/cluster/processes.ts'
import { randomFrom } from '../documents/random.ts'
import type { Extent, Found } from './claim.ts'
import { type Post, startLoad } from './load.ts'
import { openPlace, type Place } from './place.ts'

const APIS = 2
const WORKERS = 3
/** Milliseconds that a cut, or a storage of errors, lasts, where the run is long enough. */
const LONG = 60_000
/** Parts, too, and in small ones. */
const SETTINGS = { PAGEMILL_PART_PAGES: '3' }

/** Load while processes are killed, lines are cut, PostgreSQL restarts and S3 answers with errors. */
export async function faults({ minutes, seed }: Extent): Promise<Found> {
  const place = await openPlace()
  try {
    const posts = await startAll(place)
    const end = performance.now() + minutes * 60_000
    const load = await startLoad(
      place,
      posts,
      posts[0]!.running!.key,
      () => performance.now() >= end,
    )
    const counts = await disturb(place, posts, end, seed)
    const { figures, faults } = await load.finish()
    const acts = Object.entries(counts).map(([what, times]) => `${what} ${times}`)
    return { figures: [`${minutes} minutes: ${acts.join(', ')}`, ...figures], faults }
  } finally {
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
