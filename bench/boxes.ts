import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { loadAddon, type PixelBox } from '../src/engine/native.ts'
import { CASES } from './cases.ts'
import { pdfOf, pngOf } from './documents/sheet.ts'
import { median } from './median.ts'

/** Pixels that a word's edges may lie from libtesseract's, in the median over all words. */
const MOST = 2
/** Pages of each case. */
const PAGES = 4

interface PlacedWord {
  readonly text: string
  readonly box: PixelBox
}

/** Words of a page by the command line tool, which tells left, top, width and height. */
function wordsByTesseract(file: string): PlacedWord[] {
  const table = execFileSync('tesseract', [file, '-', '-l', 'eng', 'tsv'], {
    encoding: 'utf8',
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return table
    .split('\n')
    .map((row) => row.split('\t'))
    .filter((cells) => cells[0] === '5' && cells[11]?.trim())
    .map((cells) => {
      const [left, top, width, height] = cells.slice(6, 10).map(Number) as [
        number,
        number,
        number,
        number,
      ]
      return { text: cells[11]!.trim(), box: [left, top, left + width, top + height] }
    })
}

/** The edge of two boxes that lies farthest apart, in pixels. */
const apart = (a: PixelBox, b: PixelBox): number =>
  Math.max(...a.map((edge, i) => Math.abs(edge - b[i]!)))

/** Distances of the words that both read alike and that overlap. */
function distances(mine: readonly PlacedWord[], theirs: readonly PlacedWord[]): number[] {
  const overlap = (a: PixelBox, b: PixelBox) =>
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
  return theirs.flatMap(({ text, box }) => {
    const same = mine.find((word) => word.text === text && overlap(word.box, box))
    return same ? [apart(same.box, box)] : []
  })
}

/**
 * `npm run bench -- --boxes`: how far word boxes lie from libtesseract's, on level pages drawn
 * without noise.
 *
 * @return the exit code: 1 when the median is more than 2 pixels, or fewer than half of the words
 * could be compared
 */
export function boxes(): number {
  const { models } = readConfig()
  const reader = new (loadAddon().Reader)({ ...models, second: null, degraded: null })
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-boxes-'))
  const all: number[] = []
  let words = 0
  try {
    for (const { name, kind, dpi, typeset } of CASES) {
      if (kind !== 'scan') continue
      const found: number[] = []
      for (let page = 1; page <= PAGES; page++) {
        const file = join(folder, `${name}-${page}.png`)
        writeFileSync(file, pngOf(pdfOf([typeset(page).sheet]), 0, dpi))
        const read = reader.read(
          { kind: 'encoded', bytes: readFileSync(file), frame: 0, orientation: 1 },
          { languages: ['eng'], dpi, maxPixels: 80_000_000, deadline: 0 },
          new Int32Array(1),
        )
        const theirs = wordsByTesseract(file)
        words += theirs.length
        found.push(...distances(read.words, theirs))
      }
      all.push(...found)
      process.stdout.write(
        `${name.padEnd(12)} ${found.length} words, median ${median(found).toFixed(1)} px\n`,
      )
    }
  } finally {
    reader.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
  const middle = median(all)
  process.stdout.write(
    `all          ${all.length} of ${words} words, median ${middle.toFixed(1)} px\n`,
  )
  return middle <= MOST && all.length * 2 >= words ? 0 : 1
}
