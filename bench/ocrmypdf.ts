/**
 * OCRmyPDF's own way beside pagemill's plugin on the same 30 scanned pages: seconds, seconds of
 * processors, F1 of words by page. `node bench/ocrmypdf.ts [trials]`; what it prints is kept in
 * results/ocrmypdf.md.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as mupdf from 'mupdf'
import sharp from 'sharp'
import { densePage, receiptPage, type Typeset, tablePage } from './documents/make.ts'
import { scanOf } from './documents/scan.ts'
import { pdfOf, pngOf } from './documents/sheet.ts'
import { machine } from './machine.ts'
import { median } from './median.ts'

const ROOT = resolve(import.meta.dirname, '..')
const TRIALS = Number(process.argv[2] ?? 3)
const KINDS: readonly (readonly [kind: string, typeset: (seed: number) => Typeset, dpi: number])[] =
  [
    ['dense, 300 dpi', densePage, 300],
    ['tables, 200 dpi', tablePage, 200],
    ['receipts, 150 dpi', receiptPage, 150],
  ]
const EACH = 10
const OPTIONS = ['-l', 'eng', '--output-type', 'pdf', '--optimize', '0', '--quiet', '-j', '2']
const WAYS: readonly (readonly [name: string, options: readonly string[]])[] = [
  ['OCRmyPDF, Tesseract', []],
  [
    'OCRmyPDF, pagemill’s plugin',
    ['--plugin', join(ROOT, 'integrations/ocrmypdf/pagemill_ocrmypdf.py')],
  ],
]

const folder = mkdtempSync(join(tmpdir(), 'pagemill-ocrmypdf-'))
try {
  const { pdf, truths } = await scans()
  const input = join(folder, 'in.pdf')
  writeFileSync(input, pdf)
  const runs = WAYS.map(() => [] as { seconds: number; processor: number }[])
  const found: string[][] = []
  // By turns: what else the machine does meets both alike.
  for (let trial = 0; trial < TRIALS; trial++)
    for (const [i, [, options]] of WAYS.entries()) {
      const output = join(folder, `out-${i}.pdf`)
      runs[i]!.push(timed(['ocrmypdf', ...OPTIONS, ...options, input, output]))
      found[i] = execFileSync('pdftotext', [output, '-'], { encoding: 'utf8' }).split('\f')
    }
  const head = ['', ...KINDS.map(([kind]) => `F1, ${kind}`), 'seconds', 'of processors']
  const rows = WAYS.map(([name], i) => [
    name,
    ...KINDS.map((_, k) => meanF1(found[i]!, truths, k * EACH).toFixed(4)),
    median(runs[i]!.map(({ seconds }) => seconds)).toFixed(1),
    median(runs[i]!.map(({ processor }) => processor)).toFixed(1),
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const { cpu, cores } = machine()
  const versions = execFileSync('ocrmypdf', ['--version'], { encoding: 'utf8' }).trim()
  const text =
    `${line(head)}${line(head.map((_, i) => (i === 0 ? '---' : '--:')))}${rows.map(line).join('')}\n` +
    `${KINDS.length * EACH} pages, ${TRIALS === 1 ? 'one run' : `median of ${TRIALS} runs`} each, ${cpu}, ${cores} cores, ` +
    `OCRmyPDF ${versions}, ${new Date().toISOString().slice(0, 10)}\n`
  process.stdout.write(text)
  writeFileSync(join(import.meta.dirname, 'results', 'ocrmypdf.md'), text)
} finally {
  rmSync(folder, { recursive: true })
}

/** Pages as a flatbed's PDF has them, and what each says. */
async function scans(): Promise<{ pdf: Uint8Array; truths: string[] }> {
  const pdf = new mupdf.PDFDocument()
  const truths: string[] = []
  for (const [, typeset, dpi] of KINDS)
    for (let seed = 1; seed <= EACH; seed++) {
      const { sheet, truth } = typeset(seed)
      const scan = await scanOf(pngOf(pdfOf([sheet]), 0, dpi), seed)
      const image = new mupdf.Image(await sharp(scan).jpeg({ quality: 85 }).toBuffer())
      const [width, height] = [image.getWidth(), image.getHeight()].map((own) => (own * 72) / dpi)
      const resources = { XObject: { I1: pdf.addImage(image) } }
      const content = `q ${width} 0 0 ${height} 0 0 cm /I1 Do Q`
      pdf.insertPage(-1, pdf.addPage([0, 0, width!, height!], 0, resources, content))
      truths.push(truth)
    }
  return { pdf: pdf.saveToBuffer('').asUint8Array().slice(), truths }
}

/** Seconds that pass, and those of processors, of the command and all that it waits for. */
function timed(command: readonly string[]): { seconds: number; processor: number } {
  const said = execFileSync(
    'bash',
    [
      '-c',
      'TIMEFORMAT="%R %U %S"; { time "$@" >/dev/null 2>"$0"; } 2>&1',
      join(folder, 'log'),
      ...command,
    ],
    { encoding: 'utf8', cwd: ROOT },
  )
  const [seconds, user, system] = said.trim().split(' ').map(Number)
  return { seconds: seconds!, processor: user! + system! }
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Of the pages from one on, words as a bag. */
function meanF1(found: readonly string[], truths: readonly string[], from: number): number {
  const shares = truths.slice(from, from + EACH).map((truth, i) => {
    const [own, wanted] = [wordsOf(found[from + i] ?? ''), wordsOf(truth)]
    const left = new Map<string, number>()
    for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1)
    let hits = 0
    for (const word of own) {
      const count = left.get(word) ?? 0
      if (count === 0) continue
      left.set(word, count - 1)
      hits++
    }
    return (2 * hits) / (own.length + wanted.length)
  })
  return shares.reduce((sum, own) => sum + own, 0) / shares.length
}
