import { type Fields, form } from '../../client/client.ts'
import { ApiError, answerTo, api, by, dataOf, type Model } from '../api/api.ts'
import { eventsOf } from '../api/events.ts'
import type { Output } from '../api/outputs.ts'
import { fileOf, type Made, stemOf } from '../api/save.ts'
import type { Job } from '../jobs/job.ts'
import type { KeyId } from '../keys/key.ts'
import type { Result } from './result.ts'

/** What is to be made of a file. */
export interface Order {
  readonly model: Model
  /** Which file the result is taken along as. */
  readonly output: Output
  /** It is looked at as values first, and may be corrected. */
  readonly isCorrected: boolean
  readonly pages: string
  readonly fields: string
  readonly fieldsMode: 'page' | 'list'
  readonly textLayer: 'auto' | 'never' | 'always'
  readonly password: string
}

export const FIRST_ORDER: Order = {
  model: 'tables',
  output: 'xlsx',
  isCorrected: true,
  pages: '',
  fields: '',
  fieldsMode: 'page',
  textLayer: 'auto',
  password: '',
}

/** What came of it: a result to look at, or a file, with its text where it is one. */
export type Outcome =
  | { readonly result: Result }
  | { readonly file: Made & { readonly text: string | null } }

export interface Progress {
  readonly done: number
  readonly total: number
}

/** Who may not order jobs has small files converted at once. */
const NO_JOBS = new Set(['NO_ACTIVE_PLAN', 'CARD_REQUIRED'])

/** What an order says in a form; what says nothing is empty. */
export const fieldsOf = (order: Order): Partial<Fields<'/v1/convert'>> => ({
  model: order.model,
  page_range: order.pages,
  ...(order.model === 'fields' && { fields: order.fields, fields_mode: order.fieldsMode }),
  ...(order.textLayer !== 'auto' && { text_layer: order.textLayer }),
  password: order.password,
})

/**
 * Converts a file: as a job that tells its pages, or at once where no more is allowed.
 *
 * @throws ApiError; the signal's reason
 */
export async function convert(
  file: File,
  order: Order,
  keyId: KeyId,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const output = order.isCorrected ? 'json' : order.output
  const stem = stemOf(file.name)
  const parts = order.isCorrected ? ({ include: 'words,rules' } as const) : {}
  const own = { ...fieldsOf(order), output, ...parts }
  const body = form({ ...own, file, model: order.model })
  const params = { header: by(keyId) }
  try {
    const { request_id } = await dataOf(api.POST('/v1/jobs', { params, body, signal }))
    return await finished(request_id, order, stem, keyId, tell, signal)
  } catch (error) {
    if (!(error instanceof ApiError && NO_JOBS.has(error.code))) throw error
  }
  const asked = api.POST('/v1/convert', { params, body, signal, parseAs: 'stream' })
  return outcomeOf(await answerTo(asked), order, stem)
}

/** Media types of files that are shown as they are. */
const TEXT = /^text\/|xml|json/

async function outcomeOf(answer: Response, order: Order, stem: string): Promise<Outcome> {
  if (order.isCorrected) return { result: (await answer.json()).data }
  const made = await fileOf(answer, `${stem}.json`)
  const text = TEXT.test(made.blob.type) ? await made.blob.text() : null
  return { file: { ...made, text } }
}

async function finished(
  id: string,
  order: Order,
  stem: string,
  keyId: KeyId,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const params = { path: { request_id: id }, header: by(keyId) }
  const stream = { params, signal, parseAs: 'stream' } as const
  try {
    const events = await answerTo(api.GET('/v1/jobs/{request_id}/events', stream))
    for await (const { name, data } of eventsOf(events)) {
      const job = data as Job
      tell({ done: job.pages_done, total: job.pages_total })
      if (name === 'failed')
        throw new ApiError(502, { code: 'OCR_ERROR', message: job.error_detail ?? '' })
    }
  } catch (error) {
    // Who goes away does not want it any more.
    if (signal.aborted) void dataOf(api.DELETE('/v1/jobs/{request_id}', { params })).catch(() => {})
    throw error
  }
  const download = { ...stream, params: { ...params, query: { download: '1' } } }
  return outcomeOf(await answerTo(api.GET('/v1/jobs/{request_id}/result', download)), order, stem)
}
