import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Found } from './claim.ts'
import { CORE_SHARE } from './core-share.ts'
import { costOf } from './cost.ts'
import { openPlace } from './place.ts'
import { atWork, type Kind, pagesDone, type Service } from './work.ts'

/** Milliseconds that are measured. */
const WINDOW = 40_000
const LEAST = 1.9
/** Of a page's time. */
const MOST_COST = 0.05

interface Rate {
  /** In a second. */
  readonly pages: number
  /** Milliseconds that all processors together were busy for one, whoever kept them so. */
  readonly busy: number
}

/**
 * Pages a second of one worker of one thread against two, and against a service of one process.
 * All of this runs on one machine, with database and storage: where it has two cores, two workers
 * share them with all that one worker leaves to the second core. There, workers that get a part of a
 * core each tell how the service scales, and whole ones what this machine makes of it. The claim is of
 * dense pages, and light ones are figured beside them.
 */
export async function scale(): Promise<Found> {
  const figures: string[] = []
  const faults: string[] = []
  for (const kind of ['dense', 'light'] as const) {
    const one = (await clusterRate(1, kind, 1))!
    const two = (await clusterRate(2, kind, 1))!
    const { embedded, distributed } = await costOf(kind)
    let gain = two.pages / one.pages
    const cost = embedded / distributed - 1
    const shown = ({ pages, busy }: Rate) => `${pages.toFixed(2)} (${busy.toFixed(0)} ms)`
    figures.push(
      `${kind} pages a second (and what processors worked for each): ${shown(one)} with one ` +
        `worker, ${shown(two)} with two: ${gain.toFixed(2)} times`,
      `distribution costs ${(100 * cost).toFixed(1)} % of a ${kind} page's time: in turn, ` +
        `${embedded.toFixed(2)} a second embedded, ${distributed.toFixed(2)} with one worker`,
    )
    const shares = kind === 'dense' && CORE_SHARE < 1 ? await sharesGain() : null
    if (shares) {
      gain = shares
      figures.push(
        `${CORE_SHARE} of a core a worker: two do ${gain.toFixed(2)} times as much as one`,
      )
    }
    if (kind === 'dense' && gain < LEAST) faults.push(`two do ${gain.toFixed(2)} times as much`)
    if (cost > MOST_COST) faults.push(`${kind}: distribution costs ${(100 * cost).toFixed(1)} %`)
  }
  return { figures, faults }
}

/** Of two workers that get a part of a core each against one; null where such parts cannot be had. */
async function sharesGain(): Promise<number | null> {
  const one = await clusterRate(1, 'dense', CORE_SHARE)
  const two = one && (await clusterRate(2, 'dense', CORE_SHARE))
  return two && two.pages / one.pages
}

/** @param share of a core that a worker gets; null where it cannot be limited */
async function clusterRate(workers: number, kind: Kind, share: number): Promise<Rate | null> {
  const place = await openPlace()
  try {
    const { url, key } = await place.process('api')
    const some = await Promise.all(Array.from({ length: workers }, () => place.worker(share)))
    if (some.includes(null)) return null
    // Slower workers are watched longer, so that a page more or less counts as little.
    const urls = some.map((worker) => worker!.url)
    return await rateOf({ url, key, workers: urls }, kind, WINDOW / share)
  } finally {
    await place.close()
  }
}

/** Of workers that have enough to do all the time: orders are taken before, and nobody asks for them. */
async function rateOf(service: Service, kind: Kind, window: number): Promise<Rate> {
  const check = await atWork(service, kind)
  const busy = busyMs()
  const begin = performance.now()
  const before = await pagesDone(service)
  await pause(window)
  const done = (await pagesDone(service)) - before
  const ms = performance.now() - begin
  const spent = busyMs() - busy
  await check()
  return { pages: (1000 * done) / ms, busy: spent / done }
}

/** Milliseconds that the machine's processors have worked since its start. */
const busyMs = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
