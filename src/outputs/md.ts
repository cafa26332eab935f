import type { PagePassages, Passage } from '../document/passage.ts'
import { rowsOf, type Table } from '../document/table.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { htmlTable } from './html-table.ts'
import type { Output } from './output.ts'

/** What would be taken for a sign of Markdown within a line, and at its start. */
const SIGNS = /[\\`*_[\]<~]|&(?=[#\w])/g
const START = /^(?=[#>+=-])|^(\d{1,9})(?=[.)])/

/**
 * CommonMark with the tables of GitHub; tables whose cells span others are HTML. A comment stands
 * where a page begins.
 */
export const md: Output = {
  ...DESCRIPTIONS.md,
  write: async ({ extraction }) => {
    const pages = extraction.passages?.() ?? []
    return new TextEncoder().encode(`${pages.map(pageOf).join('\n\n')}\n`)
  },
}

function pageOf({ number, passages }: PagePassages, index: number): string {
  const parts: string[] = index === 0 ? [] : [`<!-- page ${number} -->`]
  let last: Passage | undefined
  for (const passage of passages) {
    // Else they would be one.
    if (passage.kind === 'list' && last?.kind === 'list') parts.push('<!-- -->')
    parts.push(written(passage))
    last = passage
  }
  return parts.join('\n\n')
}

function written(passage: Passage): string {
  if (passage.kind === 'heading')
    return `${'#'.repeat(passage.level)} ${inline(passage.text).replace(/#$/, '\\#')}`
  if (passage.kind === 'paragraph') return lines(passage.text, '')
  if (passage.kind === 'table') return tableOf(passage.table)
  const { start, items } = passage
  return items
    .map((item, i) => {
      const mark = start === null ? '- ' : `${start + i}. `
      return mark + lines(item, ' '.repeat(mark.length))
    })
    .join('\n')
}

const inline = (text: string): string => text.replace(/\s+/g, ' ').replace(SIGNS, '\\$&')

/** @param indent in front of all lines but the first */
const lines = (text: string, indent: string): string =>
  text
    .split('\n')
    .map((line) => inline(line).replace(START, '$1\\'))
    .join(`\\\n${indent}`)

function tableOf(table: Table): string {
  const { title, notes, headerRows, cells } = table
  const isPlain =
    headerRows <= 1 && cells.every(({ rowSpan, columnSpan }) => rowSpan === 1 && columnSpan === 1)
  const parts = [
    ...(title === null ? [] : [`**${inline(title)}**`]),
    isPlain ? pipes(table) : htmlTable({ ...table, title: null, notes: [] }),
    ...notes.map((note) => lines(note, '')),
  ]
  return parts.join('\n\n')
}

/** The first row is a head by rule: an empty one where the table has none. */
function pipes(table: Table): string {
  const rows = rowsOf(table).map((row) => row.map((text) => inline(text).replaceAll('|', '\\|')))
  const head =
    table.headerRows === 1 ? rows.shift()! : new Array<string>(table.columnCount).fill('')
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
