import type { Browser, CDPSession } from 'playwright-core'
import { personPage } from '../../test/dashboard/person-page.ts'
import { lines, pdf } from '../../test/engine/documents.ts'
import { eventually } from '../../test/http/jobs.ts'
import type { Service } from '../../test/http/service.ts'
import type { Claim } from './claim.ts'

const PAGES = 100
/** Words of the first page: so many lines of so many. */
const LINES = 125
const WORDS = 40
/** Steps of the wheel, and pixels of each. */
const STEPS = 60
const STEP = 20

/** Run in the browser: small pages that show something. */
const DRAWN_THUMBNAILS = `[...document.querySelectorAll('.thumbnails canvas')].filter(
  (own) => own.getContext('2d').getImageData(0, 0, own.width, own.height).data.some((value) => value !== 0),
).length`

/** A page crowded with 5,000 words, and 99 ordinary ones. */
function crowded(): Buffer {
  const row = (words: number) => Array.from({ length: words }, (_, i) => `w${i}`).join(' ')
  const first = lines(Array(LINES).fill(row(WORDS)), 4, 30, 810)
  const others = lines(Array(20).fill(row(8)))
  return pdf(Array.from({ length: PAGES }, (_, i) => ({ content: i === 0 ? first : others })))
}

/** A long result is scrolled through: what the page's own thread does for it. */
export async function scrolling(browser: Browser, service: Service): Promise<Claim[]> {
  const viewport = { width: 1440, height: 900 }
  const { page } = await personPage(browser, service, 'unlimited', { viewport })
  await page.goto(service.url)
  const answered = page.waitForResponse(/\/result\?/, { timeout: 300_000 })
  await page.getByLabel('Files to convert').last().setInputFiles({
    name: 'crowded.pdf',
    mimeType: 'application/pdf',
    buffer: crowded(),
  })
  const { data } = await (await answered).json()
  const words = data.pages[0].words.length
  if (words !== LINES * WORDS) throw new Error(`the first page has ${words} words`)
  await page.locator('.sheet canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
  const column = (await page.locator('.column').boundingBox())!
  await page.mouse.move(column.x + column.width / 2, column.y + column.height / 2)
  const drawn = await page.locator('.sheet canvas').count()
  const thumbnails = await eventually(
    async () => (await page.evaluate<number>(DRAWN_THUMBNAILS)) || undefined,
  )
  const tracing = await page.context().newCDPSession(page)
  const tasks = await tasksDuring(tracing, async () => {
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, STEP)
      await page.waitForTimeout(16)
    }
  })
  const sorted = tasks.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1))
  await page.context().close()
  return [
    { claim: 'sheets drawn of 100 pages', value: drawn, most: 20 },
    { claim: 'thumbnails drawn of 100 pages', value: thumbnails, most: 40 },
    { claim: 'frame over 5,000 words, median ms', value: at(0.5), most: 16 },
    { claim: 'frame over 5,000 words, 95 % ms', value: at(0.95), most: 16 },
    { claim: 'frame over 5,000 words, longest ms', value: at(1), most: 16 },
  ]
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Microseconds on a core. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * Milliseconds that the main thread of the page works in each sixtieth of a second with work: time on a
 * core, so that what else runs on the machine does not count.
 */
async function tasksDuring(session: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  await work()
  await session.send('Tracing.end')
  await ended
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const frames = new Map<string, number>()
  for (const { name, pid, tid, ts, tdur } of events)
    if (name === 'RunTask' && tdur !== undefined && main.has(`${pid} ${tid}`)) {
      const frame = `${pid} ${Math.floor(ts / (1_000_000 / 60))}`
      frames.set(frame, (frames.get(frame) ?? 0) + tdur / 1000)
    }
  if (frames.size === 0) throw new Error('nothing was traced')
  return [...frames.values()]
}
