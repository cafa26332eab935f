import { unionOf } from '../document/box.ts'
import type { Extraction } from '../document/extraction.ts'
import type { Line } from '../document/page.ts'
import type { PagePassages, Passage } from '../document/passage.ts'
import type { Table } from '../document/table.ts'
import { round, roundBox } from '../reading/found.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Model } from './model.ts'
import { passagesOf } from './passages/passages.ts'
import { textOfTable } from './table-text.ts'
import { tableContent } from './tables.ts'
import { NO_WORDS } from './text.ts'

/** Text and tables of all pages in one result, in reading order. */
export const wholeDocument: Model = {
  ...DESCRIPTIONS.document,
  extract: (pages, options) => {
    const found = passagesOf(pages, options?.exclude)
    const tables: Table[] = []
    const entries = found.map(({ number, passages }) => {
      const blocks = passages.map((passage) => {
        if (passage.kind !== 'table') return textContent(passage)
        const table = tables.push(passage.table) - 1
        return { type: 'table', table, box: roundBox(passage.table.box) }
      })
      return [number, { blocks }] as const
    })
    return { ...documentExtraction(found, tables), pages: new Map(entries) }
  },
}

/** The views of what stands on pages, with the tables among it. */
export const documentExtraction = (
  found: readonly PagePassages[],
  tables: readonly Table[],
): Extraction => ({
  content: { tables: tables.map(tableContent) },
  sheets: [],
  text: `${found.map(textOf).join('\n\f')}\n`,
  warnings: found.some(({ passages }) => passages.length > 0) ? [] : [NO_WORDS],
  passages: () => found,
})

/** A passage in wire names. Boxes are in points. */
function textContent({ kind, lines, ...own }: Exclude<Passage, { kind: 'table' }>) {
  const box = roundBox(unionOf(lines.flatMap(({ words }) => words.map((word) => word.box))))
  return { type: kind, ...own, box, lines: lines.map(lineContent) }
}

const lineContent = ({ words }: Line) => ({
  text: words.map(({ text }) => text).join(' '),
  box: roundBox(unionOf(words.map(({ box }) => box))),
  words: words.map(({ text, box, confidence }) => ({
    text,
    box: roundBox(box),
    confidence: round(confidence),
  })),
})

/** For people: a blank line between passages, tables with aligned columns. */
const textOf = ({ passages }: PagePassages): string =>
  passages
    .map((passage) => {
      if (passage.kind === 'table') return textOfTable(passage.table)
      if (passage.kind !== 'list') return passage.text
      const { start, items } = passage
      return items.map((item, i) => `${start === null ? '-' : `${start + i}.`} ${item}`).join('\n')
    })
    .join('\n\n')
