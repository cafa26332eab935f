import { lines, pdf } from '../../test/engine/documents.ts'
import { ask } from '../../test/http/jobs.ts'
import { field, file } from '../../test/http/service.ts'
import type { Extent, Found } from './claim.ts'
import { allDone, order } from './orders.ts'
import { openPlace } from './place.ts'

const LEAST = 1.8

/** One large document on two workers against one: how much faster, and the same bytes. */
export async function large({ pages }: Extent): Promise<Found> {
  const list = (page: number) => ({
    content: lines(
      Array.from({ length: 40 }, (_, i) => `Item ${page * 40 + i}        ${page * 7 + i}.50`),
      10,
    ),
  })
  const document = pdf(Array.from({ length: pages }, (_, page) => list(page)))
  const parts = [
    file(document),
    field('model', 'tables'),
    field('output', 'csv'),
    field('text_layer', 'never'),
  ]
  const place = await openPlace()
  try {
    const api = await place.process('api')
    const once = async () => {
      const begin = performance.now()
      const id = await order(api, parts)
      const seconds = await allDone(api, [id], begin)
      const csv = await (await ask(api, `/v1/jobs/${id}/result?download=1`)).text()
      return { seconds, csv }
    }
    await place.process('worker')
    const one = await once()
    await place.process('worker')
    const two = await once()
    const gain = one.seconds / two.seconds
    return {
      figures: [
        `${pages} pages: ${one.seconds.toFixed(1)} s on one worker, ` +
          `${two.seconds.toFixed(1)} s on two: ${gain.toFixed(2)} times`,
      ],
      faults: [
        ...(gain < LEAST ? [`two workers are ${gain.toFixed(2)} times as fast`] : []),
        ...(one.csv === two.csv ? [] : ['the CSV files differ']),
      ],
    }
  } finally {
    await place.close()
  }
}
