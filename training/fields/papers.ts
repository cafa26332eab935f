import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf } from '../../src/engine/tasks/page-file.ts'
import { type DocumentText, documentText } from '../../src/reading/document-text.ts'

/** A document that was read, and what is known of it. */
export interface Paper {
  readonly id: string
  /** Issuer, or layout, or author: papers of one group are never on both sides of a split. */
  readonly group: string
  /** Everything the truth has: a field that is null is known to be absent. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Whether a field the truth does not name is known to be absent. */
  readonly complete: boolean
  /** Fields that are known to be absent; of a complete paper all that are not named where there is no list. */
  readonly absent?: readonly string[]
  readonly document: DocumentText
  /** The model's name. */
  readonly task: string
  /** Everything else the truth says: tool, country, kind. */
  readonly about: Readonly<Record<string, unknown>>
}

interface Truth {
  readonly id?: string
  readonly group?: string
  readonly source?: string
  readonly task: string
  readonly fields: Record<string, unknown>
  readonly absent?: readonly string[]
}

/**
 * What an author who makes papers up says of each that holds it: known to be absent from the others, where the folder
 * names the field at all. Not so what is due: some leave it out where it is the total.
 */
const SAID_OF_MADE: Readonly<Record<string, readonly string[]>> = {
  invoice: [
    'customer_id',
    'purchase_order',
    'due_date',
    'payment_terms',
    'vendor_tax_id',
    'customer_tax_id',
    'vendor_iban',
    'shipping_address',
  ],
}

/** The fields that truths of a folder know to be absent from a paper, without a list of its own. */
function absentFrom(own: Truth, all: readonly Truth[]): readonly string[] {
  if (own.source !== 'made') return []
  const others = all.filter(({ task, source }) => task === own.task && source === own.source)
  return (SAID_OF_MADE[own.task] ?? []).filter(
    (field) => !(field in own.fields) && others.some(({ fields }) => field in fields),
  )
}

/**
 * Papers of a folder of truths (`<id>.truth.json`) whose pages were read before.
 *
 * @param pages folder of files `<id>.pages`
 */
export async function papersOf(folder: string, pages: string): Promise<Paper[]> {
  const papers: Paper[] = []
  const truths = readdirSync(folder)
    .filter((own) => own.endsWith('.truth.json'))
    .sort()
    .map((name) => ({
      id: name.replace(/\.truth\.json$/, ''),
      truth: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Truth,
    }))
  const all = truths.map(({ truth }) => truth)
  for (const { id, truth } of truths) {
    const file = join(pages, `${id}.pages`)
    if (!existsSync(file)) continue
    const read = await pagesOf(file)
    // Papers of the generator know all of themselves, and each is a layout of its own.
    const generated = truth.source === 'generated'
    const absent = truth.absent ?? absentFrom(truth, all)
    papers.push({
      id,
      group: generated ? id : (truth.group ?? id),
      fields: truth.fields,
      complete: generated,
      ...(truth.absent || absent.length > 0 ? { absent } : {}),
      document: documentText(read),
      task: truth.task,
      about: truth as unknown as Record<string, unknown>,
    })
  }
  return papers
}

/** The values of a field that count as right; null where it is absent, undefined where nobody knows. */
export function truthOf(paper: Paper, field: string): readonly string[] | null | undefined {
  const value = paper.fields[field]
  if (value === undefined)
    return (paper.absent?.includes(field) ?? paper.complete) ? null : undefined
  if (value === null || value === '') return null
  const others = (paper.fields[`${field}_alt`] ?? []) as string[]
  return [String(value), ...others.map(String)]
}

/** The field whose value an author may leave out where another one has it: what is due is the total. */
const SAID_BY: Readonly<Record<string, string>> = { amount_due: 'total' }

/** The values that a field may have of which a paper somebody made up says nothing; null where nobody knows. */
export function unsaidOf(paper: Paper, field: string): readonly string[] | null {
  const other = SAID_BY[field]
  return other && paper.about.source === 'made' && truthOf(paper, field) === undefined
    ? (truthOf(paper, other) ?? null)
    : null
}
