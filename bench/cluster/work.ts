import { setTimeout as pause } from 'node:timers/promises'
import { ask, dataOf } from '../../test/http/jobs.ts'
import { dense, order, scanned } from './orders.ts'

/** Pages of a job. */
const PAGES = 5
/** Pages after which programs and models are loaded and compiled. */
const WARM = 60
/** Kinds of pages, and jobs of them that two workers do not finish while they are measured. */
const KINDS = {
  dense: { pages: dense, jobs: 90 },
  light: { pages: scanned, jobs: 280 },
} as const

export type Kind = keyof typeof KINDS

/** Who is asked, and who works. */
export interface Service {
  readonly url: string
  readonly key: string
  /** URLs of the processes that work on pages. */
  readonly workers: readonly string[]
}

/**
 * Gives a service enough to do for all the time, and waits until it is warm.
 *
 * @returns what throws when it was not enough
 */
export async function atWork(service: Service, kind: Kind): Promise<() => Promise<void>> {
  const { pages, jobs } = KINDS[kind]
  let last = ''
  for (let i = 0; i < jobs; i++) last = await order(service, pages(PAGES, `job ${i}`))
  while ((await pagesDone(service)) < WARM * service.workers.length) await pause(1000)
  return async () => {
    if ((await dataOf(ask(service, `/v1/jobs/${last}`))).completed_at)
      throw new Error('the workers had too little to do')
  }
}

export async function pagesDone({ workers }: Service): Promise<number> {
  const texts = await Promise.all(
    workers.map(async (url) => (await fetch(`${url}/metrics`)).text()),
  )
  const counts = texts.flatMap((text) => [
    ...text.matchAll(/^pagemill_pages_total\{[^}]*\} (\d+)$/gm),
  ])
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}
