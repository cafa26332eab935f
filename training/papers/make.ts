import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { randomOf } from '../kit/random.ts'
import { card } from './card/card.ts'
import { invoice } from './invoice/invoice.ts'
import { receipt } from './receipt/receipt.ts'

const MAKERS: Record<string, typeof invoice> = { invoice, receipt, business_card: card }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'invoice' },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    scans: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
})
const out = positionals[0]!
const folder = join(out, values.kind)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (let n = 0; n < Number(values.count); n++) {
  const id = `${values.kind}-${values.seed}-${String(n).padStart(4, '0')}`
  if (values.only && !id.includes(values.only)) continue
  const paper = await MAKERS[values.kind]!(id, randomOf(id))
  await page.setContent(paper.source.html)
  writeFileSync(
    join(folder, `${id}.pdf`),
    await page.pdf({ preferCSSPageSize: true, printBackground: true }),
  )
  writeFileSync(join(folder, `${id}.truth.json`), JSON.stringify(paper.truth, null, 1))
}
await browser.close()
