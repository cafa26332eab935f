import { chromium } from 'playwright-core'

/** A page at 200 dpi in a typeface that every Debian with a browser has, in many scripts. */
export async function printedPng(body: string, html = ''): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // A process for graphics of its own once captured nothing on a busy machine.
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const tab = await browser.newPage({ deviceScaleFactor: 200 / 96 })
    await tab.setContent(`<html ${html}><body style="font: 16px DejaVu Sans; width: 600px">${body}`)
    return await tab.screenshot()
  } finally {
    await browser.close()
  }
}
