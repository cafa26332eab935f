import { z } from 'zod'
import { isRightToLeft } from '../../document/direction.ts'
import type { Extraction } from '../../document/extraction.ts'
import { languageTag } from '../../document/language-tag.ts'
import type { Line } from '../../document/page.ts'
import type { HeadingLevel, PagePassages, Passage } from '../../document/passage.ts'
import type { Table } from '../../document/table.ts'
import { documentExtraction } from '../document.ts'
import { withValues } from '../table-values.ts'
import { fault, MOST_PAGES, MOST_ROWS, text, whole } from './shapes.ts'
import { correctedTables, sentTables } from './tables.ts'

const MOST_BLOCKS = 10_000

/** Their lines and words are as they were read: what is written are the texts. */
const block = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('heading'), level: z.int().min(1).max(6), text }),
  z.looseObject({ type: z.literal('paragraph'), text }),
  z.looseObject({
    type: z.literal('list'),
    start: z.int().nullable(),
    items: z.array(text).max(MOST_ROWS),
  }),
  z.looseObject({ type: z.literal('table'), table: whole }),
])

const page = z.looseObject({
  page: whole,
  languages: z.array(z.string().max(100)).max(100).default([]),
  // A page that could not be read has none.
  blocks: z.array(block).max(MOST_BLOCKS).default([]),
})

const document = z.looseObject({
  pages: z.array(page).max(MOST_PAGES),
  tables: sentTables,
})

/** Text and tables in reading order. */
export function correctedDocument(data: unknown): Extraction {
  const { pages, tables: sent } = document.parse(data)
  const tables = withValues(correctedTables(sent))
  return documentExtraction(
    pages.map((own) => passagesOf(own, tables)),
    tables,
  )
}

function passagesOf(
  { page: number, languages, blocks }: z.output<typeof page>,
  tables: readonly Table[],
): PagePassages {
  const passages = blocks.map((own) => passageOf(own, tables))
  const texts = passages.flatMap(textsOf).map((own) => ({ text: own }))
  return {
    number,
    isRightToLeft: isRightToLeft(texts),
    language: languages.length === 1 ? languageTag(languages[0]!) : null,
    passages,
  }
}

function passageOf(own: z.output<typeof block>, tables: readonly Table[]): Passage {
  if (own.type === 'table') {
    const table = tables[own.table]
    if (!table) throw fault('pages', `there is no table ${own.table}`)
    return { kind: 'table', table }
  }
  const lines: readonly Line[] = []
  if (own.type === 'heading')
    return { kind: 'heading', level: own.level as HeadingLevel, text: own.text, lines }
  if (own.type === 'paragraph') return { kind: 'paragraph', text: own.text, lines }
  return { kind: 'list', start: own.start, items: own.items, lines }
}

function textsOf(passage: Passage): readonly string[] {
  if (passage.kind === 'table') return passage.table.cells.map((cell) => cell.text)
  return passage.kind === 'list' ? passage.items : [passage.text]
}
