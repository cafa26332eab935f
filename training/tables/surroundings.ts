import type { Random } from '../kit/random.ts'
import type { Content } from './content.ts'
import { BESIDE, type Layout } from './layout.ts'
import type { Item } from './page.ts'
import { type Table, type Title, tableWidth } from './table.ts'
import type { Texts } from './text-source.ts'

/**
 * Lines of two or three texts above a table that are none of its own: a title with a date at the other side,
 * whom a list is for, names with their values; mostly nothing.
 */
export function linesOfFacts(layout: Layout, width: number, texts: Texts, random: Random): Item[] {
  if (!BESIDE.includes(layout.tool) || !random.chance(0.35)) return []
  const w = texts.word
  const count = random.pick([2, 2, 2, 3])
  const date = `${random.int(1, 28)}.${random.int(1, 12)}.${random.int(2012, 2026)}`
  const fact = (): string =>
    random.pick([
      random.pick(texts.titles),
      date,
      `${w.code}: ${random.int(100, 99999)}`,
      `${w.name}: ${random.pick(texts.positions)}`,
      `${w.region}: ${random.pick(texts.sections)}`,
      `${w.responsible}: ${random.pick(texts.positions)}`,
      `${w.year} ${random.int(2012, 2026)}`,
    ])
  const alike = random.chance(0.5)
  const bold = random.chance(0.3)
  const lines = Array.from({ length: random.pick([1, 1, 2, 3]) }, (_, line): Item => {
    const parts = Array.from({ length: count }, (_, part) => ({
      width: width / count,
      items: [
        {
          kind: 'paragraph' as const,
          text: line === 0 && part === 0 ? random.pick(texts.titles) : fact(),
          size: layout.size,
          bold: bold && line === 0,
          align:
            alike || part === 0
              ? ('left' as const)
              : part === count - 1
                ? ('right' as const)
                : ('center' as const),
          after: 0,
        },
      ],
    }))
    return { kind: 'beside', gap: 0, parts }
  })
  return [...lines, { kind: 'space', height: layout.size * random.pick([0.2, 0.5, 1, 1.6]) }]
}

export function withTitle(
  { table, content }: { table: Table; content: Content },
  number: number,
  layout: Layout,
  texts: Texts,
  random: Random,
): Table {
  const w = texts.word
  const label = layout.numbered ? `${w.table} ${number}${random.pick([':', '.', ''])} ` : ''
  const text = label + (content.title || random.pick(texts.titles))
  const notes = [...content.notes]
  if (layout.notes)
    notes.push(
      random.chance(0.5)
        ? `${w.source}: ${random.pick(texts.titles)}, ${random.int(2012, 2026)}`
        : `${w.note}: ${random.pick(texts.sentences)}`,
    )
  return {
    ...table,
    notes,
    ...(layout.title !== 'none' && { title: titleOf(text, table, layout, random.at('look')) }),
  }
}

/** How a title is set: mostly a line above its table, at times a row on a shade or within the frame. */
function titleOf(text: string, table: Table, layout: Layout, random: Random): Title {
  const below = layout.title === 'below'
  const size = table.size * Number(random.weighted({ '1': 55, '1.15': 18, '1.3': 17, '1.6': 10 }))
  const isShort = text.length * size * 0.6 < tableWidth(table)
  const isRow = !below && isShort && layout.tool !== 'report' && random.chance(0.25)
  const isShaded = layout.tool !== 'groff' && random.chance(0.75)
  const inverse = isShaded && layout.tool !== 'latex' && random.chance(0.5)
  const fill = inverse ? random.pick([0.1, 0.3, 0.45]) : random.pick([0.75, 0.85, 0.92])
  return {
    ...{ text, below, size },
    bold: !below && random.chance(0.75),
    italic: random.chance(0.12),
    align: random.weighted({ left: 65, center: 30, right: 5 }),
    after: random.pick([0, 2, 4, 4, 6, 9]),
    ...(isRow && {
      row: { ...(isShaded && { fill }), inverse, framed: !isShaded || random.chance(0.3) },
    }),
  }
}

/** Running text. */
export function paragraphs(layout: Layout, texts: Texts, random: Random, count: number): Item[] {
  const align = random.pick(['left', 'justify'] as const)
  const deck = [...random.shuffle(texts.sentences), ...random.shuffle(texts.sentences)]
  return Array.from({ length: count }, () => ({
    kind: 'paragraph' as const,
    text: deck.splice(0, random.int(2, 4)).join(' ') || random.pick(texts.sentences),
    size: layout.size,
    align,
    after: layout.size * 0.8,
  }))
}
