import { People } from '../../src/accounts/people.ts'
import type { PostOffice } from '../mail/post-office.ts'
import { eventually } from './jobs.ts'
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

interface Person {
  readonly browser: Browser
  readonly email: string
  readonly accountId: number
}

/** A browser whose person has just signed up. @param office where the service sends mail, if it does */
export async function person(service: Pick<Service, 'url'>, office?: PostOffice): Promise<Person> {
  const browser = new Browser(service)
  const email = `someone${++count}@example.com`
  const signUp = { email, password: PASSWORD }
  const { data } = await browser.read('POST', '/v1/session/sign-up', signUp)
  if (!office) return { browser, email, accountId: data.account.account_id }
  const token = await eventually(async () => checksFor(office, email)[0])
  const confirmed = await browser.read('POST', '/v1/session/verify/confirm', {
    token,
    password: PASSWORD,
  })
  return { browser, email, accountId: confirmed.data.account_id }
}

/** Tokens of links that were mailed to verify an address. */
export const checksFor = ({ mails }: PostOffice, email: string): string[] =>
  mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /\/verify\?token=([\w-]+)/.exec(mail)?.[1] ?? [])

/** Somebody whose account was made before the service sent mail: nobody verified the address. */
export async function unverifiedPerson(service: Pick<Service, 'url' | 'db'>): Promise<Person> {
  const browser = new Browser(service)
  const email = `someone${++count}@example.com`
  const someone = { email, password: PASSWORD, name: 'Someone' }
  browser.cookies.set('session', await new People(service.db).signUp(someone, '192.0.2.1'))
  const { data } = await browser.read('GET', '/v1/session')
  return { browser, email, accountId: data.account_id }
}
