/**
 * Fits all fields anew: node training/fields/fit-all.ts WORK [FOLDER...] [--only MODEL,...] [--share 1]
 *
 * Makes the made papers in WORK and reads them and the documents of every FOLDER, where that was not done before,
 * then fits fields, currencies and what rules find. A FOLDER has folders of documents and truths by the
 * model's name (`invoice`, `receipt`, `business_card`, `bank_statement`). The same input gives the same bytes.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FIELD_SETS } from './models.ts'

/** Made papers by their seeds, how many, and the share of scans among them. */
const MADE = [
  { model: 'invoice', seed: 61, count: 240 },
  { model: 'invoice', seed: 62, count: 120 },
  { model: 'receipt', seed: 51, count: 150 },
  { model: 'receipt', seed: 71, count: 220 },
  { model: 'business_card', seed: 51, count: 120 },
  { model: 'business_card', seed: 72, count: 150 },
  { model: 'bank_statement', seed: 46, count: 100 },
] as const
const SCANS = '0.33'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, share: { type: 'string', default: '1' } },
})
const [work, ...folders] = positionals
const models = options.only?.split(',') ?? Object.keys(FIELD_SETS)
if (!work || models.some((model) => !FIELD_SETS[model])) {
  console.error(
    `node training/fields/fit-all.ts WORK [FOLDER...] [--only ${Object.keys(FIELD_SETS).join(',')}] [--share 1]`,
  )
  process.exit(2)
}
mkdirSync(work, { recursive: true })

/** Runs a script of this folder, or beside it, to its end. */
function run(script: string, ...args: string[]): void {
  console.log(`${basename(script)} ${args.join(' ')}`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Truths and pages of a folder of documents, read if they were not. */
function read(documents: string, name: string): string {
  const pages = join(work!, 'pages', name)
  run('read.ts', documents, pages)
  return `${documents}:${pages}`
}

function inputsOf(model: string): string[] {
  const made = MADE.filter((own) => own.model === model).map(({ seed, count }) => {
    const out = join(work!, 'made', String(seed))
    const own = Math.ceil(count * Number(options.share))
    if (!existsSync(join(out, model)))
      run(
        '../papers/make.ts',
        out,
        ...['--kind', model, '--count', String(own), '--seed', String(seed), '--scans', SCANS],
      )
    return read(join(out, model), `made-${model}-${seed}`)
  })
  const others = folders.flatMap((folder, i) => {
    const documents = join(resolve(folder), model)
    return existsSync(documents) ? [read(documents, `${i}-${model}`)] : []
  })
  return [...made, ...others]
}

const inputs = new Map(models.map((model) => [model, inputsOf(model)]))
const of = (model: string): string[] => inputs.get(model) ?? []
for (const model of models) run('fit.ts', model, ...of(model))
const sold = [...of('invoice'), ...of('receipt')]
if (inputs.has('invoice') && inputs.has('receipt')) {
  run('fit-currency.ts', ...sold)
  // Their probabilities are those of what was decided with the numbers above.
  run(
    'fit-ruled.ts',
    ...['invoice', 'receipt'].flatMap((model) => of(model).map((own) => `${model}=${own}`)),
  )
}
