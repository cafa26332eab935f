import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { pngOf } from '../documents/sheet.ts'
import type { Sample } from './texts.ts'

/** Resolution of the scans. */
export const DPI = 200

/** A page of the set as a PDF with a text layer, and as a gray picture of the same. */
export interface PrintedPage {
  readonly sample: Sample
  readonly pdf: Uint8Array
  readonly png: Uint8Array
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const htmlOf = ({ text, lang, font, direction, vertical }: Sample): string => `<!doctype html>
<html lang="${lang}" dir="${direction ?? 'ltr'}"><meta charset="utf-8"><style>
@page { size: A4; margin: 20mm }
body { font: 12pt/1.7 "${font}"; margin: 0; ${vertical ? 'writing-mode: vertical-rl; height: 230mm;' : ''} }
h1 { font-size: 16pt }
</style><h1>${escaped(text[0]!)}</h1>${text
  .slice(1)
  .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
  .join('')}</html>`

/** Prints each sample on a page of its own with Chromium. */
export async function printed(samples: readonly Sample[]): Promise<PrintedPage[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const tab = await browser.newPage()
    const pages: PrintedPage[] = []
    for (const sample of samples) {
      await tab.setContent(htmlOf(sample))
      const pdf = await tab.pdf({ preferCSSPageSize: true })
      const png = await sharp(pngOf(pdf, 0, DPI))
        .withMetadata({ density: DPI })
        .png()
        .toBuffer()
      pages.push({ sample, pdf, png })
    }
    return pages
  } finally {
    await browser.close()
  }
}
