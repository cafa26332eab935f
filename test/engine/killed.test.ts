import t from 'tap'
import type { Engine } from '../../src/engine/engine.ts'
import { lines } from './documents.ts'
import { engineFor, textOf, until } from './engines.ts'
import { converter, EVIL, evilEngine, page } from './evil.ts'
import { hostsOf } from './held.ts'

t.test('a killed host: what it worked on is done again', async (t) => {
  const engine = await engineFor(t)
  const convert = converter(t, engine)
  const [host] = hostsOf()
  t.ok(host)
  const results = Promise.all([1, 2, 3, 4].map((n) => convert(page(`PAGE ${n}`))))
  await until(() => engine.status().working > 0)
  process.kill(host!, 'SIGKILL')
  for (const result of await results) t.match(await textOf(result), /PAGE/)
  await until(() => engine.status().hostsRestarted >= 1)
})

/** Kills the engine's processes from outside, as the kernel does, while they work. */
async function killAtWork(engine: Engine, isOver = () => false): Promise<void> {
  // Those that stand by are not killed before they have started: three in a row that cannot are another case.
  await until(() => (engine.status().working > 0 && engine.status().ready) || isOver())
  if (isOver()) return
  const before = engine.status().hostsRestarted
  const killed = hostsOf()
  for (const pid of killed) process.kill(pid, 'SIGKILL')
  await until(() => engine.status().hostsRestarted >= before + Math.max(1, killed.length))
}

t.test('a page whose hosts are killed from outside is not to blame', async (t) => {
  const engine = await engineFor(t)
  // Thousands of letters: whoever looks for the work finds it.
  const full = {
    ...page('', 595),
    height: 842,
    content: lines(
      Array.from({ length: 100 }, () => 'words '.repeat(30)),
      6,
      20,
      820,
    ),
  }
  const result = converter(t, engine)(full, full)
  // Both pages are being read: the document was looked at before.
  await until(() => engine.status().working > 1)
  for (let kills = 0; kills < 3; kills++) await killAtWork(engine)
  const { failedPages, pagesUsed } = await result
  t.same(failedPages, [])
  t.equal(pagesUsed, 2)
})

t.test('a page with which the kernel strikes each time is given up', async (t) => {
  const engine = await evilEngine(t, 'HANG')
  const causes: string[] = []
  engine.on('host', ({ cause }) => causes.push(cause))
  let over = false
  const lost = converter(
    t,
    engine,
  )(page('EVIL', EVIL)).finally(() => {
    over = true
  })
  lost.catch(() => {})
  while (!over && causes.length < 50) await killAtWork(engine, () => over)
  await t.rejects(lost, { code: 'OCR_ERROR', message: /the system ended/ })
  t.ok(causes.length < 50, `${causes.length} hosts`)
})
