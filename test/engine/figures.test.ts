import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import t from 'tap'
import { europeanDigits } from '../../src/document/digits.ts'
import { loadAddon } from '../../src/engine/native.ts'
import { printedPng } from './printed.ts'

/** `scripts/setup.sh --with-tests` fetches it. */
const tessdata = resolve(import.meta.dirname, '../../.cache/languages')
const figures = resolve(import.meta.dirname, '../../models/figures')

/** Figures of a page, as Egypt and Iran write them in their digits. */
const VALUES = [42350, 1200, 8750000, 3974, 560, 18, 2026, 77125, 904, 65318]
const SENTENCES = ['زار المكتبة', 'بلغت كلفة البناء', 'عدد الكتب', 'في العام الماضي', 'ثمن الصفحة']

const printed = (digits: 'latn' | 'arab', grouped: boolean): string[] =>
  VALUES.map((value) =>
    new Intl.NumberFormat(`ar-u-nu-${digits}`, { useGrouping: grouped }).format(value),
  )

const pageOf = (values: readonly string[]): Promise<Buffer> =>
  printedPng(
    values
      .map((value, i) => `<p>${SENTENCES[i % 5]} ${value} ${SENTENCES[(i + 2) % 5]}</p>`)
      .join(''),
    'dir="rtl" lang="ar"',
  )

/** A figure alone in each cell beside its text, as in accounts. */
const tableOf = (values: readonly string[]): Promise<Buffer> =>
  printedPng(
    `<style>td { border: 1px solid #444; padding: 6px 16px }</style><table>${values
      .map((value, i) => `<tr><td>${SENTENCES[i % 5]}<td>${value}`)
      .join('')}</table>`,
    'dir="rtl" lang="ar"',
  )

/** How many of the figures came out, their digits and the signs between. */
function countRead(png: Uint8Array, values: readonly string[], withFigures: boolean): number {
  const folders = { tessdata, second: null, degraded: null }
  const reader = new (loadAddon().Reader)(withFigures ? { ...folders, figures } : folders)
  const read = reader.read(
    { kind: 'encoded', bytes: png, frame: 0, orientation: 1 },
    { languages: ['ara'], dpi: 200, maxPixels: 50_000_000, deadline: 0 },
    new Int32Array(new SharedArrayBuffer(4)),
  )
  reader.dispose()
  const words = new Set(read.words.map(({ text }) => text))
  return values.filter((value) => words.has(value)).length
}

t.test('models are there', async (t) => {
  t.ok(existsSync(`${tessdata}/ara.traineddata`), 'by scripts/setup.sh --with-tests')
})

t.test('figures on an Arabic page keep all their digits', async (t) => {
  const values = printed('latn', true)
  t.equal(values[1], '1,200')
  const png = await pageOf(values)
  const found = countRead(png, values, true)
  t.ok(found >= 9, `${found} of 10`)
  t.ok(found >= countRead(png, values, false))
})

t.test('Arabic digits are read, which the language’s own model hardly knows', async (t) => {
  const values = printed('arab', false)
  t.equal(europeanDigits(values[1]!), '1200')
  const png = await pageOf(values)
  const found = countRead(png, values, true)
  t.ok(found >= 8, `${found} of 10`)
  t.ok(countRead(png, values, false) <= 2)
})

t.test('figures alone in their cells, with signs between their digits', async (t) => {
  const values = printed('arab', true)
  t.match(values[1], '٬')
  const found = countRead(await tableOf(values), values, true)
  t.ok(found >= 8, `${found} of 10`)
})
