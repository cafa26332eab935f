import t from 'tap'
import { folderFor, pdf, write } from './documents.ts'
import { context, request, textOf } from './engines.ts'
import { EVIL, evilEngine, page } from './evil.ts'

t.test('pages read in parts become what one conversion makes of them', async (t) => {
  const engine = await evilEngine(t, 'CRASH')
  const wanted = request({ textLayer: 'never', dpi: 150 })
  const sourceOf = (...pages: ReturnType<typeof page>[]) => ({
    path: write(folderFor(t), 'f.pdf', pdf(pages)),
    name: 'f.pdf',
  })
  const read = (source: ReturnType<typeof sourceOf>, pages: readonly number[]) =>
    engine.read(source, wanted, context(), { type: 'pdf', pages })

  await t.test('a page that fails is told, as are all pages of a part', async (t) => {
    const source = sourceOf(page('FIRST'), page('EVIL', EVIL), page('THIRD'))
    const whole = await engine.convert(source, wanted, context())
    const parts = [await read(source, [1]), await read(source, [2]), await read(source, [3])]
    t.same(
      parts.map(({ pagesRead }) => pagesRead),
      [[1], [], [3]],
    )
    const joined = await engine.join(source, wanted, context(), 'pdf', parts)
    t.match(joined.failedPages, [{ page: 2, reason: /twice/ }])
    t.same(joined.failedPages, whole.failedPages)
    t.equal(joined.pagesUsed, 2)
    t.equal(await textOf(joined), await textOf(whole))
    for (const part of parts) await part.dispose()
  })

  await t.test('where none can be read there is no result', async (t) => {
    const source = sourceOf(page('EVIL', EVIL), page('EVIL', EVIL))
    const parts = [await read(source, [1]), await read(source, [2])]
    await t.rejects(engine.join(source, wanted, context(), 'pdf', parts), { code: 'OCR_ERROR' })
    for (const part of parts) await part.dispose()
  })
})
