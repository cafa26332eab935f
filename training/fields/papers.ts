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
  /** Of such papers, the fields that are known to be absent; all that are not named where there is no list. */
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
 * Papers of a folder of truths (`<id>.truth.json`) whose pages were read before.
 *
 * @param pages folder of files `<id>.pages`
 */
export async function papersOf(folder: string, pages: string): Promise<Paper[]> {
  const papers: Paper[] = []
  for (const name of readdirSync(folder)
    .filter((own) => own.endsWith('.truth.json'))
    .sort()) {
    const id = name.replace(/\.truth\.json$/, '')
    const file = join(pages, `${id}.pages`)
    if (!existsSync(file)) continue
    const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Truth
    const read = await pagesOf(file)
    // Made papers know all of themselves, and each is a layout of its own.
    const made = truth.source === 'generated'
    papers.push({
      id,
      group: made ? id : (truth.group ?? id),
      fields: truth.fields,
      complete: made,
      ...(truth.absent ? { absent: truth.absent } : {}),
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
    return paper.complete && (paper.absent?.includes(field) ?? true) ? null : undefined
  if (value === null || value === '') return null
  const others = (paper.fields[`${field}_alt`] ?? []) as string[]
  return [String(value), ...others.map(String)]
}
