import { Browser, PASSWORD } from '../browser.ts'
import { dataOf, ended, post } from '../jobs.ts'
import { type Answer, field, file, type Service } from '../service.ts'
import { type AnyRequest, type Caller, FILES, type Known, type Part } from './request.ts'

/** Sends generated requests as somebody, somewhere: a person is somebody else after a while. */
export class Sender {
  readonly #service: Service
  #cookie = ''
  #sent = 0

  constructor(service: Service) {
    this.#service = service
  }

  /** Ids that exist, by the parameters they belong to. */
  async known(): Promise<Known> {
    const parts = [file(FILES.page), field('model', 'text')]
    const job = await dataOf(post(this.#service, '/v1/jobs', parts))
    await ended(this.#service, job.request_id)
    const files = [{ ...file(FILES.page), name: 'files' }, field('model', 'text')]
    const batch: Answer = await dataOf(post(this.#service, '/v1/batch', files))
    return {
      request_id: [job.request_id],
      batch_id: [batch.batch_id],
      id: ['1', '2', '3'],
      'X-Service-Key-Id': ['1', '2', '3'],
      'Idempotency-Key': ['again'],
      file: ['start.js'],
      model: ['text', 'tables', 'invoice'],
      page_range: ['1', '1-', ' 1 '],
      languages: ['eng', 'auto'],
      webhook_url: ['https://hooks.invalid/here', 'https://127.0.0.1/'],
    }
  }

  /** The status of the answer. */
  async send({
    method,
    path,
    headers,
    body,
    caller,
  }: AnyRequest & { caller: Caller }): Promise<number> {
    // A hundred requests a minute are one session's share, twenty log-ins one address's.
    if (this.#sent++ % 100 === 0 || this.#cookie === '') await this.#logIn()
    const { url } = this.#service
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...this.#proofOf(caller), 'X-Forwarded-For': this.#address() },
      ...(body !== null && { body: typeof body === 'string' ? body : formOf(body) }),
    })
    await answer.body?.cancel()
    if (path === '/v1/session/log-out') this.#cookie = ''
    return answer.status
  }

  #proofOf(caller: Caller): Record<string, string> {
    const key = { 'X-API-Key': this.#service.key }
    const session = { Cookie: this.#cookie, Origin: this.#service.url }
    if (caller === 'key') return key
    if (caller === 'session') return session
    if (caller === 'both') return { ...key, ...session }
    return caller === 'wrong' ? { 'X-API-Key': 'sk_live_wrong', Cookie: 'session=wrong' } : {}
  }

  async #logIn(): Promise<void> {
    const browser = new Browser(this.#service)
    browser.origin['X-Forwarded-For'] = this.#address()
    const email = `any${this.#sent}@example.com`
    await browser.ask('POST', '/v1/session/sign-up', { email, password: PASSWORD })
    await browser.ask('POST', '/v1/keys', { is_test: true })
    this.#cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #address(): string {
    return `10.0.${Math.floor(this.#sent / 250) % 250}.${this.#sent % 250}`
  }
}

function formOf(parts: readonly Part[]): FormData {
  const form = new FormData()
  for (const [name, value] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(FILES[value.file])]), `${value.file}.pdf`)
  return form
}
