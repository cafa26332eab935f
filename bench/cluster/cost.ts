import { setTimeout as pause } from 'node:timers/promises'
import { start } from '../../test/cluster/processes.ts'
import { familyOf } from './core-share.ts'
import { openPlace } from './place.ts'
import { atWork, type Kind, pagesDone, type Service } from './work.ts'

/** Turns of each, and milliseconds of one: no longer than a worker may be silent. */
const TURNS = 12
const TURN = 8000

/** A service that can be held. */
interface Contender extends Service {
  /** Of the process that works. */
  readonly pid: number
  done: number
  pages: number
  ms: number
}

/** Pages a second of a service of one process, and of a worker beside an api process. */
export interface Cost {
  readonly embedded: number
  readonly distributed: number
}

/**
 * What distribution costs. The two work in turn, one held while the other works, so that a machine
 * that is slow for a while is so for both.
 */
export async function costOf(kind: Kind): Promise<Cost> {
  await using open = new AsyncDisposableStack()
  const contenders = [await embedded(open), await distributed(open)] as const
  const checks: (() => Promise<void>)[] = []
  try {
    for (const one of contenders) {
      checks.push(await atWork(one, kind))
      one.done = await pagesDone(one)
      signal(one, 'SIGSTOP')
    }
    for (let turn = 0; turn < TURNS; turn++) for (const one of contenders) await turnOf(one)
  } finally {
    for (const one of contenders) signal(one, 'SIGCONT')
  }
  for (const check of checks) await check()
  const [here, there] = contenders.map(({ pages, ms }) => (1000 * pages) / ms)
  return { embedded: here!, distributed: there! }
}

async function turnOf(one: Contender): Promise<void> {
  signal(one, 'SIGCONT')
  const begin = performance.now()
  await pause(TURN)
  const done = await pagesDone(one)
  one.ms += performance.now() - begin
  one.pages += done - one.done
  one.done = done
  signal(one, 'SIGSTOP')
}

const contender = (pid: number, service: Service): Contender => ({
  ...service,
  pid,
  done: 0,
  pages: 0,
  ms: 0,
})

async function embedded(open: AsyncDisposableStack): Promise<Contender> {
  const ends = { teardown: (end: () => unknown) => open.defer(async () => void (await end())) }
  const settings = { PAGEMILL_LOG_LEVEL: 'silent', PAGEMILL_PAGE_DEADLINE: '600' }
  const { child, url, key } = await start(ends as Parameters<typeof start>[0], 'all', settings)
  return contender(child.pid!, { url, key, workers: [url] })
}

async function distributed(open: AsyncDisposableStack): Promise<Contender> {
  const place = await openPlace()
  open.defer(() => place.close())
  const { url, key } = await place.process('api')
  const worker = await place.process('worker')
  return contender(worker.child.pid!, { url, key, workers: [worker.url] })
}

function signal({ pid }: Contender, which: 'SIGSTOP' | 'SIGCONT'): void {
  for (const member of familyOf(pid)) process.kill(member, which)
}
