import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Ignored by git: for people to look at. */
const SHOTS = join(import.meta.dirname, '../../.cache/screenshots')

/** What axe-core finds that keeps people out. */
export async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[]
  }>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** No barrier, nothing cut off at the side; a picture is kept. */
export async function look(t: Pick<Test, 'same' | 'ok'>, page: Page, name: string): Promise<void> {
  t.same(await barriersOn(page), [], name)
  const [wide, width] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, innerWidth]',
  )
  t.ok(wide <= width, `${name} scrolls sideways: ${wide}`)
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}
