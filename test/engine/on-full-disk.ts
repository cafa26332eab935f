/** Converts while files of the engine's processes take nothing, and after it; tells what came out, as JSON. */
import { execFileSync } from 'node:child_process'
import { folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request } from './engines.ts'
import { hostsOf } from './held.ts'

const teardowns: (() => unknown)[] = []
const t = { teardown: (work: () => unknown) => void teardowns.unshift(work) }
const engine = await engineFor(t)
const pages = Array.from({ length: 3 }, (_, i) => ({ content: lines([`page ${i}`]) }))
const source = { path: write(folderFor(t), 'letter.pdf', pdf(pages)), name: 'letter.pdf' }
const fill = (bytes: string): void => {
  for (const pid of hostsOf())
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error.code,
  )
const wanted = request()
const inspected = await engine.inspect(source, wanted, context())
fill('0')
const ofPages = await refusalOf(engine.convert(source, wanted, context()))
const ofPart = await refusalOf(engine.read(source, wanted, context(), inspected))
fill('unlimited')
const reading = await engine.read(source, wanted, context(), inspected)
fill('0')
const { type } = inspected
const ofResult = await refusalOf(engine.join(source, wanted, context(), type, [reading]))
fill('unlimited')
const { pagesUsed, failedPages } = await engine.convert(source, wanted, context())
const { pagesRead, faults } = reading
process.stdout.write(
  JSON.stringify({ ofPages, ofPart, ofResult, pagesRead, faults, pagesUsed, failedPages }),
)
for (const work of teardowns) await work()
