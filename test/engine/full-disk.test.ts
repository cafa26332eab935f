import { execFileSync } from 'node:child_process'
import t from 'tap'
import { folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request } from './engines.ts'
import { hostsOf } from './held.ts'

t.test('a disk that is full is no fault of the pages', async (t) => {
  const engine = await engineFor(t)
  const pages = Array.from({ length: 3 }, (_, i) => ({ content: lines([`page ${i}`]) }))
  const source = { path: write(folderFor(t), 'letter.pdf', pdf(pages)), name: 'letter.pdf' }
  /** From now on files of the engine's processes take no more than this. */
  const fill = (bytes: string): void => {
    for (const pid of hostsOf())
      execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  }
  const wanted = request()
  const inspected = await engine.inspect(source, wanted, context())
  fill('0')
  const refusal = { code: 'STORAGE_ERROR' }
  await t.rejects(engine.convert(source, wanted, context()), refusal, 'pages')
  await t.rejects(engine.read(source, wanted, context(), inspected), refusal, 'pages of a part')
  fill('unlimited')
  const reading = await engine.read(source, wanted, context(), inspected)
  t.match(reading, { pagesRead: [1, 2, 3], faults: [] })
  fill('0')
  const { type } = inspected
  await t.rejects(engine.join(source, wanted, context(), type, [reading]), refusal, 'the result')
  await reading.dispose()
  fill('unlimited')
  const result = await engine.convert(source, wanted, context())
  t.match(result, { pagesUsed: 3, failedPages: [] })
  await result.dispose()
})
