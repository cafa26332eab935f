import type { Random } from '../kit/random.ts'
import { buildTable } from './build.ts'
import type { Content } from './content.ts'
import type { Layout } from './layout.ts'
import type { Maker } from './maker.ts'
import type { Item } from './page.ts'
import { paragraphs } from './surroundings.ts'
import type { Table } from './table.ts'
import type { Texts } from './text-source.ts'

/** Small tables of two to four columns that nothing but their texts' places tells, among texts. */
export function plainScene(maker: Maker, layout: Layout, texts: Texts, random: Random): Item[] {
  const room = layout.page.width - 2 * layout.page.margin
  const count = random.int(1, 3)
  return Array.from({ length: count }, (_, at): Item[] => [
    ...(at || random.chance(0.7) ? paragraphs(layout, texts, random, random.int(1, 2)) : []),
    { kind: 'table', table: plainTable(maker, layout, room, random.at(`table/${at}`)) },
    { kind: 'space', height: layout.size * random.pick([0.5, 1, 2]) },
  ]).flat()
}

function plainTable(maker: Maker, layout: Layout, room: number, random: Random): Table {
  const wishes = { rows: random.int(3, 9), lines: 'none', levels: 1, sections: false } as const
  const { content, table } = maker.table(room, room, { ...wishes, spans: false })
  const narrow = narrowed(content, random)
  const built = buildTable(narrow, { ...layout, size: table.size }, room)
  const spare = room - built.columns.reduce((sum, { width }) => sum + width, 0)
  // What is free goes between the columns, all of it or a part, mostly behind the first.
  const free = spare * random.pick([0, 0.3, 0.6, 1])
  const behindFirst = random.pick([1, 1, 0.5])
  const others = built.columns.length - 1
  const columns = built.columns.map((column, c) => {
    const more = c === 0 ? free * behindFirst : (free * (1 - behindFirst)) / others
    return { ...column, width: column.width + more }
  })
  return { ...built, columns }
}

/** A column of texts and one to three others, of figures where there are any. */
function narrowed(content: Content, random: Random): Content {
  const { columns, body } = content
  const texts = columns.flatMap(({ align }, c) => (align === 'left' ? [c] : []))
  const figures = columns.flatMap(({ align }, c) => (align === 'left' ? [] : [c]))
  const first = texts.length > 0 ? random.pick(texts) : 0
  const others = (figures.length > 0 ? figures : texts).filter((c) => c !== first)
  const kept = [first, ...random.sample(others, Math.min(others.length, random.int(1, 3))).sort()]
  const notes: readonly string[] = []
  return {
    ...content,
    notes,
    columns: kept.map((c) => columns[c]!),
    body: body
      .filter(({ kind }) => kind === 'data')
      .map((row) => ({ ...row, cells: kept.map((c) => row.cells[c] ?? '') })),
  }
}
