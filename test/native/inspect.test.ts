import { existsSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'

const addon = loadAddon()
const image = sharp({ create: { width: 70, height: 40, channels: 3, background: '#fff' } })

t.test('versions and languages', async (t) => {
  t.match(addon.versions, { tesseract: /^5\./, leptonica: /1\.\d+/ })
  const tessdata = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata'].find(existsSync)!
  const languages = addon.languages(tessdata)
  t.ok(languages.includes('eng') && languages.includes('deu'))
  t.notOk(languages.includes('osd'))
  t.same(addon.languages('/nowhere'), [])
})

t.test('sizes and frames from headers alone', async (t) => {
  const size = { width: 70, height: 40, frames: 1 }
  t.same(addon.inspect(await image.clone().png().toBuffer()), size)
  t.same(addon.inspect(await image.clone().jpeg().toBuffer()), size)
  t.same(addon.inspect(await image.clone().tiff().toBuffer()), size)
})

t.test('what is no picture', async (t) => {
  const png = await image.clone().png().toBuffer()
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('x'),
    Buffer.from('BM'),
    Buffer.from('II*\0\xff\xff\xff\xff', 'latin1'),
    Buffer.from('ffd8ff', 'hex'),
    png.subarray(0, 20),
    png.subarray(0, png.length - 4),
  ])
    t.throws(() => addon.inspect(bytes), { code: 'INVALID_PICTURE' }, bytes.toString('hex'))
})

t.test('files with every byte changed once do no harm', async (t) => {
  const tiff = await image.clone().resize(12, 8).tiff().toBuffer()
  let refused = 0
  for (let i = 0; i < tiff.length; i++)
    for (const value of [0, 255, tiff[i]! ^ 1]) {
      const changed = Buffer.from(tiff)
      changed[i] = value
      try {
        addon.inspect(changed)
      } catch (error) {
        refused++
        t.equal((error as { code?: string }).code, 'INVALID_PICTURE')
      }
    }
  t.ok(refused > 0)
})
