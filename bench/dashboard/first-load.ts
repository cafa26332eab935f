import type { Browser } from 'playwright-core'
import { watchedPage } from '../../test/dashboard/chromium.ts'
import { barriersOn } from '../../test/dashboard/look.ts'
import type { Service } from '../../test/http/service.ts'
import type { Claim } from './claim.ts'

/** The first visit of somebody who is not logged in, nothing cached. */
export async function firstLoad(browser: Browser, service: Service): Promise<Claim[]> {
  const context = await browser.newContext({ locale: 'en-US' })
  const { page, faults } = await watchedPage(context, service)
  let bytes = 0
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const began = performance.now()
  await page.goto(service.url)
  await page.getByRole('button', { name: 'Log in' }).click({ trial: true })
  const interactive = performance.now() - began
  await page.waitForLoadState('networkidle')
  const barriers = await barriersOn(page)
  await context.close()
  for (const line of [...faults, ...barriers]) console.error(line)
  return [
    { claim: 'first load, KB', value: Math.round(bytes / 1000), most: 150 },
    { claim: 'until it can be used, ms', value: Math.round(interactive), most: 1500 },
    { claim: 'faults on the console', value: faults.length, most: 0 },
    { claim: 'serious barriers (axe-core)', value: barriers.length, most: 0 },
  ]
}
