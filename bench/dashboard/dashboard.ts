import { writeFileSync } from 'node:fs'
import { chromiumFor } from '../../test/dashboard/chromium.ts'
import { serviceFor } from '../../test/http/service.ts'
import { firstLoad } from './first-load.ts'
import { scrolling } from './scrolling.ts'

/**
 * What the dashboard claims of itself, measured in Chromium on this machine: `npm run
 * bench:dashboard`. Ends with 1 when a claim does not hold.
 */
const closing: (() => unknown)[] = []
const t = { teardown: (close: () => unknown) => void closing.unshift(close) }
try {
  const service = await serviceFor(t as never)
  const browser = await chromiumFor(t as never)
  const claims = [...(await firstLoad(browser, service)), ...(await scrolling(browser, service))]
  console.table(
    claims.map((claim) => ({ ...claim, holds: claim.value <= claim.most ? 'yes' : 'NO' })),
  )
  if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify(claims, null, 2))
  if (claims.some(({ value, most }) => !(value <= most))) process.exitCode = 1
} finally {
  for (const close of closing) await close()
}
