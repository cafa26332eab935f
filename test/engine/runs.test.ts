import { readFileSync } from 'node:fs'
import t, { type Test } from 'tap'
import type { Engine } from '../../src/engine/engine.ts'
import { folderFor, pdf, write } from './documents.ts'
import { context, engineFor, request } from './engines.ts'
import { EVIL, evilEngine, page } from './evil.ts'

const COUNT = 40
/** Nothing but shapes: it is recognised, and then does harm. */
const drawing = {
  ...page('', EVIL),
  content: Array.from({ length: 30 }, (_, i) => `${10 + 9 * i} 50 5 ${20 + i} re f`).join('\n'),
}
const documentOf = (t: Pick<Test, 'teardown'>, change: Record<number, typeof drawing> = {}) => {
  const pages = Array.from({ length: COUNT }, (_, i) => change[i + 1] ?? page(`PAGE ${i + 1} END`))
  return { path: write(folderFor(t), 'long.pdf', pdf(pages)), name: 'long.pdf' }
}
const inBulk = () => context({ lane: 'bulk' })

/** What is told of tasks and pages. */
function told(engine: Engine) {
  const tasks: number[] = []
  const pages: number[] = []
  engine.on('task', ({ kind, page }) => kind === 'read' && tasks.push(page!))
  engine.on('page', (report) => pages.push(report.page))
  return { tasks, pages: () => pages.toSorted((a, b) => a - b) }
}

const all = Array.from({ length: COUNT }, (_, i) => i + 1)

t.test('pages of a long document with text are read by the run', async (t) => {
  const engine = await engineFor(t)
  const source = documentOf(t)
  const { tasks, pages } = told(engine)
  let settled = 0
  const onProgress = (count: number) => {
    settled = count
  }
  const result = await engine.convert(source, request(), { ...inBulk(), onProgress })
  t.same(
    readFileSync(result.path, 'utf8').match(/PAGE \d+/g),
    all.map((n) => `PAGE ${n}`),
  )
  t.equal(result.pagesUsed, COUNT)
  t.ok(tasks.length < COUNT, `${tasks.length} tasks`)
  t.same(pages(), all)
  t.equal(settled, COUNT)
  t.equal(engine.status().pagesDone, COUNT)
  const alone = await engine.convert(source, request(), context())
  t.equal(readFileSync(alone.path, 'utf8'), readFileSync(result.path, 'utf8'))
})

t.test('views are made of each page by itself', async (t) => {
  const engine = await engineFor(t)
  const wanted = request({ model: 'tables', output: 'json', debug: true, pageRange: '1-20' })
  const { views } = await engine.convert(documentOf(t), wanted, inBulk())
  t.equal(views?.length, 20)
})

t.test('one page of a run that ends its host fails alone', async (t) => {
  const engine = await evilEngine(t, 'CRASH')
  const { pages } = told(engine)
  const wanted = request({ dpi: 150 })
  const result = await engine.convert(documentOf(t, { 11: drawing }), wanted, inBulk())
  t.match(result.failedPages, [{ page: 11, reason: /twice/ }])
  t.equal(result.failedPages.length, 1)
  const text = readFileSync(result.path, 'utf8')
  t.same(
    text.match(/PAGE \d+/g),
    all.filter((n) => n !== 11).map((n) => `PAGE ${n}`),
  )
  t.same(pages(), all)
})

t.test('a run that is given up', async (t) => {
  const engine = await engineFor(t)
  const leaving = new AbortController()
  const signal = leaving.signal
  const result = engine.convert(documentOf(t), request(), { ...inBulk(), signal })
  engine.once('task', () => leaving.abort(new Error('left')))
  await t.rejects(result, /left/)
  const { pagesUsed } = await engine.convert(documentOf(t), request(), inBulk())
  t.equal(pagesUsed, COUNT)
})
