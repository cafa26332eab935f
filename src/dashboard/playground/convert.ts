import { eventsOf } from '../api/events.ts'
import { ApiError, answerTo, dataOf } from '../api/request.ts'
import type { Key } from '../keys/key.ts'
import type { Result } from './result.ts'

/** What is to be made of a file. */
export interface Order {
  readonly model: string
  readonly pages: string
  readonly fields: string
  readonly fieldsMode: 'page' | 'list'
  readonly textLayer: 'auto' | 'never' | 'always'
  readonly password: string
}

export const FIRST_ORDER: Order = {
  model: 'tables',
  pages: '',
  fields: '',
  fieldsMode: 'page',
  textLayer: 'auto',
  password: '',
}

/** What came of it: a result to look at, or plain text for model text. */
export type Outcome = { readonly result: Result } | { readonly text: string }

export interface Progress {
  readonly done: number
  readonly total: number
}

interface Job {
  readonly request_id: string
  readonly status: string
  readonly pages_done: number
  readonly pages_total: number
  readonly error_detail: string | null
}

/** Where a key may not order jobs, small files are still converted at once. */
const NO_JOBS = new Set(['NO_ACTIVE_PLAN', 'CARD_REQUIRED'])

/** The fields of a form, but for those that say nothing. */
export const fieldsOf = (order: Order): [string, string][] =>
  [
    ['model', order.model],
    ['page_range', order.pages],
    ['fields', order.model === 'fields' ? order.fields : ''],
    ['fields_mode', order.model === 'fields' ? order.fieldsMode : ''],
    ['text_layer', order.textLayer === 'auto' ? '' : order.textLayer],
    ['password', order.password],
  ].filter((pair): pair is [string, string] => pair[1] !== '')

/**
 * Converts a file: as a job that tells its pages, or at once where the key may do no more.
 *
 * @throws ApiError; the signal's reason
 */
export async function convert(
  file: File,
  order: Order,
  key: Key,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const form = formOf(file, order)
  const call = { method: 'POST', form, keyId: key.id, signal } as const
  if (!key.is_test)
    try {
      const { request_id } = await dataOf<Job>('/v1/jobs', call)
      return await finished(request_id, order, key, tell, signal)
    } catch (error) {
      if (!(error instanceof ApiError && NO_JOBS.has(error.code))) throw error
    }
  return outcomeOf(await answerTo('/v1/convert', call), order)
}

const outcomeOf = async (answer: Response, { model }: Order): Promise<Outcome> =>
  model === 'text' ? { text: await answer.text() } : { result: (await answer.json()).data }

function formOf(file: File, order: Order): FormData {
  const form = new FormData()
  form.append('file', file, file.name)
  for (const [name, value] of fieldsOf(order)) form.append(name, value)
  form.append('output', 'json')
  form.append('include', 'words,rules')
  return form
}

async function finished(
  id: string,
  order: Order,
  { id: keyId }: Key,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const path = `/v1/jobs/${id}`
  try {
    for await (const { name, data } of eventsOf(`${path}/events`, { keyId, signal })) {
      const job = data as Job
      tell({ done: job.pages_done, total: job.pages_total })
      if (name === 'failed')
        throw new ApiError(502, { code: 'OCR_ERROR', message: job.error_detail ?? '' })
    }
  } catch (error) {
    // Who goes away does not want it any more.
    if (signal.aborted) void dataOf(path, { method: 'DELETE', keyId }).catch(() => {})
    throw error
  }
  const answer = await answerTo(`${path}/result`, { query: { download: 1 }, keyId, signal })
  return outcomeOf(answer, order)
}
