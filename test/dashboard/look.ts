import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Ignored by git: for people to look at. */
const SHOTS = join(import.meta.dirname, '../../.cache/screenshots')

/** How a page is looked at. */
export interface Looks {
  readonly colorScheme: 'light' | 'dark'
  /** Of the window, in CSS pixels. */
  readonly width: number
}

/** What axe-core finds that keeps people out. @param rules all, or the one that themes decide */
export async function barriersOn(
  page: Page,
  rules: 'all' | 'color-contrast' = 'all',
): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE)
  const { violations } = await page.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[]
  }>(`axe.run({ resultTypes: ['violations']${rules === 'all' ? '' : `, runOnly: ['${rules}']`} })`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Changes of colour that are under way are over: halfway, none has the contrast of its ends. */
const ENDED =
  'for (const own of document.getAnimations()) if (own.effect.getComputedTiming().endTime < Infinity) own.finish()'

/**
 * No barrier in the first of the looks, nothing cut off at the side in any; pictures of all are
 * kept.
 *
 * @param rules that are looked after
 */
export async function look(
  t: Pick<Test, 'same' | 'ok'>,
  page: Page,
  name: string,
  looks: readonly Looks[],
  rules: 'all' | 'color-contrast',
): Promise<void> {
  mkdirSync(SHOTS, { recursive: true })
  for (const [i, { colorScheme, width }] of looks.entries()) {
    const shot = `${name}-${colorScheme}-${width}`
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
    t.ok(wide <= width, `${shot} scrolls sideways: ${wide}`)
    await page.evaluate(ENDED)
    if (i === 0) t.same(await barriersOn(page, rules), [], shot)
    await page.screenshot({ path: join(SHOTS, `${shot}.png`) })
  }
}
