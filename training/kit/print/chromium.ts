import { type Browser, chromium } from 'playwright-core'
import type { PrintJob } from './queue.ts'

let browser: Browser | undefined

/** The running browser, or a new one where none runs any more. */
async function running(): Promise<Browser> {
  if (!browser?.isConnected())
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
  return browser
}

/** Prints pages of HTML with one browser for all of them; `@page` says size and margins. */
export async function chromiumPage(jobs: readonly PrintJob<{ html: string }>[]): Promise<void> {
  for (const { source, pdfPath } of jobs)
    try {
      await printed(source.html, pdfPath)
    } catch (error) {
      // A browser that died, for want of memory say, is replaced once.
      if (browser?.isConnected()) throw error
      await printed(source.html, pdfPath)
    }
}

async function printed(html: string, pdfPath: string): Promise<void> {
  const page = await (await running()).newPage()
  await page.setContent(html)
  await page.pdf({ path: pdfPath, preferCSSPageSize: true, printBackground: true })
  await page.close()
}

/** Ends the browser, if there is one. */
export async function closeChromium(): Promise<void> {
  await browser?.close()
  browser = undefined
}
