import { type Browser, chromium } from 'playwright-core'
import type { PrintJob } from './queue.ts'

let browser: Promise<Browser> | undefined

/** Prints pages of HTML with one browser for all of them; `@page` says size and margins. */
export async function chromiumPage(jobs: readonly PrintJob<{ html: string }>[]): Promise<void> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await (await browser).newPage()
  try {
    for (const { source, pdfPath } of jobs) {
      await page.setContent(source.html)
      await page.pdf({ path: pdfPath, preferCSSPageSize: true, printBackground: true })
    }
  } finally {
    await page.close()
  }
}

/** Ends the browser, if there is one. */
export async function closeChromium(): Promise<void> {
  const running = browser
  browser = undefined
  await (await running)?.close()
}
