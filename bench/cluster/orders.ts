import { setTimeout as pause } from 'node:timers/promises'
import { lines, pdf } from '../../test/engine/documents.ts'
import { ask, dataOf, post } from '../../test/http/jobs.ts'
import { field, file, type Part } from '../../test/http/service.ts'

type Asked = Parameters<typeof ask>[0]

/** Milliseconds between questions: who asks more often burns what is measured. */
const ASK = 250

/** A document that is read from its pixels. */
export const scanned = (pages: number, mark: string): Part[] =>
  printed(pages, (page) =>
    lines(
      Array.from({ length: 40 }, (_, i) => `${mark} page ${page} line ${i} of forty lines`),
      10,
    ),
  )

/** The same, of pages full of small print. */
export const dense = (pages: number, mark: string): Part[] =>
  printed(pages, (page) =>
    lines(
      Array.from(
        { length: 76 },
        (_, i) =>
          `${mark} page ${page} line ${i}: in these accounts the sum of ${i * 731 + page} is the one that all other pages refer to`,
      ),
      7,
      40,
      820,
    ),
  )

const printed = (pages: number, content: (page: number) => string): Part[] => [
  file(pdf(Array.from({ length: pages }, (_, page) => ({ content: content(page) })))),
  field('model', 'text'),
  field('text_layer', 'never'),
]

/** Orders a job. @returns its id */
export async function order(service: Asked, parts: readonly Part[]): Promise<string> {
  return (await dataOf(post(service, '/v1/jobs', parts))).request_id
}

/** Resolves when all have ended as done; with the time of the last end, in milliseconds since 1970. */
export async function allDone(service: Asked, ids: readonly string[]): Promise<number> {
  let last = 0
  for (const id of ids)
    for (;;) {
      const job = await dataOf(ask(service, `/v1/jobs/${id}`))
      if (job.status === 'failed') throw new Error(`${id} failed: ${job.error_detail}`)
      if (job.completed_at) {
        last = Math.max(last, Date.parse(job.completed_at))
        break
      }
      await pause(ASK)
    }
  return last
}
