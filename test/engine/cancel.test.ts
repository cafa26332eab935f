import t from 'tap'
import { folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request, textOf, until } from './engines.ts'
import { cpuMsOf, hold, hostsOf } from './held.ts'

/** A page that takes the recogniser a second or two: 20,000 small letters. */
const sentence = 'words that fill the page from edge to edge, again and again, '
const dense = {
  content: lines(
    Array.from({ length: 130 }, (_, i) => `${i} ${sentence.repeat(4)}`),
    4,
    30,
    820,
  ),
}

t.test('cancelling', async (t) => {
  const engine = await engineFor(t, { maxWaiting: 12 })
  const folder = folderFor(t)
  const slow = write(folder, 'slow.pdf', pdf([dense, dense, dense, dense]))
  const single = write(folder, 'single.pdf', pdf([dense]))
  const quick = write(folder, 'quick.pdf', pdf([{ content: lines(['quick']) }]))
  const wanted = request({ textLayer: 'never', dpi: 300 })
  const source = { path: slow, name: 'slow.pdf' }
  const convertQuick = (lane: 'interactive' | 'bulk' = 'interactive') =>
    engine.convert({ path: quick, name: 'quick.pdf' }, request(), context({ lane }))

  /** Milliseconds of processor that a page takes: machines differ, and one differs from hour to hour. */
  async function costOfPage(): Promise<number> {
    await engine.convert({ path: quick, name: 'quick.pdf' }, wanted, context())
    const began = cpuMsOf(hostsOf())
    await engine.convert({ path: single, name: 'single.pdf' }, wanted, context())
    return cpuMsOf(hostsOf()) - began
  }

  t.test('a caller who leaves: work stops within an eighth of a page', async (t) => {
    const whole = await costOfPage()
    const before = engine.status().pagesCancelled
    const leaving = new AbortController()
    const conversion = engine.convert(source, wanted, context({ signal: leaving.signal }))
    conversion.catch(() => {})
    const hosts = hostsOf()
    const usual = cpuMsOf(hosts)
    await until(() => engine.status().working === 2 && cpuMsOf(hosts) > usual + 100)
    const goOn = hold()
    const used = cpuMsOf(hosts)
    leaving.abort()
    await t.rejects(conversion, { name: 'AbortError' }, 'told at once, whatever the threads do')
    t.equal(engine.status().waiting.interactive, 0, 'what waited is gone at once')
    goOn()
    await until(() => engine.status().working === 0)
    const more = cpuMsOf(hosts) - used
    // Two threads, and the collection of garbage that may follow in each, which a page has as well.
    const most = (2 * whole) / 8
    t.ok(more <= most, `two threads worked for ${more} ms, a page takes ${whole}`)
    t.equal(engine.status().pagesCancelled - before, 4)
    t.equal(engine.status().hostsRestarted, 0)
    t.equal(await textOf(await convertQuick()), 'quick')
  })

  t.test('a signal that is raised before the start', async (t) => {
    const signal = AbortSignal.abort()
    await t.rejects(engine.convert(source, wanted, context({ signal })), { name: 'AbortError' })
    await t.rejects(engine.inspect(source, wanted, context({ signal })), { name: 'AbortError' })
  })

  t.test('a deadline while working, and while waiting', async (t) => {
    const small = { path: quick, name: 'q' }
    const seen = await engine.inspect(small, request(), context())
    const pages = await engine.inspect(source, wanted, context())
    const first = engine.convert(source, wanted, context({ deadline: 1000 }), pages)
    first.catch(() => {})
    await until(() => engine.status().working === 2)
    const goOn = hold()
    const soon = context({ lane: 'bulk', deadline: 100 })
    const second = engine.convert(small, request(), soon, seen)
    await t.rejects(second, { code: 'SERVICE_BUSY', retryAfter: 1 })
    await t.rejects(first, { code: 'OCR_ERROR', message: /longer than 1 s/ })
    goOn()
    await until(() => engine.status().working === 0)
    t.equal(await textOf(await convertQuick()), 'quick')
  })

  t.test('a full interactive lane is busy; the bulk lane is not', async (t) => {
    const leaving = new AbortController()
    const { signal } = leaving
    const pages = await engine.inspect(source, wanted, context())
    const three = [1, 2, 3].map(() => engine.convert(source, wanted, context({ signal })))
    const outcomes = Promise.allSettled(three)
    await until(() => engine.status().waiting.interactive >= 9)
    const goOn = hold()
    const busy = engine.convert(source, wanted, context(), pages)
    await t.rejects(busy, { code: 'SERVICE_BUSY' })
    const error = await busy.catch((e) => e)
    t.ok(error.retryAfter >= 1 && error.retryAfter <= 60)
    const bulk = convertQuick('bulk')
    leaving.abort()
    goOn()
    t.equal(await textOf(await bulk), 'quick')
    t.ok((await outcomes).every((outcome) => outcome.status === 'rejected'))
  })

  t.test('interactive pages overtake bulk pages', async (t) => {
    const leaving = new AbortController()
    const pages = Array.from({ length: 40 }, () => ({ content: dense.content }))
    const big = write(folder, 'big.pdf', pdf(pages))
    const bulk = engine.convert(
      { path: big, name: 'big.pdf' },
      wanted,
      context({ lane: 'bulk', signal: leaving.signal }),
    )
    bulk.catch(() => {})
    await until(() => engine.status().waiting.bulk > 30)
    t.equal(await textOf(await convertQuick()), 'quick')
    t.ok(engine.status().waiting.bulk > 10, 'bulk pages still wait')
    leaving.abort()
    await t.rejects(bulk, { name: 'AbortError' })
  })
})
