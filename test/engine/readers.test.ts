import sharp from 'sharp'
import t from 'tap'

const paper = { create: { width: 40, height: 30, channels: 3, background: '#ffffff' } } as const
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>')

t.test('libvips reads what is taken, and nothing else of what it could', async (t) => {
  const drawing = t.testdir()
  const ownFile = `${drawing}/paper.v`
  await sharp(paper).toFile(ownFile)
  t.equal((await sharp(svg).metadata()).format, 'svg', 'it could')
  t.equal((await sharp(ownFile).metadata()).format, 'vips')

  const { grayOf } = await import('../../src/engine/pictures/libvips.ts')
  for (const format of ['png', 'jpeg', 'tiff', 'webp', 'gif', 'avif'] as const) {
    const bytes = await sharp(paper).toFormat(format).toBuffer()
    t.match(await grayOf(bytes, 0, 10_000, format), { width: 40, height: 30 }, format)
  }
  await t.rejects(grayOf(svg, 0, 10_000, 'png'), { code: 'INVALID_FILE' })
  await t.rejects(sharp(svg).metadata(), /unsupported image format/)
  await t.rejects(sharp(ownFile).metadata(), /unsupported image format/)
})
