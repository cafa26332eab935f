import { createHash } from 'node:crypto'
import sharp from 'sharp'
import t from 'tap'
import { takeFree } from '../../src/engine/free-memory.ts'
import { loadAddon } from '../../src/engine/native.ts'
import { mupdf } from '../../src/engine/pdf/mupdf.ts'
import type { Core } from '../../src/engine/pdf/mupdf-core.ts'
import { memoryOf } from '../../src/engine/pdf/mupdf-memory.ts'
import { PdfFile } from '../../src/engine/pdf/pdf-file.ts'
import { release } from '../../src/engine/release.ts'
import { folderFor, pdf, write } from './documents.ts'

// Node's types leave it to those of browsers.
declare const WebAssembly: {
  readonly Memory: { readonly prototype: { grow(pages: number): number } }
}

/** What the tests need of MuPDF's module; it is where its loader looks for it. */
const core = Reflect.get(globalThis, '$libmupdf_wasm_Module') as Core
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
})

t.test('nor does what it decoded of small pages', async (t) => {
  const [width, height] = [1240, 1754]
  const create = { width, height, channels: 3, background: 'white' } as const
  const image = await sharp({ create }).jpeg().toBuffer()
  const path = write(
    folderFor(t),
    'small.pdf',
    pdf([{ content: 'q 595 0 0 842 0 0 cm /I1 Do Q', image }]),
  )
  mupdf.emptyStore()
  const before = bytesInUse()
  const file = new PdfFile(path, null)
  const page = file.openPage(1)
  const picture = page.gray(150, 80_000_000)
  page.close()
  if (picture.kind !== 'gray') throw new Error('not gray')
  release(picture.pixels)
  file.close()
  const kept = bytesInUse() - before
  t.ok(kept < 3 * width * height, `${kept} bytes`)
})

t.test('objects of a PDF that were looked at do not stay in memory', async (t) => {
  const create = { width: 595, height: 842, channels: 3, background: 'white' } as const
  const image = await sharp({ create }).jpeg().toBuffer()
  const path = write(
    folderFor(t),
    'scan.pdf',
    pdf([{ content: 'q 595 0 0 842 0 0 cm /I1 Do Q', image }]),
  )
  const look = () => {
    const file = new PdfFile(path, null)
    const page = file.openPage(1)
    t.ok(page.hasContents())
    const place = { width: 595, height: 842, orientation: 1, dpi: 72 }
    const scan = page.scan(place)
    t.ok(scan?.kind === 'encoded' && Buffer.from(scan.bytes).equals(image), 'as it was put in')
    t.equal(page.scan({ ...place, width: 596 }), null)
    page.close()
    file.close()
  }
  look()
  const before = bytesInUse()
  for (let i = 0; i < 100; i++) look()
  // One object of 16 bytes a time would be more.
  t.ok(bytesInUse() - before < 1600, `${before} bytes, then ${bytesInUse()}`)
})

t.test('how colours are converted outlives the document that they were in', (t) => {
  const path = write(folderFor(t), 'cyan.pdf', pdf([{ content: '1 0 0 0 k 72 600 200 40 re f' }]))
  const look = () => {
    const file = new PdfFile(path, null)
    const page = file.openPage(1)
    t.equal(page.content().strokes.length, 1)
    page.close()
    file.close(loadAddon().discard)
  }
  look()
  mupdf.emptyStore()
  const without = bytesInUse()
  look()
  const kept = bytesInUse() - without
  t.ok(kept > 100_000, `${kept} bytes`)
  for (let i = 0; i < 20; i++) look()
  t.ok(bytesInUse() - without < 2 * kept, 'nothing piles up')
  t.end()
})

/** Bytes of MuPDF's memory that it cannot give out, but for pieces too small to ask for. */
function bytesInUse(): number {
  const taken: number[] = []
  let free = 0
  for (let size = MEGA; size >= 16; size /= 2) {
    const blocks = takeFree(memoryOf(core), size)
    free += size * blocks.length
    taken.push(...blocks)
  }
  for (const at of taken) core._wasm_free(at)
  return core.HEAPU8.length - free
}
