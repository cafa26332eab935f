import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { closePrinters, print } from '../kit/print.ts'
import { type Random, randomOf } from '../kit/random.ts'
import { photo, photoSettings, scan, scanSettings } from '../kit/scan.ts'
import { KINDS, type Kind } from './paper.ts'
import { makerOf } from './papers.ts'

/** Papers that are under way at once: tools that start slowly print that many in one run. */
const BUNCH = 40

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'invoice' },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    scans: { type: 'string', default: '0' },
  },
})
const [out] = positionals
const kind = KINDS.find((name) => name === values.kind)
if (!out || !kind)
  throw new Error(
    `usage: node training/papers/make.ts OUT --kind ${KINDS.join('|')} [--count N] [--seed S] [--scans SHARE]`,
  )
const folder = join(out, kind)
mkdirSync(folder, { recursive: true })
const make = await makerOf(kind)
for (let first = 0; first < Number(values.count); first += BUNCH) {
  const bunch = Array.from(
    { length: Math.min(BUNCH, Number(values.count) - first) },
    (_, at) => first + at,
  )
  await Promise.all(bunch.map((at) => one(kind, at)))
}
await closePrinters()

async function one(kind: Kind, at: number): Promise<void> {
  const id = `${kind}-${values.seed}-${String(at).padStart(4, '0')}`
  const random = randomOf(`${kind}/${values.seed}/${at}`)
  const { source, truth } = await make(id, random)
  const pdf = join(folder, `${id}.pdf`)
  await print(source, pdf)
  const seen = random.at('scanned').chance(Number(values.scans))
    ? await spoil(pdf, kind, truth.layout, random.at('spoil'))
    : 'print'
  const layout = { ...truth.layout, seen }
  writeFileSync(
    join(folder, `${id}.truth.json`),
    `${JSON.stringify({ ...truth, layout }, null, 1)}\n`,
  )
}

/** Puts a scan or a photo in the print's place: a picture where there is one page, else a PDF of pictures. */
async function spoil(
  pdf: string,
  kind: Kind,
  layout: Record<string, unknown>,
  random: Random,
): Promise<string> {
  // Only Chromium fits blocks to their page; elsewhere a page may run over into another.
  const single = (layout.pages ?? 1) === 1 && layout.tool === 'chromium'
  const picture =
    single &&
    random.at('picture').chance(kind === 'invoice' || kind === 'bank_statement' ? 0.6 : 0.9)
  const seen = random
    .at('how')
    .chance({ invoice: 0.25, receipt: 0.5, business_card: 0.5, bank_statement: 0.15 }[kind])
    ? 'photo'
    : 'scan'
  const seed = String(random.int(0, 1e9))
  const to = pdf.replace(/pdf$/, picture ? 'jpg' : 'scan.pdf')
  if (seen === 'photo') await photo(pdf, to, photoSettings(seed))
  else await scan(pdf, to, scanSettings(seed))
  rmSync(pdf)
  if (!picture) renameSync(to, pdf)
  return seen
}
