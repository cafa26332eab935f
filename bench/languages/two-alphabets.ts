/**
 * Latin words on pages in Greek and Cyrillic letters, printed and blurred: how many are found, beside the Tesseract
 * command line with both models, of addresses of the net, of codes, of names, and of the words around them.
 * `node bench/languages/two-alphabets.ts`
 */
import sharp from 'sharp'
import { readConfig } from '../../src/config.ts'
import { MIXED } from './mixed-texts.ts'
import { DPI, printed } from './pages.ts'
import { pagemillRead, startedEngine, tesseractRead, Workplace } from './readers.ts'

const FONTS = [
  'Noto Sans',
  'Noto Serif',
  'DejaVu Sans',
  'DejaVu Serif',
  'Liberation Sans',
  'Liberation Mono',
]
/** Pixels, as lenses and scanners blur. */
const BLURS = [0.6, 0.9, 1.2]

const KINDS = ['addresses', 'codes', 'names', 'others'] as const
const kindOf = (word: string): (typeof KINDS)[number] => {
  if (/@|www\./.test(word)) return 'addresses'
  if (!/[A-Z]/i.test(word)) return 'others'
  return /\d/.test(word) ? 'codes' : 'names'
}
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /\p{L}/u.test(word))

/** Adds the words of a truth, and those of them that a text has. */
function count(tally: Map<string, [found: number, all: number]>, truth: string, text: string) {
  const left = wordsOf(text)
  for (const word of wordsOf(truth)) {
    const own = tally.get(kindOf(word)) ?? [0, 0]
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    tally.set(kindOf(word), [own[0] + Number(at >= 0), own[1] + 1])
  }
}

const { tessdata } = readConfig().models
using place = new Workplace()
const engine = await startedEngine(place.folder, tessdata)
try {
  process.stdout.write(`| | ${KINDS.join(' | ')} |\n|---|${KINDS.map(() => '--:|').join('')}\n`)
  for (const { code, lang, name, text } of MIXED) {
    const [ours, theirs] = [new Map(), new Map()]
    const samples = FONTS.map((font) => ({ name, code, lang, font, text }))
    for (const [i, { png }] of (await printed(samples)).entries()) {
      const picture = sharp(png)
        .blur(BLURS[i % BLURS.length])
        .jpeg({ quality: 70 })
      const bytes = await picture.withMetadata({ density: DPI }).toBuffer()
      const path = place.file(`${code}-${i}.jpg`, bytes)
      const truth = text.join('\n')
      count(ours, truth, (await pagemillRead(engine, path, null)).text)
      count(theirs, truth, (await tesseractRead(path, tessdata, `${code}+eng`)).text)
    }
    for (const [reader, tally] of [
      ['pagemill', ours],
      ['tesseract', theirs],
    ] as const) {
      const cells = KINDS.map((kind) => tally.get(kind)?.join(' of ') ?? '')
      process.stdout.write(`| ${name}, ${reader} | ${cells.join(' | ')} |\n`)
    }
  }
} finally {
  await engine.stop()
}
