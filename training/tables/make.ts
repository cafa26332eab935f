/**
 * Makes pages with tables and without, each with its truth beside it.
 *
 *   node training/tables/make.ts OUT --count N --seed S [--scans SHARE] [--alike [--kind KIND] | --plain | --scene SCENE…]
 *
 * With `--alike` all pages are of what looks like a table and is none, with `--plain` of small tables that
 * nothing marks. `--kind` is one of LOOK_ALIKES: all pages are of it. With `--scene` all pages are of these scenes.
 */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { closePrinters, print } from '../kit/print.ts'
import { type Random, randomOf } from '../kit/random.ts'
import { photo, photoSettings, scan, scanSettings } from '../kit/scan.ts'
import { missingWords } from './check.ts'
import { type Draft, draft } from './draft.ts'
import { LAYOUTS, LAYOUTS_ALIKE, LAYOUTS_PLAIN, layoutOf } from './layout.ts'
import { truthOf } from './truth.ts'

/** Documents that wait for their tools together. */
const BATCH = 80

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    scans: { type: 'string', default: '0' },
    alike: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    kind: { type: 'string' },
    scene: { type: 'string', multiple: true },
  },
})
const out = positionals[0]
if (!out)
  throw new Error('usage: node training/tables/make.ts OUT --count N --seed S [--scans SHARE]')
const [count, scans] = [Number(values.count), Number(values.scans)]
if (!Number.isInteger(count) || !(scans >= 0 && scans <= 1))
  throw new Error('--count is a whole number, --scans a share from 0 to 1')

await mkdir(out, { recursive: true })
const folder = await mkdtemp(join(tmpdir(), 'tables-'))
const random = randomOf(`tables/${values.seed}`)
// All layouts in random order, then again.
const [first, many] = values.alike
  ? [LAYOUTS, LAYOUTS_ALIKE]
  : values.plain
    ? [LAYOUTS + LAYOUTS_ALIKE, LAYOUTS_PLAIN]
    : [0, LAYOUTS]
const order = random
  .at('order')
  .shuffle(Array.from({ length: many }, (_, at) => first + at).filter(isWanted))
let dropped = 0

function isWanted(number: number): boolean {
  const { noTable, scene } = layoutOf(number)
  if (values.scene) return values.scene.includes(scene)
  return values.kind === undefined || noTable === values.kind
}

try {
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at)
    await Promise.all(numbers.map((number) => made(number, random.at(`document/${number}`))))
    process.stderr.write(`${from + numbers.length} of ${count}, ${dropped} drafts dropped\n`)
  }
} finally {
  await closePrinters()
  await rm(folder, { recursive: true, force: true })
}

/** Prints drafts of a document until one holds what its truth says. */
async function made(number: number, stream: Random): Promise<void> {
  for (let trial = 0; trial < 8; trial++) {
    // A layout that nothing fits into gives way to the next.
    const layout = order[(number + (trial > 3 ? (trial - 3) * 97 : 0)) % order.length]!
    const one = draft(layout, stream.at(trial))
    if (!one) continue
    const pdf = join(folder, `${number}.pdf`)
    try {
      await print(one.source, pdf)
    } catch (error) {
      process.stderr.write(`${one.layout.key}: ${(error as Error).message.slice(0, 300)}\n`)
      dropped++
      continue
    }
    const missing = await missingWords(pdf, one.paper)
    if (!missing) return save(one, number, pdf, stream)
    if (process.env.VERBOSE)
      process.stderr.write(`${one.layout.key} ${one.layout.tool}: ${missing}\n`)
    dropped++
  }
  process.stderr.write(`document ${number} could not be made\n`)
}

async function save(one: Draft, number: number, pdf: string, stream: Random): Promise<void> {
  const draw = stream.at('medium')
  const medium = draw.chance(scans) ? (draw.chance(0.7) ? 'scan' : 'photo') : 'pdf'
  const id = `tables-${values.seed}-${String(number).padStart(4, '0')}-${one.layout.tool}${medium === 'pdf' ? '' : `-${medium}`}`
  const pages = one.pages
  const target = join(out!, `${id}.${medium === 'photo' && pages === 1 ? 'jpg' : 'pdf'}`)
  if (medium === 'pdf') await copyFile(pdf, target)
  else if (medium === 'scan') await scan(pdf, target, scanSettings(id))
  else await photo(pdf, target, photoSettings(id))
  const truth = truthOf(id, one.paper, one.layout, medium)
  await writeFile(join(out!, `${id}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`)
  await rm(pdf)
}
