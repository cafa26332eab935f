import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startedService } from '../started-service.ts'
import type { Found } from './claim.ts'
import { allDone, order, scanned } from './orders.ts'
import { openPlace } from './place.ts'

const JOBS = 24
const PAGES = 5
const LEAST = 1.9
/** Of a page's time. */
const MOST_COST = 0.05

/** Pages a second of one worker against two, and against a service of one process. */
export async function scale(): Promise<Found> {
  const one = await clusterRate(1)
  const two = await clusterRate(2)
  const alone = await embeddedRate()
  const cost = alone / one - 1
  return {
    figures: [
      `pages a second: ${alone.toFixed(2)} embedded, ${one.toFixed(2)} with one worker, ` +
        `${two.toFixed(2)} with two: ${(two / one).toFixed(2)} times`,
      `distribution costs ${(100 * cost).toFixed(1)} % of a page's time`,
    ],
    faults: [
      ...(two / one < LEAST ? [`two workers do ${(two / one).toFixed(2)} times as much`] : []),
      ...(cost > MOST_COST ? [`distribution costs ${(100 * cost).toFixed(1)} %`] : []),
    ],
  }
}

async function clusterRate(workers: number): Promise<number> {
  const place = await openPlace()
  try {
    const api = await place.process('api')
    await Promise.all(Array.from({ length: workers }, () => place.process('worker')))
    return await rateOf(api)
  } finally {
    await place.close()
  }
}

async function embeddedRate(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'pagemill-scale-'))
  const service = await startedService({
    PAGEMILL_DATA: data,
    PAGEMILL_THREADS: '1',
    PAGEMILL_LANGUAGES: 'eng',
    PAGEMILL_LOG_LEVEL: 'silent',
    PAGEMILL_JOBS_RATE: '1000000',
  })
  try {
    return await rateOf({ url: service.url, key: service.key! })
  } finally {
    service.child.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
}

async function rateOf(service: { readonly url: string; readonly key: string }): Promise<number> {
  // Threads load their models with the first pages.
  const first = await Promise.all(
    Array.from({ length: 6 }, () => order(service, scanned(2, 'warm'))),
  )
  await allDone(service, first, 0)
  const begin = performance.now()
  const ids: string[] = []
  for (let i = 0; i < JOBS; i++) ids.push(await order(service, scanned(PAGES, `job ${i}`)))
  return (JOBS * PAGES) / (await allDone(service, ids, begin))
}
