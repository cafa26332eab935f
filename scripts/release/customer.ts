import { setTimeout as pause } from 'node:timers/promises'
import { lines, pdf } from '../../test/engine/documents.ts'

const TEXT = 'Hello from the release'
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Someone with a key who uses a service by HTTP. */
export interface Customer {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

const letter = (): FormData => {
  const form = new FormData()
  form.set('file', new Blob([pdf([{ content: lines([TEXT]) }])]), 'letter.pdf')
  form.set('model', 'text')
  form.set('text_layer', 'never')
  return form
}

async function asked({ address, headers }: Customer, path: string, init = {}): Promise<Response> {
  const answer = await fetch(`${address}${path}`, { ...init, headers })
  if (answer.ok) return answer
  throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
}

/** Has a page read from its pixels. @throws when its words are not those printed */
export async function convert(customer: Customer): Promise<void> {
  const answer = await asked(customer, '/v1/convert', { method: 'POST', body: letter() })
  const text = await answer.text()
  if (!text.includes(TEXT)) throw new Error(`read as ${JSON.stringify(text)}`)
}

/** Sends a job and waits for its end. @returns its id */
export async function sendJob(customer: Customer): Promise<string> {
  const answer = await asked(customer, '/v1/jobs', { method: 'POST', body: letter() })
  const { data } = (await answer.json()) as { data: { request_id: string } }
  for (;;) {
    const job = await asked(customer, `/v1/jobs/${data.request_id}`)
    const { status } = ((await job.json()) as { data: { status: string } }).data
    if (status === 'done') return data.request_id
    if (status === 'failed') throw new Error('the job has failed')
    await pause(500)
  }
}

/** @throws when the result of a job is not what was sent */
export async function fetchResult(customer: Customer, id: string): Promise<void> {
  const answer = await asked(customer, `/v1/jobs/${id}/result?download=1`)
  const text = await answer.text()
  if (!text.includes(TEXT)) throw new Error(`the job's result is ${JSON.stringify(text)}`)
}

/** @throws when the dashboard does not come */
export const openDashboard = async ({ address }: Customer): Promise<void> => {
  const text = await (await asked({ address, headers: {} }, '/')).text()
  if (!/<script /.test(text)) throw new Error(`the dashboard is ${text.slice(0, 200)}`)
}

/** Who comes in by the link that the first start prints. */
export async function welcomed(address: string, token: string): Promise<Customer> {
  const answer = await asked({ address, headers: JSON_TYPE }, '/v1/session/welcome/confirm', {
    method: 'POST',
    body: JSON.stringify({ token }),
  })
  const Cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
  return { address, headers: { Cookie, 'X-Service-Key-Id': 'session' } }
}
