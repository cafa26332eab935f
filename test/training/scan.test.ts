import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { randomOf } from '../../training/kit/random.ts'
import { pdfOfPictures } from '../../training/kit/scan/pdf.ts'
import { lighten, noisy, turned, warped } from '../../training/kit/scan/spoil.ts'
import { photo, photoSettings, scan, scanSettings } from '../../training/kit/scan.ts'

/** A page of 120 × 160 points with a black square. */
const squareOnPage = {
  width: 120,
  height: 160,
  data: Buffer.from(
    Array.from({ length: 120 * 160 }, (_, at) =>
      at % 120 > 20 && at % 120 < 40 && at > 30 * 120 && at < 50 * 120 ? 0 : 255,
    ),
  ),
}

t.test('the same settings make the same file, other seeds another', async (t) => {
  const folder = t.testdir({})
  const pdf = join(folder, 'page.pdf')
  await writeFile(pdf, await pdfOfPictures([squareOnPage], { dpi: 72, quality: 90 }))
  const made = async (name: string, seed: string): Promise<Buffer> => {
    await scan(pdf, join(folder, name), { ...scanSettings(seed), dpi: 100 })
    return readFile(join(folder, name))
  }
  t.ok((await made('a.png', 'one')).equals(await made('b.png', 'one')))
  t.notOk((await made('a.pdf', 'one')).equals(await made('b.pdf', 'two')))
  await photo(pdf, join(folder, 'c.jpg'), { ...photoSettings('one'), dpi: 100 })
  const { width, height } = await sharp(join(folder, 'c.jpg')).metadata()
  t.match([width, height], [167, 223])
})

t.test('corners that stay leave the page as it was', async (t) => {
  const frame = [
    [0, 0],
    [120, 0],
    [120, 160],
    [0, 160],
  ] as const
  const same = warped(squareOnPage, frame, 7)
  t.equal(same.data[40 * 120 + 30], 0)
  t.equal(same.data[10 * 120 + 10], 255)
})

t.test('a page turned and turned back has its square where it was', async (t) => {
  const back = turned(turned(squareOnPage, 10), -10)
  t.equal(back.data[40 * 120 + 30], 0)
  t.equal(back.data[60 * 120 + 60], 255)
})

t.test('light only takes away', async (t) => {
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const { data } = lighten(squareOnPage, 0.4, randomOf(seed))
    // The least light is 1 - shadow.
    t.ok(data.every((value, at) => value <= squareOnPage.data[at]! && (value > 150 || value === 0)))
  }
})

t.test('binary pages have two values', async (t) => {
  const { data } = noisy(squareOnPage, { noise: 10, binary: true }, randomOf('x'))
  t.strictSame([...new Set(data)].sort(), [0, 255])
})
