import type { Page } from 'playwright-core'
import { eventually } from '../http/jobs.ts'
import type { Service } from '../http/service.ts'

/** Run in the browser: a page that is there, or says that there is none. */
const SETTLED = `document.querySelector('h1, h2.title') !== null
  && document.querySelector('.wait, .spinner, .loading') === null`

/** Run in the browser: where its links lead on this service. */
const LINKS = `[...document.querySelectorAll('a[href], img[src], link[href], script[src]')]
  .map((own) => new URL(own.href || own.src))
  .filter(({ origin }) => origin === location.origin)
  .map(({ pathname, search, hash }) => pathname + search + hash)`

const PAGE = /^\/(?!assets\/|v1\/|.*\.\w+$)/

/**
 * Opens every page that links lead to.
 *
 * @param starts paths
 * @param visit called on each, drawn
 * @param leavesOut paths that are not opened
 * @returns what does not lead anywhere
 */
export async function crawl(
  page: Page,
  { url }: Pick<Service, 'url'>,
  starts: readonly string[],
  visit: (path: string) => Promise<void>,
  leavesOut: RegExp,
): Promise<string[]> {
  const broken: string[] = []
  const paths = new Set(starts)
  for (const path of paths) {
    if (leavesOut.test(path)) continue
    if (!PAGE.test(path)) {
      const answer = await page.request.get(url + path)
      if (!answer.ok()) broken.push(`${path}: ${answer.status()}`)
      continue
    }
    const answer = (await page.goto(url + path))!
    await eventually(async () => ((await page.evaluate<boolean>(SETTLED)) ? true : undefined))
    const title = await page.title()
    if (answer.status() >= 400 || title.startsWith('There is no such page')) broken.push(path)
    for (const link of await page.evaluate<string[]>(LINKS)) {
      const [target, hash] = link.split('#') as [string, string?]
      paths.add(target)
      if (hash && target === path && (await page.locator(`[id="${hash}"]`).count()) === 0)
        broken.push(link)
    }
    await visit(path)
  }
  return broken
}
