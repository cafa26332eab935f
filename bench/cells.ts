/**
 * `npm run bench:cells -- [--pages N] [--seed SEED] [--wrong]`: how many cells of scanned tables are read as they are
 * printed, by what is in them and by how the page was scanned. Pages are made for it: short texts a long way from
 * other ink, in ten fonts of 7 to 11 points, and lie straight: rows are told by their heights. `--wrong` lists what
 * was read instead.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { languagesTried } from '../src/engine/languages.ts'
import { loadAddon, type PixelWord } from '../src/engine/native.ts'
import { closePrinters, print } from '../training/kit/print.ts'
import { randomOf } from '../training/kit/random.ts'
import { photo, photoSettings, scan, scanSettings } from '../training/kit/scan.ts'
import { type Kind, pageOf, SHEETS } from './cells/page.ts'

const WAYS = ['grey', 'binary', 'photo'] as const
/** Coarser or softer, points are lost on the picture already. */
const BINARY = { binary: true, dpi: 200, blur: 0.4, noise: 4 } as const
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    wrong: { type: 'boolean', default: false },
  },
})

const { models } = readConfig()
const addon = loadAddon()
const languages = languagesTried(null, ['auto'], addon.languages(models.tessdata))
const reader = new addon.Reader(models)
const cancel = new Int32Array(new SharedArrayBuffer(4))
const read = (path: string): readonly PixelWord[] =>
  reader.read(
    { kind: 'encoded', bytes: readFileSync(path), frame: 0, orientation: 1 },
    { languages, dpi: 0, maxPixels: 50_000_000, deadline: 0 },
    cancel,
  ).words

/** Rows of words, each as one text without blanks, dashes alike. */
function rowsOf(words: readonly PixelWord[]): string[] {
  const middle = ({ box }: PixelWord) => (box[1] + box[3]) / 2
  const heights = words.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b)
  const near = (heights[heights.length >> 1] ?? 0) / 2
  const rows: PixelWord[][] = []
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const last = rows.at(-1)
    if (last && middle(word) - middle(last.at(-1)!) < near) last.push(word)
    else rows.push([word])
  }
  return rows.map((row) =>
    plain(
      row
        .sort((a, b) => a.box[0] - b.box[0])
        .map(({ text }) => text)
        .join(''),
    ),
  )
}

/** Without blanks, dashes and dots alike, what is raised as it stands on the line. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, '')

const right = new Map<string, [right: number, all: number]>()
const wrong = new Map<string, number>()
function count(key: string, isRight: boolean): void {
  const [yes, all] = right.get(key) ?? [0, 0]
  right.set(key, [yes + Number(isRight), all + 1])
}

/** Cells of a row are looked for from left to right. */
function score(kinds: readonly Kind[], cells: readonly string[], row: string, way: string): void {
  let at = 0
  for (const [i, cell] of cells.entries()) {
    const found = row.indexOf(plain(cell), at)
    if (found >= 0) at = found + plain(cell).length
    else wrong.set(`${cell} in ${row}`, (wrong.get(`${cell} in ${row}`) ?? 0) + 1)
    count(`${way} all`, found >= 0)
    count(`${way} ${kinds[i]!.name}`, found >= 0)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'cells-'))
try {
  for (const [sheet, kinds] of SHEETS.entries())
    for (let i = 0; i < Number(values.pages); i++)
      for (const way of WAYS) {
        const id = `${values.seed}/${i}/${way}${sheet === 0 ? '' : `/${sheet}`}`
        const { html, rows } = pageOf(kinds, i, randomOf(id))
        const [pdf, picture] = [join(folder, 'page.pdf'), join(folder, 'page.jpg')]
        await print({ tool: 'chromium', html }, pdf)
        const level = { skew: 0, perspective: 0 }
        if (way === 'photo') await photo(pdf, picture, { ...photoSettings(id), ...level })
        else if (way === 'grey')
          await scan(pdf, picture, { ...scanSettings(id), skew: 0, binary: false })
        else await scan(pdf, picture, { ...scanSettings(id), skew: 0, ...BINARY })
        const found = rowsOf(read(picture))
        // Where a row was lost or read as two, the rest is told by the towns.
        const rowAt = (k: number, town: string) =>
          found.length === rows.length
            ? found[k]!
            : (found.slice(Math.max(0, k - 2), k + 3).find((row) => row.startsWith(town)) ?? '')
        for (const [k, { town, cells }] of rows.entries())
          score(kinds, cells, rowAt(k, town), `${sheet} ${way}`)
      }
} finally {
  await closePrinters()
  reader.dispose()
  rmSync(folder, { recursive: true, force: true })
}

const share = (key: string) => {
  const [yes, all] = right.get(key) ?? [0, 0]
  return all === 0 ? '-' : (yes / all).toFixed(3)
}
for (const [sheet, kinds] of SHEETS.entries()) {
  console.log([(sheet === 0 ? 'cells read right' : 'short cells').padEnd(24), ...WAYS].join('\t'))
  for (const name of ['all', ...kinds.map((kind) => kind.name)])
    console.log(
      [name.padEnd(24), ...WAYS.map((way) => share(`${sheet} ${way} ${name}`))].join('\t'),
    )
}
if (values.wrong)
  for (const [text, times] of [...wrong].sort((a, b) => b[1] - a[1])) console.log(times, text)
process.exit(0)
