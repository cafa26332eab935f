import { lines, pdf } from '../../test/engine/documents.ts'
import { ask } from '../../test/http/jobs.ts'
import { field, file, type Part } from '../../test/http/service.ts'
import type { Extent, Found } from './claim.ts'
import { CORE_SHARE } from './core-share.ts'
import { allDone, order } from './orders.ts'
import { openPlace } from './place.ts'

const LEAST = 1.8
/** Pages after which a worker's programs and models are loaded and compiled. */
const WARM = 80

/** What one worker and then two make of a document. */
interface Outcome {
  /** Times as fast. */
  readonly gain: number
  readonly sameBytes: boolean
  readonly figure: string
}

/**
 * One large document on two workers against one: how much faster, and the same bytes. On a machine
 * of few cores also with a part of a core for each, which then is the claim (see scale.ts).
 */
export async function large({ pages }: Extent): Promise<Found> {
  const whole = (await outcomeOf(pages, 1))!
  const parts = CORE_SHARE < 1 ? await outcomeOf(pages, CORE_SHARE) : null
  const { gain } = parts ?? whole
  return {
    figures: [whole, parts].flatMap((outcome) => outcome?.figure ?? []),
    faults: [
      ...(gain < LEAST ? [`two workers are ${gain.toFixed(2)} times as fast`] : []),
      ...(whole.sameBytes && parts?.sameBytes !== false ? [] : ['the CSV files differ']),
    ],
  }
}

/** @param share of a core that a worker gets; null where it cannot be limited */
async function outcomeOf(pages: number, share: number): Promise<Outcome | null> {
  const [warm, parts] = [documentOf(WARM), documentOf(pages)]
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
    if (!(await place.worker(share))) return null
    const one = await once()
    if (!(await place.worker(share))) return null
    const two = await once()
    const gain = one.seconds / two.seconds
    return {
      gain,
      sameBytes: one.csv === two.csv,
      figure:
        `${pages} pages, ${share === 1 ? 'a core' : `${share} of a core`} a worker: ` +
        `${one.seconds.toFixed(1)} s on one, ${two.seconds.toFixed(1)} s on two: ${gain.toFixed(2)} times`,
    }
  } finally {
    await place.close()
  }
}

/** A request for the tables of a scan of so many pages. */
function documentOf(pages: number): Part[] {
  const list = (page: number) => ({
    content: lines(
      Array.from({ length: 40 }, (_, i) => `Item ${page * 40 + i}        ${page * 7 + i}.50`),
      10,
    ),
  })
  return [
    file(pdf(Array.from({ length: pages }, (_, page) => list(page)))),
    field('model', 'tables'),
    field('output', 'csv'),
    field('text_layer', 'never'),
  ]
}
