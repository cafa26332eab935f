import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../src/document/page.ts'
import { pagesOf } from '../../src/engine/tasks/page-file.ts'
import { KINDS, type Kind } from '../../src/models/kind/kinds.ts'

/** A paper that was read, and what it is. */
export interface Paper {
  readonly id: string
  readonly kind: Kind
  /** Those of one issuer or layout. */
  readonly group: string
  /** Papers that are held out together: a group, or a batch of one author. */
  readonly batch: string
  /** Where it comes from. */
  readonly source: string
  readonly pages: readonly Page[]
}

/** @param argument KIND=TRUTHS:PAGES */
export async function papersOf(argument: string): Promise<Paper[]> {
  const [name, truths, pages] = argument.split(/[=:]/)
  const kind = KINDS.find((own) => own === name)
  if (!kind || !truths || !pages) throw new Error(`not KIND=TRUTHS:PAGES: ${argument}`)
  const papers: Paper[] = []
  for (const file of readdirSync(truths).sort()) {
    const id = file.replace(/\.truth\.json$/, '')
    const path = join(pages, `${id}.pages`)
    if (id === file || !existsSync(path)) continue
    const truth = JSON.parse(readFileSync(join(truths, file), 'utf8'))
    const group = groupOf(id, truth)
    papers.push({
      id,
      kind: truth.tables?.length === 0 ? 'text' : kind,
      group,
      batch: truth.source?.startsWith('author') ? truth.source : group,
      source: truths,
      pages: await pagesOf(path),
    })
  }
  return papers
}

/** Made papers are a layout each, made pages with tables share theirs. */
const groupOf = (
  id: string,
  truth: { source?: string; group?: string; layout?: { key?: string } },
) => truth.layout?.key ?? (truth.source === 'generated' ? id : (truth.group ?? id))
