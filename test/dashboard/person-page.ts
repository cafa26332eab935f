import type { Browser, BrowserContextOptions } from 'playwright-core'
import { person } from '../http/browser.ts'
import type { Service } from '../http/service.ts'
import { type Watched, watchedPage } from './chromium.ts'

/** A page of somebody who is logged in, with a live key where the plan allows. */
export async function personPage(
  browser: Browser,
  service: Service,
  plan: string,
  options: BrowserContextOptions = {},
): Promise<Watched & { readonly key: string; readonly accountId: number }> {
  const { browser: cookies, accountId } = await person(service)
  await service.db.updateTable('accounts').set({ plan }).where('id', '=', accountId).execute()
  const made = { label: 'till 7', is_test: plan !== 'unlimited' }
  const { key } = (await cookies.read('POST', '/v1/keys', made)).data
  const context = await browser.newContext({ locale: 'en-US', ...options })
  await context.addCookies(
    [...cookies.cookies].map(([name, value]) => ({ name, value, url: service.url })),
  )
  return { ...(await watchedPage(context, service)), key, accountId }
}
