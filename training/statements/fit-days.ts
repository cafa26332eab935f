import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pagesOf } from '../../src/engine/tasks/page-file.ts'
import { rivalsOf } from '../../src/models/statement/booking-days.ts'
import { type Column, SAME_LEFT } from '../../src/models/statement/column.ts'
import { medianEm } from '../../src/models/statement/columns.ts'
import { dateColumns } from '../../src/models/statement/date-columns.ts'
import { DAY_FEATURES, dayFeatures } from '../../src/models/statement/day-evidence.ts'
import { DAY_WEIGHTS } from '../../src/models/statement/day-weights.ts'
import type { Line } from '../../src/models/statement/line.ts'
import { linesOf } from '../../src/models/statement/lines.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { type Choice, fittedChoice, rightHeldOut, rightIn } from './choice.ts'

/**
 * Fits what tells the days of booking from those of value and purchase: `node training/statements/fit-days.ts
 * PAGES=TRUTHS…`, as `fit-readings.ts`. The column is right that has most days of the truth. Prints how many documents
 * are right, with groups held out, too, and writes src/models/statement/day-weights.ts.
 */
const FILE = join(import.meta.dirname, '../../src/models/statement/day-weights.ts')
const SIGNS = { posting: 1, purchase: -1, value: -1, left: 1, later: 0, back: -1, weekends: -1 }
/** Share of the truth's days that the right column has, at least. */
const LEAST = 0.8

interface Truth {
  readonly group?: string
  readonly transactions: readonly { readonly date: string }[]
}

const choices = (await Promise.all(process.argv.slice(2).map(choicesIn))).flat()
const signs = DAY_FEATURES.map((name) => SIGNS[name])
const weights = fittedChoice(choices, signs)
process.stdout.write(
  `as they are ${rightIn(
    choices,
    DAY_FEATURES.map((name) => DAY_WEIGHTS[name]),
  )}, the first ${choices.filter(({ right }) => right[0]).length}; ${choices.length} documents: ${rightIn(choices, weights)} right, ${rightHeldOut(choices, signs)} with groups held out\n`,
)
const rows = DAY_FEATURES.map((name, f) => `  ${name}: ${Number(weights[f]!.toFixed(2))},`)
await writeFile(
  FILE,
  `/** Made by training/statements/fit-days.ts: log odds of what speaks for days of booking, in \`DAY_FEATURES\`. */\nexport const DAY_WEIGHTS = {\n${rows.join('\n')}\n}\n`,
)

async function choicesIn(argument: string): Promise<Choice[]> {
  const [pages, truths] = argument.split('=') as [string, string]
  const found: Choice[] = []
  for (const name of (await readdir(pages)).sort()) {
    if (!name.endsWith('.pages')) continue
    const id = basename(name, '.pages')
    const truth: Truth | null = await readFile(join(truths, `${id}.truth.json`), 'utf8').then(
      JSON.parse,
      () => null,
    )
    if (!truth) continue
    const document = documentText(await pagesOf(join(pages, name)))
    const lines = linesOf(document)
    const em = medianEm(document.rows)
    const rivals = rivalsOf(
      dateColumns(
        lines.filter(({ announced }) => !announced),
        em,
      ),
      lines,
    )
    if (rivals.length < 2) continue
    const shares = rivals.map((column) => shareOf(column, lines, truth))
    const most = Math.max(...shares)
    const right = shares.map((own) => own === most)
    if (most < LEAST || right.every(Boolean)) {
      if (most < LEAST) process.stdout.write(`${id}: no column has its days (${most.toFixed(2)})\n`)
      continue
    }
    const options = dayFeatures(rivals, lines).map((own) => DAY_FEATURES.map((name) => own[name]))
    found.push({ source: pages, group: truth.group ?? id, options, right })
  }
  return found
}

/** Share of the truth's days that a column has, in any order of day and month. */
function shareOf({ left }: Column, lines: readonly Line[], { transactions }: Truth): number {
  const dates = lines.flatMap(({ dates, shift, row }) =>
    dates.filter(({ box }) => Math.abs(box[0] - shift - left) <= SAME_LEFT * row.em).slice(0, 1),
  )
  const shares = (['dayFirst', 'monthFirst', 'yearFirst'] as const).map((order) => {
    const printed = dates.map((date) => `${date[order]?.month}-${date[order]?.day}`)
    let found = 0
    for (const { date } of transactions) {
      const at = printed.indexOf(`${Number(date.slice(5, 7))}-${Number(date.slice(8, 10))}`)
      if (at < 0) continue
      found++
      printed.splice(at, 1)
    }
    return found / Math.max(1, transactions.length)
  })
  return Math.max(...shares)
}
