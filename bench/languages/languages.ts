/**
 * Pages in many scripts: character errors, spaces among them, and milliseconds a page, beside the
 * Tesseract command line with the same models. `node bench/languages/languages.ts [name ...]`; fonts and
 * models come by `scripts/setup.sh --with-languages`.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { characterErrorRate } from '../cer.ts'
import { printed } from './pages.ts'
import { pagemillRead, type Read, startedEngine, tesseractRead, Workplace } from './readers.ts'
import { SAMPLES } from './texts.ts'

const TESSDATA = resolve(import.meta.dirname, '../../.cache/languages')
if (!existsSync(TESSDATA)) throw new Error('run scripts/setup.sh --with-languages first')

const SPACELESS = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\u3000-\\u303f\\uff00-\\uffef]'
/** Lines of scripts without spaces go on without one. */
const LINE_END = new RegExp(`(${SPACELESS})[^\\S\\n]*\\n+|[^\\S\\n]*\\n+(?=${SPACELESS})`, 'gu')

/** Lines put together; bidirectional marks are none of the text's. */
const joined = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\f]/g, '')
    .trim()
    .replace(LINE_END, '$1')

const wanted = process.argv.slice(2)
const samples = SAMPLES.filter(
  ({ name, code }) => wanted.length === 0 || wanted.some((one) => one === code || one === name),
)
using place = new Workplace()
const engine = await startedEngine(place.folder, TESSDATA)
try {
  const cells = (read: Read, truth: string) =>
    `${characterErrorRate(joined(truth), joined(read.text)).toFixed(3)} | ${read.ms.toFixed(0)}`
  process.stdout.write(
    '| | tesseract | ms | pagemill, named | ms | auto | ms | text layer | ms |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|\n',
  )
  for (const { sample, png, pdf } of await printed(samples)) {
    const { code, name } = sample
    const truth = sample.text.join('\n')
    const [scan, digital] = [place.file(`${code}.png`, png), place.file(`${code}.pdf`, pdf)]
    const reads = [
      await tesseractRead(scan, TESSDATA, code),
      await pagemillRead(engine, scan, [code]),
      await pagemillRead(engine, scan, null),
      await pagemillRead(engine, digital, null),
    ]
    process.stdout.write(`| ${name} | ${reads.map((read) => cells(read, truth)).join(' | ')} |\n`)
    if (process.env.SHOW) for (const read of reads) console.error(`--- ${name}\n${read.text}`)
  }
} finally {
  await engine.stop()
}
