/**
 * `node bench/words.ts FOLDER [--lines]`: why words of pictures are not read. FOLDER has pictures and, of each,
 * `<id>.truth.json` with `lines` (`text`, `box` in pixels). A line that was not found, or only a part of it, speaks for
 * finding lines or preparing the picture; marks alone for both and for recognition; single characters for
 * recognition; spaces for decoding, or for truths that are not sure of them. `--lines` lists what was read instead.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { onPicture } from '../src/document/mesh.ts'
import { languagesTried } from '../src/engine/languages.ts'
import { loadAddon } from '../src/engine/native.ts'
import { FAULTS, type Fault, faultOf, wordsFound, wordsOf } from './words/fault.ts'

interface TruthLine {
  readonly text: string
  readonly box: readonly [number, number, number, number]
}

/** Heights of a line that a word's middle may be away from it. */
const NEAR = 0.6

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'boolean', default: false } },
})
const [folder] = positionals
if (!folder) throw new Error('usage: node bench/words.ts FOLDER [--lines]')
const { models } = readConfig()
const addon = loadAddon()
const languages = languagesTried(null, ['auto'], addon.languages(models.tessdata))
const reader = new addon.Reader(models)

/** Middles of words on the picture, which was not turned by a quarter. */
function placed(path: string): { text: string; x: number; y: number }[] {
  const { words, skew, width, height, mesh } = reader.read(
    { kind: 'encoded', bytes: readFileSync(path), frame: 0, orientation: 1 },
    { languages, dpi: 0, maxPixels: 50_000_000, deadline: 0 },
    new Int32Array(new SharedArrayBuffer(4)),
  )
  const angle = (-skew * Math.PI) / 180
  return words.map(({ text, box }) => {
    if (mesh) {
      const middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] as const
      const [x, y] = onPicture(middle, { width, height, mesh })
      return { text, x, y }
    }
    const [dx, dy] = [(box[0] + box[2] - width) / 2, (box[1] + box[3] - height) / 2]
    return {
      text,
      x: width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
    }
  })
}

const away = ({ box: [x0, y0, x1, y1] }: TruthLine, x: number, y: number): number =>
  (Math.abs(y - (y0 + y1) / 2) + Math.max(0, x0 - x, x - x1)) / (y1 - y0)

const lost = new Map<Fault, number>(FAULTS.map((fault) => [fault, 0]))
let [all, found, elsewhere] = [0, 0, 0]
for (const name of readdirSync(folder).sort()) {
  const truth = join(folder, `${parse(name).name}.truth.json`)
  if (!/\.(jpg|png|tif)$/.test(name) || !existsSync(truth)) continue
  const lines: TruthLine[] = JSON.parse(readFileSync(truth, 'utf8')).lines ?? []
  if (lines.length === 0) continue
  const read = new Map<TruthLine, { text: string; x: number }[]>(lines.map((line) => [line, []]))
  for (const word of placed(join(folder, name))) {
    const line = lines.reduce((a, b) =>
      away(a, word.x, word.y) <= away(b, word.x, word.y) ? a : b,
    )
    if (away(line, word.x, word.y) < NEAR) read.get(line)!.push(word)
    else elsewhere++
  }
  for (const [line, words] of read) {
    const wanted = wordsOf(line.text)
    const got = wordsOf(
      words
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    )
    const missing = wanted.length - wordsFound(wanted, got)
    all += wanted.length
    found += wanted.length - missing
    if (missing === 0) continue
    const fault = faultOf(wanted, got)
    lost.set(fault, lost.get(fault)! + missing)
    if (values.lines) console.log([fault, name, wanted.join(' '), got.join(' ')].join('\t'))
  }
}
reader.dispose()
const share = (count: number): string => (count / all).toFixed(4)
console.log(`words\t${all}\nread\t${share(found)}`)
for (const [fault, count] of lost) console.log(`${fault}\t${share(count)}`)
console.log(`words beside all lines\t${elsewhere}`)
