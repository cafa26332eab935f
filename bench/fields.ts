/**
 * `npm run bench:fields -- FOLDER[:PAGES]... [--by KEY] [--wrong]`: how often the fields of invoices,
 * receipts and business cards are right, and what their probabilities are worth. FOLDER holds
 * documents with their truths (`<id>.truth.json`), PAGES their pages where they were read before.
 * `--by` splits by a key of the truths (group, tool, country), `--wrong` lists what is wrong. Line items of
 * documents that have some are counted apart, by amount and description together. Beside the calibration error (ECE)
 * stands what chance alone gives where every probability is true. What a page costs beside reading is told warm:
 * processor time of the fastest of some rounds, which others on the machine disturb least.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadModel } from '../src/models/registry.ts'
import { calibrationError, errorByChance } from '../training/fields/calibration.ts'
import { comparisonOf, isSame } from '../training/fields/compare.ts'
import { type Paper, papersOf, truthOf, unsaidOf } from '../training/fields/papers.ts'
import { readDocuments } from '../training/fields/read.ts'
import { type ItemScore, itemScore, itemsF1, type ScoredItem } from './item-score.ts'

interface Outcome {
  readonly field: string
  readonly split: string
  readonly id: string
  readonly value: string | null
  readonly truth: readonly string[] | null
  readonly right: boolean
  readonly probability: number
  readonly proven: boolean
}

interface Content {
  readonly fields: Readonly<Record<string, unknown>>
  readonly line_items?: readonly ScoredItem[]
  readonly items?: readonly ScoredItem[]
  readonly evidence: Readonly<Record<string, { confidence: number; proven_by?: string }>>
}

async function contentOf({ task, document }: Paper): Promise<Content> {
  const model = (await loadModel(task))!
  return model.extract(document.pages).content as unknown as Content
}

/** What is right of a document's line items; null where its truth has none. */
function itemsOf({ fields }: Paper, { line_items, items }: Content): ItemScore | null {
  const printed = (fields.line_items ?? fields.items ?? []) as readonly ScoredItem[]
  return printed.length === 0 ? null : itemScore(printed, line_items ?? items ?? [])
}

/** Whether an answer is none of those of which a made paper says nothing. */
const isOther = (paper: Paper, field: string, value: unknown): boolean =>
  typeof value === 'string' &&
  unsaidOf(paper, field)?.every((own) => !isSame(value, own, comparisonOf(field))) === true

function outcomesOf(paper: Paper, { fields, evidence }: Content, by: string | null): Outcome[] {
  return Object.keys(fields).flatMap((field): Outcome[] => {
    const value = fields[field] ?? null
    const truth = isOther(paper, field, value) ? null : truthOf(paper, field)
    if (
      truth === undefined ||
      (typeof value === 'object' && value !== null) ||
      Array.isArray(paper.fields[field])
    )
      return []
    const text = value === null ? null : String(value)
    const comparison = comparisonOf(field)
    const right =
      truth === null
        ? text === null
        : text !== null && truth.some((own) => isSame(text, own, comparison))
    return [
      {
        field,
        split: by === null ? '' : String(paper.about[by] ?? '?'),
        id: paper.id,
        value: text,
        truth,
        right,
        probability: evidence[field]?.confidence ?? 0,
        proven: evidence[field]?.proven_by !== undefined,
      },
    ]
  })
}

/** Rounds in which costs are measured, behind the one that looks at what is right. */
const ROUNDS = 3

/** Milliseconds of processor time that extraction of all these takes: of each the fastest round. */
async function costOf(papers: readonly Paper[]): Promise<number> {
  const least = new Map<Paper, number>()
  for (let round = 0; round < ROUNDS; round++)
    for (const paper of papers) {
      const begun = process.cpuUsage()
      await contentOf(paper)
      const { user, system } = process.cpuUsage(begun)
      least.set(paper, Math.min(least.get(paper) ?? Number.POSITIVE_INFINITY, user + system))
    }
  return [...least.values()].reduce((sum, own) => sum + own, 0) / 1000
}

