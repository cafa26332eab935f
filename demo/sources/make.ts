/**
 * Makes the demo's documents from the HTML beside this file: a born-digital PDF, and a simulated
 * scan (200 dpi, gray, turned by 0.6 degrees, blurred, noisy). Needs Chromium on the PATH.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as mupdf from 'mupdf'
import sharp from 'sharp'

const here = import.meta.dirname
const documents = join(here, '..', 'documents')

function print(html: string, pdf: string): void {
  const profile = mkdtempSync(join(tmpdir(), 'pagemill-chromium-'))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync']
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-quic']
  const target = ['--no-pdf-header-footer', `--print-to-pdf=${pdf}`, `file://${html}`]
  try {
    execFileSync('chromium', [...flags, ...quiet, `--user-data-dir=${profile}`, ...target], {
      stdio: 'ignore',
    })
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

async function scan(pdf: string, png: string): Promise<void> {
  const document = mupdf.Document.openDocument(readFileSync(pdf), 'application/pdf')
  const page = document.loadPage(0)
  const scale = mupdf.Matrix.scale(200 / 72, 200 / 72)
  const clean = page.toPixmap(scale, mupdf.ColorSpace.DeviceGray, false, true).asPNG()
  const turned = await sharp(clean).rotate(0.6, { background: '#fff' }).blur(0.6).png().toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer()
  const noisy = await sharp(turned)
    .composite([{ input: noise, blend: 'soft-light' }])
    .png()
    .toBuffer()
  await sharp(noisy).grayscale().png({ compressionLevel: 9, colours: 16 }).toFile(png)
}

const temporary = mkdtempSync(join(tmpdir(), 'pagemill-demo-'))
print(join(here, 'quarterly-report.html'), join(documents, 'quarterly-report.pdf'))
print(join(here, 'stock-list.html'), join(temporary, 'stock-list.pdf'))
await scan(join(temporary, 'stock-list.pdf'), join(documents, 'scan.png'))
rmSync(temporary, { recursive: true, force: true })
