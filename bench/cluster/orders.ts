import { setTimeout as pause } from 'node:timers/promises'
import { lines, pdf } from '../../test/engine/documents.ts'
import { ask, dataOf, post } from '../../test/http/jobs.ts'
import { field, file, type Part } from '../../test/http/service.ts'

type Asked = Parameters<typeof ask>[0]

/** A document that is read from its pixels. */
export const scanned = (pages: number, mark: string): Part[] => [
  file(
    pdf(
      Array.from({ length: pages }, (_, page) => ({
        content: lines(
          Array.from({ length: 40 }, (_, i) => `${mark} page ${page} line ${i} of forty lines`),
          10,
        ),
      })),
    ),
  ),
  field('model', 'text'),
  field('text_layer', 'never'),
]

/** Orders a job. @returns its id */
export async function order(service: Asked, parts: readonly Part[]): Promise<string> {
  return (await dataOf(post(service, '/v1/jobs', parts))).request_id
}

/** Resolves when all have ended as done; in seconds since `begin`. */
export async function allDone(
  service: Asked,
  ids: readonly string[],
  begin: number,
): Promise<number> {
  for (const id of ids)
    for (;;) {
      const { status, error_detail: reason } = await dataOf(ask(service, `/v1/jobs/${id}`))
      if (status === 'failed') throw new Error(`${id} failed: ${reason}`)
      if (status === 'done') break
      await pause(20)
    }
  return (performance.now() - begin) / 1000
}
