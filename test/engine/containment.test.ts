import { readFileSync } from 'node:fs'
import t from 'tap'
import { folderFor, pdf, write } from './documents.ts'
import { engineFor, settingsFor, TEST_ADDON, textOf, until } from './engines.ts'
import { converter, EVIL, evilEngine, page } from './evil.ts'
import { hostsOf } from './held.ts'

t.test('a page that crashes costs itself, and nobody else', async (t) => {
  const engine = await evilEngine(t, 'CRASH')
  const convert = converter(t, engine)
  const causes: string[] = []
  engine.on('host', ({ cause }) => causes.push(cause))
  const others = Array.from({ length: 6 }, (_, i) => convert(page(`ALPHA ${i}`), page('BRAVO')))
  const [mixed, lost] = await Promise.allSettled([
    convert(page('FIRST'), page('EVIL', EVIL), page('THIRD')),
    convert(page('EVIL', EVIL)),
  ])
  t.equal(mixed.status, 'fulfilled')
  if (mixed.status === 'fulfilled') {
    t.equal(mixed.value.pagesUsed, 2)
    t.match(mixed.value.failedPages, [{ page: 2, reason: /twice/ }])
    t.equal(mixed.value.failedPages.length, 1)
    t.match(await textOf(mixed.value), /FIRST.*THIRD/)
  }
  t.match(lost, { status: 'rejected', reason: { code: 'OCR_ERROR' } })
  for (const [i, other] of (await Promise.all(others)).entries()) {
    t.same(other.failedPages, [])
    t.match(await textOf(other), new RegExp(`ALPHA ${i}.*BRAVO`))
  }
  t.ok(causes.filter((cause) => cause === 'crash').length >= 3)
  t.match(await textOf(await convert(page('AFTER'))), /AFTER/)
  t.match(engine.status(), { ready: true, pagesFailed: 2, working: 0 })
})

t.test('a page that hangs loses its host, and nobody else waits for it', async (t) => {
  const engine = await evilEngine(t, 'HANG', { pageDeadline: 30_000 })
  const convert = converter(t, engine)
  let isOver = false
  const hanging = convert(page('EVIL', EVIL), page('SECOND'))
  const ended = () => {
    isOver = true
  }
  hanging.then(ended, ended)
  const others = await Promise.all([1, 2, 3].map((n) => convert(page(`OTHER ${n}`))))
  t.notOk(isOver, 'the other thread went on')
  for (const other of others) t.match(await textOf(other), /OTHER/)
  const result = await hanging
  t.match(result.failedPages, [{ page: 1, reason: /too long/ }])
  t.match(await textOf(result), /SECOND/)
  t.match(await textOf(await convert(page('AFTER'))), /AFTER/)
})

t.test('runaway memory ends the host, not the engine', async (t) => {
  const engine = await evilEngine(t, 'GROW', { maxHostBytes: 350e6 })
  const convert = converter(t, engine)
  const causes: string[] = []
  engine.on('host', ({ cause }) => causes.push(cause))
  const growing = convert(page('EVIL', EVIL), page('SECOND'))
  const other = await convert(page('OTHER'))
  t.match(await textOf(other), /OTHER/)
  const result = await growing
  t.equal(result.failedPages.length, 1)
  t.match(await textOf(result), /SECOND/)
  t.ok(causes.includes('memory'), causes.join())
})

/** Bytes that a process has in memory. */
const residentBytes = (pid: number): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

t.test('a host that holds much is replaced behind its tasks', async (t) => {
  const usual = await engineFor(t)
  // As large as one that works: a new one is still growing.
  await textOf(await converter(t, usual)(page('USUAL')))
  const size = residentBytes(hostsOf()[0]!)
  await usual.stop()
  // Every host that has worked is above the limit, so each is replaced as soon as its successor is ready.
  const engine = await engineFor(t, { maxHostBytes: 0.8 * size })
  const convert = converter(t, engine)
  const causes = new Set<string>()
  engine.on('host', ({ cause }) => causes.add(cause))
  const texts: string[] = []
  for (let n = 0; n < 8; n++) texts.push(await textOf(await convert(page(`NUMBER ${n}`))))
  t.equal(texts.filter((text) => /NUMBER \d/.test(text)).length, 8)
  await until(() => causes.has('replaced'))
  t.same([...causes], ['replaced'])
})

t.test('an engine without its addon says so and does not start hosts without end', async (t) => {
  const engine = await engineFor(t, { addon: '/nowhere/pagemill.node' })
  t.equal(engine.status().ready, false)
  t.match(engine.unableReason, /nowhere/)
  const convert = converter(t, engine)
  await t.rejects(convert(page('x')), { code: 'SERVICE_NOT_READY' })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  t.ok(engine.status().hostsRestarted <= 4, `${engine.status().hostsRestarted} starts`)
})

t.test('stop settles everything at once', async (t) => {
  // It would not end within the time of a test if it waited for the page.
  const engine = await evilEngine(t, 'HANG', { pageDeadline: 3_600_000 })
  const convert = converter(t, engine)
  const all = [convert(page('EVIL', EVIL)), ...[1, 2, 3, 4].map((n) => convert(page(`P ${n}`)))]
  const outcomes = Promise.allSettled(all)
  await until(() => engine.status().working > 0)
  await engine.stop()
  const [first] = await outcomes
  t.match(first, { status: 'rejected', reason: { code: 'SERVICE_NOT_READY' } })
})

t.test('hosts end with their parent, even in the middle of a page', async (t) => {
  const { fork } = await import('node:child_process')
  const settings = settingsFor(t, {
    addon: TEST_ADDON,
    environment: { ...process.env, PAGEMILL_HANG_ON: '650' },
  })
  const path = write(folderFor(t), 'evil.pdf', pdf([page('EVIL', EVIL)]))
  const parent = fork(new URL('./parent.ts', import.meta.url), [JSON.stringify({ settings, path })])
  const [host] = await new Promise<number[]>((resolve) =>
    parent.once('message', (pids) => resolve(pids as number[])),
  )
  t.ok(host)
  const isAlive = () => {
    try {
      // A zombie has no command line any more.
      return readFileSync(`/proc/${host}/cmdline`).length > 0
    } catch {
      return false
    }
  }
  t.ok(isAlive())
  parent.kill('SIGKILL')
  await until(() => !isAlive())
})
