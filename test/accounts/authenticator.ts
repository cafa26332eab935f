import type { Browser, CDPSession } from 'playwright-core'
import type { Test } from 'tap'
import { chromiumFor } from '../dashboard/chromium.ts'
import type { Answer } from '../http/service.ts'

/** A person's device with passkeys: Chromium's virtual authenticator, at a service's page. */
export interface Authenticator {
  /** Makes a passkey as these options say. @returns what `toJSON` writes */
  create(options: object): Promise<Answer>
  /** Has a passkey sign. @returns what `toJSON` writes */
  get(options: object): Promise<Answer>
  /** Whether it sees from now on who holds it. */
  verify(isVerified: boolean): Promise<void>
  /** Sets back what passkeys count, as a copy of before has it. */
  setBack(): Promise<void>
  /** Shows another page from now on. */
  open(url: string): Promise<void>
}

/** The name by which browsers have passkeys of a service on this machine. */
export const named = ({ url }: { readonly url: string }): string =>
  url.replace('127.0.0.1', 'localhost')

let chromium: Promise<Browser> | undefined

/** @param t whose test it is; @param file the whole file's */
export async function authenticatorFor(
  t: Pick<Test, 'teardown'>,
  file: Pick<Test, 'teardown'>,
  service: { readonly url: string },
): Promise<Authenticator> {
  chromium ??= chromiumFor(file)
  const context = await (await chromium).newContext()
  t.teardown(() => context.close())
  const page = await context.newPage()
  await page.goto(`${named(service)}/healthz`)
  const session = await context.newCDPSession(page)
  const authenticatorId = await virtualAuthenticator(session)
  return {
    create: (options) => page.evaluate(create(options)),
    get: (options) => page.evaluate(get(options)),
    verify: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async setBack() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      await session.send('WebAuthn.clearCredentials', { authenticatorId })
      for (const credential of credentials) {
        const copy = { ...credential, signCount: 0 }
        await session.send('WebAuthn.addCredential', { authenticatorId, credential: copy })
      }
    },
    async open(url) {
      await page.goto(url)
    },
  }
}

/** A device that does without a person's touch. @returns its id */
export async function virtualAuthenticator(session: CDPSession): Promise<string> {
  await session.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return authenticatorId
}

// In the page, which knows more than Node.

const create = (options: object): string => `(async () => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(${JSON.stringify(options)})
  return (await navigator.credentials.create({ publicKey })).toJSON()
})()`

const get = (options: object): string => `(async () => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(${JSON.stringify(options)})
  return (await navigator.credentials.get({ publicKey })).toJSON()
})()`
