import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { buildProgram } from '../../scripts/native-program.ts'
import { randomOf } from '../kit/random.ts'
import { noisy } from '../kit/scan/spoil.ts'
import { scanSettings } from '../kit/scan.ts'
import { pageHtml } from './page.ts'

/** A word of a page: its box as shares of the page; the figure that it is, or nothing. */
type PlacedWord = readonly [x0: number, y0: number, x1: number, y1: number, figure: string]

/** In the browser: all words with their places. */
const PLACES = `(() => {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement
  return [...document.querySelectorAll('n, w')].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const figure = one.tagName === 'N' ? one.textContent : ''
    return [left / width, top / height, right / width, bottom / height, figure]
  })
})()`

const run = promisify(execFile)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '700' },
    first: { type: 'string', default: '0' },
    height: { type: 'string', default: '36' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('usage: node training/numbers/make-lines.ts FOLDER [--pages N]')
mkdirSync(folder, { recursive: true })
const cut = await buildProgram(join(import.meta.dirname, '../line_crops.cc'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const first = Number(values.first)
for (let page = first; page < first + Number(values.pages); page++) {
  const random = randomOf(`numbers/${page}`)
  const scan = scanSettings(`numbers/${page}`)
  const tab = await browser.newPage({
    viewport: { width: 760, height: 900 },
    deviceScaleFactor: scan.dpi / 96,
  })
  await tab.setContent(pageHtml(random))
  const words = await tab.evaluate<PlacedWord[]>(PLACES)
  const shot = await tab.screenshot({ fullPage: true })
  await tab.close()
  const { data, info } = await sharp(shot)
    .greyscale()
    .blur(scan.blur)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paper = { width: info.width, height: info.height, data }
  const spoiled = noisy(paper, scan, random.at('noise'))
  const raw = { width: info.width, height: info.height, channels: 1 as const }
  const jpeg = await sharp(spoiled.data, { raw }).jpeg({ quality: scan.quality }).toBuffer()
  const stem = join(folder, String(page))
  await sharp(jpeg).greyscale().withMetadata({ density: scan.dpi }).png().toFile(`${stem}.png`)
  writeFileSync(`${stem}.json`, JSON.stringify(words))
  await run(cut, [`${stem}.png`, `${stem}.lines`])
  rmSync(`${stem}.png`)
}
await browser.close()
