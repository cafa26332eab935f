import { existsSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { Engine } from '../../src/engine/engine.ts'
import { drawn, folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request, settingsFor, textOf } from './engines.ts'

const LETTER = ['The quick brown fox jumps', 'over the lazy dog', 'near the river bank']

t.test('conversions', async (t) => {
  const workFolder = folderFor(t)
  const engine = await engineFor(t, { workFolder })
  const folder = folderFor(t)
  const convert = (path: string, ...args: Parameters<typeof request>) =>
    engine.convert({ path, name: 'letter.scan.pdf' }, request(...args), context())

  t.equal(engine.status().ready, true)
  t.ok(engine.status().languages.includes('eng'))

  t.test('a born-digital PDF is read from its text layer', async (t) => {
    const path = write(folder, 'a', pdf([{ content: lines(LETTER) }, { content: lines(['two']) }]))
    const result = await convert(path)
    t.match(result, {
      contentType: 'text/plain; charset=utf-8',
      fileName: 'letter.scan.txt',
      output: 'txt',
      pagesUsed: 2,
      failedPages: [],
    })
    t.ok(result.byteLength > 0)
    t.equal(await textOf(result), `${LETTER.join(' ')} two`)
    t.notOk(existsSync(result.path), 'dispose removes the file')
    await result.dispose()
  })

  t.test('a PNG is recognised', async (t) => {
    const png = drawn(pdf([{ content: lines(LETTER, 20), width: 420, height: 842 }]), 200)
    const path = write(folder, 'b', png)
    t.equal(await textOf(await convert(path)), LETTER.join(' '))
    t.equal(await textOf(await convert(path, { languages: ['auto'] })), LETTER.join(' '))
  })

  t.test('pages come in the order of the range', async (t) => {
    const pages = [1, 2, 3, 4].map((n) => ({ content: lines([`page ${n}`]) }))
    const path = write(folder, 'c', pdf(pages))
    t.equal(await textOf(await convert(path, { pageRange: '3,1-2' })), 'page 3 page 1 page 2')
  })

  t.test('a mixed PDF is read page by page', async (t) => {
    const scan = drawn(pdf([{ content: lines(['scanned words here'], 30) }]), 150)
    const path = write(
      folder,
      'd',
      pdf([
        { content: lines(['digital words']) },
        { content: 'q 595 0 0 842 0 0 cm /I1 Do Q', image: scan },
      ]),
    )
    const sources: unknown[] = []
    const listen = (report: { source: unknown }) => sources.push(report.source)
    engine.on('page', listen)
    t.equal(await textOf(await convert(path)), 'digital words scanned words here')
    engine.off('page', listen)
    t.same(sources.sort(), ['ocr', 'text_layer'])
  })

  t.test('a JPEG scan lies in its PDF in any direction', async (t) => {
    const scan = drawn(pdf([{ content: lines(LETTER, 24, 60, 300), width: 595, height: 400 }]), 200)
    const jpeg = await sharp(scan).jpeg({ quality: 90 }).toBuffer()
    const places = {
      0: { content: 'q 595 0 0 400 0 0 cm /I1 Do Q', width: 595, height: 400 },
      90: { content: 'q 0 595 -400 0 400 0 cm /I1 Do Q', width: 400, height: 595 },
    }
    for (const [rotate, place] of Object.entries(places)) {
      const page = { ...place, image: jpeg, rotate: Number(rotate) as 0 | 90 }
      const path = write(folder, `e${rotate}`, pdf([page]))
      t.match(await textOf(await convert(path)), /quick brown fox/i, `rotate ${rotate}`)
    }
  })

  t.test('text_layer never reads pixels, always reads what is hidden', async (t) => {
    const path = write(folder, 'f', pdf([{ content: `${lines(['VISIBLE'], 40)}` }]))
    t.equal(await textOf(await convert(path, { textLayer: 'never' })), 'VISIBLE')
    const hidden = write(folder, 'g', pdf([{ content: `3 Tr ${lines(['behind'])}` }]))
    t.equal(await textOf(await convert(hidden, { textLayer: 'always' })), 'behind')
  })

  t.test('an encrypted PDF opens with its password', async (t) => {
    const options = 'encrypt=aes-256,user-password=sesame,owner-password=boss'
    const path = write(folder, 'h', pdf([{ content: lines(['secret']) }], options))
    t.equal(await textOf(await convert(path, { password: 'sesame' })), 'secret')
    await t.rejects(convert(path), { code: 'INVALID_FILE', message: /password/ })
    await t.rejects(convert(path, { password: 'wrong' }), {
      code: 'INVALID_FILE',
      message: /password/,
    })
  })

  t.test('an empty page is an empty result', async (t) => {
    const result = await convert(write(folder, 'i', pdf([{ content: '' }])))
    t.equal(result.pagesUsed, 1)
    t.equal(await textOf(result), '')
  })

  t.test('an inspection is used instead of a second one', async (t) => {
    const path = write(folder, 'j', pdf([1, 2, 3].map((n) => ({ content: lines([`p${n}`]) }))))
    const wanted = request({ pageRange: '2-' })
    const inspection = await engine.inspect({ path, name: 'j' }, wanted, context())
    t.same(inspection, { type: 'pdf', pageCount: 3, pages: [2, 3] })
    const progress: [number, number][] = []
    const result = await engine.convert(
      { path, name: 'j' },
      wanted,
      context({ onProgress: (done, total) => progress.push([done, total]) }),
      inspection,
    )
    t.equal(result.fileName, 'j.txt')
    t.equal(await textOf(result), 'p2 p3')
    t.same(progress, [
      [1, 2],
      [2, 2],
    ])
  })

  t.test('requests nobody can serve', async (t) => {
    const path = write(folder, 'k', pdf([1, 2, 3].map((n) => ({ content: lines([`p${n}`]) }))))
    const source = { path, name: 'k.pdf' }
    await t.rejects(convert(path, { pageRange: '4' }), { code: 'INVALID_PAGE_RANGE' })
    await t.rejects(convert(path, { pageRange: 'x' }), { code: 'INVALID_PAGE_RANGE' })
    await t.rejects(engine.convert(source, request(), context({ maxPages: 2 })), {
      code: 'TOO_MANY_PAGES',
    })
    const two = await engine.convert(source, request({ pageRange: '2-' }), context({ maxPages: 2 }))
    t.equal(await textOf(two), 'p2 p3')
    await t.rejects(convert(path, { languages: ['xxx'] }), { code: 'INVALID_PARAMETER' })
    await t.rejects(convert(path, { languages: ['auto', 'eng'] }), { code: 'INVALID_PARAMETER' })
    await t.rejects(convert(path, { model: 'nothing' }), { code: 'UNSUPPORTED_MODEL' })
  })

  t.test('many at once', async (t) => {
    const paths = Array.from({ length: 20 }, (_, i) =>
      write(folder, `m${i}`, pdf([{ content: lines([`document ${i}`]) }])),
    )
    const texts = await Promise.all(paths.map(async (path) => textOf(await convert(path))))
    t.same(
      texts,
      paths.map((_, i) => `document ${i}`),
    )
  })

  await t.test('nothing stays behind', async (t) => {
    await engine.drain()
    t.same(readdirSync(workFolder), [])
    t.match(engine.status(), { working: 0, waiting: { interactive: 0, bulk: 0 }, ready: false })
    await t.rejects(convert('anything'), { code: 'SERVICE_NOT_READY' })
  })
})

t.test('a start empties the work folder of conversions, and of nothing else', async (t) => {
  const settings = settingsFor(t)
  write(settings.workFolder, 'conversion-old', 'left behind')
  write(settings.workFolder, 'other', 'not ours')
  const engine = await Engine.start(settings)
  t.same(readdirSync(settings.workFolder), ['other'])
  await engine.stop()
})
