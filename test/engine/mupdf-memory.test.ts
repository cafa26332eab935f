import { createHash } from 'node:crypto'
import sharp from 'sharp'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'
import { PdfFile } from '../../src/engine/raster.ts'
import { release } from '../../src/engine/release.ts'
import { folderFor, pdf, write } from './documents.ts'

// Node's types leave it to those of browsers.
declare const WebAssembly: {
  readonly Memory: { readonly prototype: { grow(pages: number): number } }
}

const MEGA = 2 ** 20
const resident = (): number => process.memoryUsage.rss()

t.test('what MuPDF decoded does not stay in memory', async (t) => {
  const { discard } = loadAddon()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const image = await sharp({ create: { width: 2480, height: 3508, channels: 3, noise } as never })
    .png()
    .toBuffer()
  const path = write(
    folderFor(t),
    'scan.pdf',
    pdf([{ content: 'q 595 0 0 842 0 0 cm /I1 Do Q', image }]),
  )
  const draw = (file: PdfFile): string => {
    const page = file.openPage(1)
    const picture = page.gray(300, 80_000_000)
    page.close()
    if (picture.kind !== 'gray') throw new Error('not gray')
    const drawn = createHash('sha256').update(picture.pixels).digest('hex')
    release(picture.pixels)
    return drawn
  }
  const kept = new PdfFile(path, null)
  const first = draw(kept)
  kept.close()
  const before = resident()
  new PdfFile(path, null).close(discard)
  // Three bytes a pixel were decoded, and one drawn.
  const decoded = 3 * 2480 * 3508
  t.ok(resident() < before - decoded, `${before / MEGA} MB, then ${resident() / MEGA} MB`)
  const { grow } = WebAssembly.Memory.prototype
  for (let i = 0; i < 3; i++) {
    const file = new PdfFile(path, null)
    t.equal(draw(file), first, 'it is drawn as before')
    file.close(discard)
  }
  t.ok(resident() < before - decoded, 'nothing piles up')
  t.equal(WebAssembly.Memory.prototype.grow, grow)
  t.match(String(grow), /native code/)
})
