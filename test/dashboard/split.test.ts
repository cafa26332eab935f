import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { serviceFor } from '../http/service.ts'
import { chromiumFor } from './chromium.ts'
import { look } from './look.ts'
import { personPage } from './person-page.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']

/** Eight columns of figures below their heads. */
const grid = (): Buffer => {
  const row = (y: number, text: (column: number) => string): string =>
    Array.from({ length: 8 }, (_, i) => lines([text(i)], 9, 50 + 60 * i, y)).join('\n')
  const rows = Array.from({ length: 8 }, (_, r) =>
    row(760 - 16 * r, (i) => String((r + 2) * 137 + i * 11)),
  )
  return pdf([{ content: [row(780, (i) => MONTHS[i]!), ...rows].join('\n') }])
}

t.test(
  'the border between page and result is moved by pointer and keys, and remembered',
  async (t) => {
    const service = await serviceFor(t)
    const { page, faults } = await personPage(await chromiumFor(t), service, 'unlimited')
    await page.setViewportSize({ width: 1440, height: 900 })
    const give = async () => {
      await page.goto(service.url)
      const file = { name: 'months.pdf', mimeType: 'application/pdf', buffer: grid() }
      await page.getByLabel('Files to convert').last().setInputFiles(file)
      await page.locator('.values input').first().waitFor()
    }
    await give()
    const border = page.getByRole('separator', { name: 'Width of the page' })
    const share = async () => Number(await border.getAttribute('aria-valuenow'))
    const widths = () =>
      page
        .locator('.split > .part')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width))
    const [paper, values] = await widths()
    t.ok(values! > 1.4 * paper!, 'the result has more room')
    await look(t, page, 'playground-result', [{ colorScheme: 'light', width: 1440 }], 'all')

    const { x, y, width, height } = (await border.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x - 100, y + height / 2, { steps: 5 })
    await page.mouse.up()
    const [dragged] = await widths()
    t.ok(Math.abs(dragged! - (paper! - 100)) < 4, 'it follows the pointer')
    const kept = await share()

    await give()
    t.equal(await share(), kept, 'it is where it was left')
    await border.focus()
    await page.keyboard.press('ArrowRight')
    t.equal(await share(), kept + 2)
    for (const [key, place] of [
      ['Home', 15],
      ['ArrowLeft', 15],
      ['End', 85],
      ['Enter', 40],
    ] as const) {
      await page.keyboard.press(key)
      t.equal(await share(), place, key)
    }
    await page.setViewportSize({ width: 800, height: 900 })
    t.notOk(await border.isVisible(), 'below each other there is none')
    t.same(faults, [])
  },
)
