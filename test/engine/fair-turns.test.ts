import t from 'tap'
import type { Engine } from '../../src/engine/engine.ts'
import type { CostReport } from '../../src/engine/reports.ts'
import { folderFor, pdf, write } from './documents.ts'
import { context, engineFor, request, textOf, until } from './engines.ts'
import { EVIL, evilEngine, page } from './evil.ts'
import { hold } from './held.ts'

function sender(t: Parameters<typeof folderFor>[0], engine: Engine) {
  const folder = folderFor(t)
  let files = 0
  /** A file of one page for an account. */
  return async (owner: string, one: ReturnType<typeof page>) => {
    const path = write(folder, `f${++files}`, pdf([one]))
    const asked = request({ textLayer: 'never', dpi: 150 })
    return textOf(await engine.convert({ path, name: 'f.pdf' }, asked, context({ owner })))
  }
}

t.test('whoever holds all threads leaves one to others', async (t) => {
  const engine = await evilEngine(t, 'HANG', { pageDeadline: 120_000 })
  const send = sender(t, engine)
  const held = [1, 2, 3, 4].map(() => send('many', page('EVIL', EVIL)))
  for (const one of held) one.catch(() => {})
  await until(() => engine.status().working >= 2)
  t.match(await send('other', page('OTHER')), /OTHER/)
  t.equal(engine.status().pagesFailed, 0, 'while the threads were held')
  await engine.stop()
  await Promise.allSettled(held)
})

t.test('an account has no more threads than it may have', async (t) => {
  const engine = await evilEngine(t, 'HANG', { pageDeadline: 120_000, ownerThreads: 1 })
  const send = sender(t, engine)
  const held = [1, 2, 3].map(() => send('many', page('EVIL', EVIL)))
  for (const one of held) one.catch(() => {})
  await until(() => engine.status().waiting.interactive === 2)
  t.match(await send('other', page('FIRST')), /FIRST/)
  t.match(await send('other', page('SECOND')), /SECOND/)
  t.match(engine.status(), { working: 1, waiting: { interactive: 2 }, pagesFailed: 0 })
  await engine.stop()
  await Promise.allSettled(held)
})

t.test('what work costs is told, whatever became of it', async (t) => {
  const costs: CostReport[] = []
  const engines = [await engineFor(t), await evilEngine(t, 'HANG', { pageDeadline: 8000 })] as const
  for (const engine of engines) engine.on('cost', (cost) => costs.push(cost))
  const [engine, evil] = engines
  t.match(await sender(t, engine)('reads', page('TEXT')), /TEXT/)
  await t.rejects(sender(t, evil)('hangs', page('EVIL', EVIL)), { code: 'OCR_ERROR' })
  const source = { path: write(folderFor(t), 'text', 'no document'), name: 'x' }
  const refused = engine.inspect(source, request(), context({ owner: 'refused' }))
  await t.rejects(refused, { code: 'UNSUPPORTED_FILE_TYPE' })
  const kindsOf = (owner: string) => costs.filter((cost) => cost.owner === owner).map((c) => c.kind)
  t.same(kindsOf('reads'), ['inspect', 'read', 'finish'])
  t.equal(kindsOf('hangs').at(-1), 'read')
  t.same(kindsOf('refused'), ['inspect'])
  const hung = costs.find(({ owner, kind }) => owner === 'hangs' && kind === 'read')!
  t.ok(hung.cpuMs >= 8000, 'a task whose thread says nothing costs the time it had')
})

t.test('nobody takes all places of those who wait', async (t) => {
  const engine = await engineFor(t, { threads: 1, maxWaiting: 4 })
  const folder = folderFor(t)
  const path = write(folder, 'f', pdf(Array.from({ length: 5 }, () => page('TEXT'))))
  const send = (owner: string, pages: number[]) => {
    const inspection = { type: 'pdf', pageCount: 5, pages }
    const source = { path, name: 'f.pdf' }
    return engine.convert(source, request(), context({ owner }), inspection)
  }
  const goOn = hold()
  const first = send('many', [1, 2, 3, 4, 5])
  await until(() => engine.status().waiting.interactive === 4)
  await t.rejects(send('many', [1]), { code: 'SERVICE_BUSY' })
  await t.rejects(send('other', [1, 2, 3]), { code: 'SERVICE_BUSY' })
  const second = send('other', [1, 2])
  goOn()
  for (const result of await Promise.all([first, second])) await result.dispose()
  t.equal(engine.status().pagesDone, 7)
})
