import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pagesOf } from '../../src/engine/tasks/page-file.ts'
import { foldedPhrase } from '../../src/fields/lexicon.ts'
import { invoiceItems, receiptItems } from '../../src/models/items/items.ts'
import { OWNER_COSTS, type OwnerCosts } from '../../src/models/items/owner-costs.ts'
import { type DocumentText, documentText } from '../../src/reading/document-text.ts'

/**
 * Fits what it costs to give lines to items: `node training/items/fit-owners.ts KIND:PAGES=PAPERS…`, KIND
 * invoice or receipt, PAGES a folder of read pages, PAPERS one of truths. Of each number in turn the multiple
 * with which most descriptions are right. Prints what numbers that are fitted on one half give on the other;
 * where both are better, those fitted on all go into src/models/items/owner-costs.ts.
 */
interface Paper {
  readonly kind: string
  readonly document: DocumentText
  readonly items: readonly { readonly description: string | null; readonly amount: string | null }[]
}

const MULTIPLES = [0, 0.5, 0.75, 1.35, 2]
const MOST_ROUNDS = 3
/** More right descriptions that are worth another number: fewer are chance. */
const LEAST_GAIN = 2
const FILE = join(import.meta.dirname, '../../src/models/items/owner-costs.ts')

const papers: Paper[] = []
for (const source of process.argv.slice(2)) {
  const [, kind, pages, truths] = /^(\w+):(.*)=(.*)$/.exec(source)!
  for (const name of (await readdir(pages!)).sort()) {
    const truth = await readFile(
      join(truths!, `${basename(name, '.pages')}.truth.json`),
      'utf8',
    ).then(JSON.parse, () => null)
    const items = truth?.fields.line_items ?? truth?.fields.items ?? []
    if (items.length === 0) continue
    papers.push({ kind: kind!, document: documentText(await pagesOf(join(pages!, name))), items })
  }
}

/** Items whose amount and description are right; of each paper the share, that long ones count as one. */
function rightOf(own: readonly Paper[], costs: OwnerCosts): number {
  return own.reduce((sum, { kind, document, items }) => {
    const found = (kind === 'invoice' ? invoiceItems : receiptItems)(document, costs).items
    const rest = found.map((item) => keyOf(item.description, item.amount))
    const right = items.filter(({ description, amount }) => {
      const at = rest.indexOf(keyOf(description, amount))
      if (at >= 0) rest.splice(at, 1)
      return at >= 0
    })
    return sum + right.length / Math.max(items.length, found.length)
  }, 0)
}

const keyOf = (description: string | null, amount: string | null): string =>
  `${foldedPhrase(description ?? '')} ${Math.round(Number(amount) * 100)}`

function fitted(own: readonly Paper[]): OwnerCosts {
  let best = { costs: OWNER_COSTS, right: rightOf(own, OWNER_COSTS) }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = best.costs
    for (const name of Object.keys(OWNER_COSTS) as (keyof OwnerCosts)[])
      for (const multiple of MULTIPLES) {
        const costs = { ...best.costs, [name]: Number((best.costs[name] * multiple).toFixed(3)) }
        const right = rightOf(own, costs)
        if (right >= best.right + LEAST_GAIN) best = { costs, right }
      }
    if (best.costs === before) break
  }
  return best.costs
}

const halves = [0, 1].map((half) => papers.filter((_, i) => i % 2 === half))
const gains = halves.map((half, h) => {
  const costs = fitted(half)
  const other = halves[1 - h]!
  const [before, after] = [rightOf(other, OWNER_COSTS), rightOf(other, costs)]
  console.log(
    `other half, ${other.length} papers: ${(before / other.length).toFixed(4)} before, ${(after / other.length).toFixed(4)} fitted`,
  )
  return after - before
})
if (gains.some((gain) => gain <= 0)) {
  console.log('no better numbers: the file stays as it is')
  process.exit()
}
const costs = fitted(papers)
console.log(
  `all ${papers.length} papers: ${(rightOf(papers, costs) / papers.length).toFixed(4)}`,
  costs,
)
const source = await readFile(FILE, 'utf8')
const lines = Object.entries(costs).map(([name, value]) => `  ${name}: ${value},`)
await writeFile(
  FILE,
  source.replace(/(OWNER_COSTS: OwnerCosts = \{\n)[^}]*/, `$1${lines.join('\n')}\n`),
)
