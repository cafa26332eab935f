import { lines, pdf } from '../../test/engine/documents.ts'
import { ask } from '../../test/http/jobs.ts'
import { field, file } from '../../test/http/service.ts'
import type { Extent, Found } from './claim.ts'
import { allDone, order } from './orders.ts'
import { openPlace } from './place.ts'

const LEAST = 1.8
/** Pages after which a worker's programs and models are loaded and compiled. */
const WARM = 80

/** One large document on two workers against one: how much faster, and the same bytes. */
export async function large({ pages }: Extent): Promise<Found> {
  const list = (page: number) => ({
    content: lines(
      Array.from({ length: 40 }, (_, i) => `Item ${page * 40 + i}        ${page * 7 + i}.50`),
      10,
    ),
  })
  const partsOf = (pages: number) => [
    file(pdf(Array.from({ length: pages }, (_, page) => list(page)))),
    field('model', 'tables'),
    field('output', 'csv'),
    field('text_layer', 'never'),
  ]
  const [warm, parts] = [partsOf(WARM), partsOf(pages)]
  const place = await openPlace()
  try {
    const api = await place.process('api')
    const once = async () => {
      await allDone(api, [await order(api, warm)])
      const begin = Date.now()
      const id = await order(api, parts)
      const seconds = ((await allDone(api, [id])) - begin) / 1000
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
