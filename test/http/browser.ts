import type { Answer, Service } from './service.ts'

/** What a browser does: keeps cookies, sends them, names its origin on writes. */
export class Browser {
  readonly #service: Pick<Service, 'url'>
  readonly cookies = new Map<string, string>()
  /** Headers sent with every write. */
  origin: Record<string, string>

  constructor(service: Pick<Service, 'url'>) {
    this.#service = service
    this.origin = { Origin: service.url }
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await fetch(this.#service.url + path, {
      method,
      redirect: 'manual',
      headers: {
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
        ...(method !== 'GET' && this.origin),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name!)
      else this.cookies.set(name!, value!)
    }
    return answer
  }

  async read(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return (await this.ask(method, path, body, headers)).json()
  }
}

export const PASSWORD = 'correct horse battery'

let count = 0

/** A browser whose person has just signed up. */
export async function person(
  service: Pick<Service, 'url'>,
): Promise<{ browser: Browser; email: string; accountId: number }> {
  const browser = new Browser(service)
  const email = `someone${++count}@example.com`
  const { data } = await browser.read('POST', '/v1/session/sign-up', { email, password: PASSWORD })
  return { browser, email, accountId: data.account_id }
}
