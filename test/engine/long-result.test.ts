import t from 'tap'
import { folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request, textOf } from './engines.ts'

/** A page full of figures in columns. */
const figures = (page: number): string =>
  Array.from({ length: 8 }, (_, column) =>
    lines(
      Array.from({ length: 70 }, (_, row) => String(1000 * page + 100 * row + column)),
      7,
      40 + column * 65,
      800,
    ),
  ).join('\n')

t.test('a result that takes long is written, and keeps nobody waiting', async (t) => {
  const engine = await engineFor(t, { pageDeadline: 5000 })
  const folder = folderFor(t)
  const small = write(folder, 'small', pdf([{ content: lines(['small']) }]))
  const pages = Array.from({ length: 200 }, (_, page) => ({ content: figures(page) }))
  const long = write(folder, 'long', pdf(pages))
  const convert = async (path: string) => {
    const source = { path, name: 'in.pdf' }
    const wanted = path === small ? request() : request({ model: 'tables', output: 'xlsx' })
    return engine.convert(source, wanted, context({ maxPages: 1000 }))
  }
  const allRead = Promise.withResolvers<void>()
  let seen = 0
  engine.on('page', () => {
    if (++seen === pages.length) allRead.resolve()
  })
  const ended: string[] = []
  const written = convert(long).then(async (result) => {
    ended.push('long')
    await result.dispose()
  })
  await allRead.promise
  for (const name of ['first', 'second']) {
    t.equal(await textOf(await convert(small)), 'small')
    ended.push(name)
  }
  await written
  t.same(ended, ['first', 'second', 'long'])
})