const share = (part: number, whole: number): string =>
  (whole === 0 ? '-' : (part / whole).toFixed(3)).padStart(7)

function row(title: string, own: readonly Outcome[]): string {
  const held = own.filter(({ truth }) => truth !== null)
  const absent = own.filter(({ truth }) => truth === null)
  const given = own.filter(({ value }) => value !== null)
  const proven = own.filter((outcome) => outcome.proven)
  const right = (list: readonly Outcome[]) => list.filter((outcome) => outcome.right).length
  return [
    title.padEnd(34),
    String(held.length).padStart(5),
    share(right(held), held.length),
    share(right(given), given.length),
    share(right(absent), absent.length),
    calibrationError(given).toFixed(3).padStart(7),
    errorByChance(given).toFixed(3).padStart(7),
    share(proven.length, given.length),
    String(proven.length - right(proven)).padStart(6),
  ].join(' ')
}

/** Bands of the reliability curve. */
const BANDS = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01]

function curve(own: readonly Outcome[]): string[] {
  const given = own.filter(({ value }) => value !== null)
  return BANDS.slice(1).flatMap((top, i) => {
    const band = given.filter(({ probability }) => probability >= BANDS[i]! && probability < top)
    if (band.length === 0) return []
    const said = band.reduce((sum, { probability }) => sum + probability, 0) / band.length
    const right = band.filter((outcome) => outcome.right).length
    return [
      `  said ${said.toFixed(2)}  right ${(right / band.length).toFixed(2)}  of ${band.length}`,
    ]
  })
}

const args = process.argv.slice(2)
const at = args.indexOf('--by')
const by = at < 0 ? null : (args[at + 1] ?? null)
const folders = args.filter((own, i) => !own.startsWith('--') && (at < 0 || i !== at + 1))
const outcomes: Outcome[] = []
const items: { readonly id: string; readonly score: ItemScore }[] = []
const papers: Paper[] = []
for (const input of folders) {
  const [folder, known] = input.split(':') as [string, string | undefined]
  const read = known ?? mkdtempSync(join(tmpdir(), 'pages-'))
  if (!known) await readDocuments(folder, read)
  for (const paper of await papersOf(folder, read)) {
    papers.push(paper)
    const content = await contentOf(paper)
    outcomes.push(...outcomesOf(paper, content, by))
    const score = itemsOf(paper, content)
    if (score) items.push({ id: paper.id, score })
  }
}
for (const [task, own] of Map.groupBy(papers, ({ task }) => task)) {
  const pages = own.reduce((sum, { document }) => sum + document.pages.length, 0)
  const cost = (await costOf(own)) / pages
  console.log(`${task}: ${own.length} documents, ${pages} pages, ${cost.toFixed(1)} ms a page`)
}
console.log(`${'field'.padEnd(34)}     n   right    prec    null     ECE  chance  proven  wrong`)
console.log(row('all', outcomes))
for (const [field, own] of Map.groupBy(outcomes, (outcome) => outcome.field)) {
  console.log(row(field, own))
  if (by !== null)
    for (const [split, part] of Map.groupBy(own, (outcome) => outcome.split))
      console.log(row(`  ${split}`, part))
  if (args.includes('--wrong'))
    for (const wrong of own.filter((outcome) => !outcome.right))
      console.log(
        `    ${wrong.id}: ${wrong.value} (${wrong.probability.toFixed(2)}), wanted ${wrong.truth?.[0] ?? null}`,
      )
}
if (items.length > 0) {
  const scores = items.map(({ score }) => score)
  const sum = (key: keyof ItemScore) => scores.reduce((all, score) => all + score[key], 0)
  console.log(
    `line items: F1 ${itemsF1(scores).toFixed(3)}, ${sum('right')} right of ${sum('printed')}, ${sum('given')} given, of ${items.length} documents`,
  )
  if (args.includes('--wrong'))
    for (const { id, score } of items.filter((own) => itemsF1([own.score]) < 1))
      console.log(`    ${id}: ${score.right} right of ${score.printed}, ${score.given} given`)
}
console.log('what is said and what is right:')
console.log(curve(outcomes).join('\n'))
process.exit(0)
