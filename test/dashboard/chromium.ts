import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Test } from 'tap'
import type { Service } from '../http/service.ts'

/** Debian's; `scripts/setup.sh --with-tests` installs it. */
const EXECUTABLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

/** What a page must not say or do. */
export interface Watched {
  readonly page: Page
  /** Errors on the console, exceptions, and what the content policy has refused. */
  readonly faults: string[]
}

/** Statuses that a test provokes; browsers write each on the console. */
const ANSWER = /Failed to load resource: the server responded with a status of 4\d\d/

/** A browser for all tests of a file. */
export async function chromiumFor(t: Pick<Test, 'teardown'>): Promise<Browser> {
  const browser = await chromium.launch({
    ...(EXECUTABLE && { executablePath: EXECUTABLE }),
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-US'],
  })
  t.teardown(() => browser.close())
  return browser
}

/** A fresh person's page: no cookies, every fault noted. */
export async function watchedPage(
  context: BrowserContext,
  service: Pick<Service, 'url'>,
): Promise<Watched> {
  const faults: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !ANSWER.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== service.url)
      faults.push(`leaves the service: ${request.url()}`)
  })
  return { page, faults }
}
