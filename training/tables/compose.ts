import { COUNTRIES } from '../kit/locale/countries.ts'
import { figuresLike } from '../kit/locale/figures.ts'
import type { Random } from '../kit/random.ts'
import { isMonospaced } from '../kit/width.ts'
import { buildTable, TooWide } from './build.ts'
import type { Content, Wishes } from './content.ts'
import type { Layout } from './layout.ts'
import type { Tool } from './means.ts'
import { pageWithoutTable } from './no-table.ts'
import type { Item, Paper } from './page.ts'
import { type Table, tableHeight } from './table.ts'
import type { Texts } from './text-source.ts'
import { TEXTS } from './texts.ts'
import { contentOf, type TopicName } from './topics.ts'

const HOME: Readonly<Record<string, readonly string[]>> = {
  en: ['GB', 'US', 'AU', 'CA', 'IE'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'LU'],
  es: ['ES'],
  it: ['IT'],
  pt: ['PT'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  sv: ['SE'],
  da: ['DK'],
  cs: ['CZ'],
  fi: ['FI'],
}

/** Letters groff's and LaTeX's usual fonts lack. */
const WESTERN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'fi']

/** Tools that set texts beside each other. */
const BESIDE: readonly Tool[] = ['chromium', 'latex', 'pango', 'reportlab']

/** A paper of a layout, filled by the stream. Throws TooWide where nothing fits. */
export function compose(layout: Layout, random: Random): Paper {
  const texts = languageOf(layout.tool, random.at('language'))
  const country = COUNTRIES[random.at('country').pick(HOME[texts.code]!)]!
  const figures = figuresLike(random.at('figures').pick(country.figures))
  const family =
    layout.tool === 'report' && !isMonospaced(layout.family) ? 'Liberation Mono' : layout.family
  const printed = {
    ...layout,
    family,
    ...(layout.tool === 'report' && { size: Math.min(9, layout.size) }),
  }
  const base = { texts, country, figures }
  const paper = { page: layout.page, family, language: texts.code }
  if (layout.noTable) return { ...paper, items: pageWithoutTable(printed, base, random.at('page')) }
  const maker = new Maker(printed, base, random.at('tables'))
  return { ...paper, items: scene(maker, printed, texts, random.at('scene')) }
}

function languageOf(tool: Tool, random: Random): Texts {
  const fitting = TEXTS.filter(({ code }) => tool !== 'groff' || WESTERN.includes(code))
  return random.pick(fitting)
}

/** Makes tables of a layout that fit, taking other content where one does not. */
class Maker {
  private readonly layout: Layout
  private readonly base: Pick<Wishes, 'texts' | 'country' | 'figures'>
  private readonly random: Random
  private count = 0

  constructor(layout: Layout, base: Pick<Wishes, 'texts' | 'country' | 'figures'>, random: Random) {
    this.layout = layout
    this.base = base
    this.random = random
  }

  /** A table at most that wide and about at most that high. */
  table(
    room: number,
    height: number,
    change: Partial<Wishes> = {},
  ): { table: Table; content: Content } {
    const number = ++this.count
    for (let trial = 0; trial < 12; trial++) {
      const random = this.random.at(`${number}/${trial}`)
      const topic: TopicName = random.pick(this.layout.topics)
      const { lines, levels, sections, spans, totals, rows } = this.layout
      const eased = trial > 5
      const wishes: Wishes = {
        ...{ ...this.base, random, lines, sections, spans, totals },
        rows: random.int(...rows),
        levels: eased ? 1 : levels,
        ...change,
      }
      const content = contentOf(topic, wishes)
      try {
        const size =
          trial > 3 ? Math.max(6.5, this.layout.size - (trial - 3) * 0.7) : this.layout.size
        let table = buildTable(content, { ...this.layout, size }, room)
        let body = content.body
        while (tableHeight(table) > height && body.length > 2) {
          body = shorter(body)
          table = buildTable({ ...content, body }, { ...this.layout, size }, room)
        }
        if (tableHeight(table) <= height) return { table, content: { ...content, body } }
      } catch (error) {
        if (!(error instanceof TooWide)) throw error
      }
    }
    throw new TooWide(`nothing of ${this.layout.key} fits into ${Math.round(room)} points`)
  }
}

/** Without the last row that is no total, and without a heading that has nothing below. */
function shorter(body: Content['body']): Content['body'] {
  let last = body.length - 1
  while (last > 0 && body[last]!.kind === 'total') last--
  // A row that goes on from the one above ends with it.
  const rest = body.filter((_, at) => at !== last)
  return rest.filter((row, at) => row.kind !== 'section' || rest[at + 1]?.kind === 'data')
}

function scene(maker: Maker, layout: Layout, texts: Texts, random: Random): Item[] {
  const width = layout.page.width - 2 * layout.page.margin
  const height = (layout.page.height - 2 * layout.page.margin) * 0.88
  const text = (count: number): Item[] => paragraphs(layout, texts, random, count)
  const textHeight = (count: number): number => count * layout.size * 7 + 12
  const titled = (made: { table: Table; content: Content }, number: number): Item => ({
    kind: 'table',
    table: withTitle(made, number, layout, texts, random.at(`title/${number}`)),
  })
  const heading: Item[] = random.chance(0.5)
    ? [
        {
          kind: 'paragraph',
          text: random.pick(texts.titles),
          size: layout.size * 1.5,
          bold: true,
          after: 10,
        },
      ]
    : []
  const facts = linesOfFacts(layout, width, texts, random.at('facts'))
  switch (layout.scene) {
    case 'stacked': {
      const each = (height - 40) / 3
      const count = random.int(2, 3)
      const items: Item[] = [...heading]
      for (let at = 0; at < count; at++) {
        if (at || layout.before) items.push(...text(1))
        items.push(titled(maker.table(width, each - textHeight(1)), at + 1))
      }
      return items
    }
    case 'side-by-side': {
      const gap = random.pick([12, 18, 24, 36])
      const part = (width - gap) / 2
      const parts = [1, 2].map((number) => ({
        width: part,
        items: [titled(maker.table(part, height / 2), number)],
      }))
      return [
        ...heading,
        ...text(layout.before),
        { kind: 'beside', gap, parts },
        ...text(layout.after),
      ]
    }
    case 'page-columns': {
      const gap = random.pick([14, 18, 24])
      const part = (width - gap) / 2
      const own = random.int(0, 2)
      const parts = [0, 1].map((column) => {
        const items: Item[] = [...text(random.int(1, 3))]
        if (own === column || own === 2) {
          items.push(titled(maker.table(part, height * 0.4), column + 1))
          items.push(...text(random.int(0, 2)))
        } else items.push(...text(2))
        return { width: part, items }
      })
      return [...heading, { kind: 'beside', gap, parts }]
    }
    case 'two-pages':
      return overTwoPages(maker, layout, width, height, texts, random)
    default: {
      const room = height - textHeight(layout.before) - textHeight(layout.after) - 60
      const made = titled(maker.table(width, Math.max(120, room)), random.int(1, 9))
      const stray: Item[] = layout.stray ? [{ kind: 'rule' }] : []
      return [
        ...heading,
        ...text(facts.length > 0 ? 0 : layout.before),
        ...facts,
        ...stray,
        made,
        ...text(layout.after),
      ]
    }
  }
}

/**
 * Lines of two or three texts above a table that are none of its own: a title with a date at the other side,
 * whom a list is for, names with their values; mostly nothing.
 */
function linesOfFacts(layout: Layout, width: number, texts: Texts, random: Random): Item[] {
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

/** A table that goes on on the next page, under its head again or without one. */
function overTwoPages(
  maker: Maker,
  layout: Layout,
  width: number,
  height: number,
  texts: Texts,
  random: Random,
): Item[] {
  const { table, content } = maker.table(width, height * 1.7, { spans: false })
  void table
  const half = Math.max(1, Math.floor(content.body.length * (0.45 + 0.1 * random.next())))
  const cutAt = content.body[half - 1]?.kind === 'section' ? half - 1 : half
  const bodies = [content.body.slice(0, cutAt), content.body.slice(cutAt)]
  // Both parts are built at once for equal columns, then cut apart.
  const whole = buildTable(content, { ...layout, size: table.size }, width)
  const parts = bodies.map((body, at) => {
    const headless = at > 0 && !layout.repeatHead
    const built = buildTable(
      { ...content, body },
      { ...layout, size: table.size, noHead: layout.noHead || headless },
      width,
    )
    const cells = built.cells.map((cell) => ({ ...cell }))
    return { ...built, cells, columns: whole.columns }
  })
  const first = withTitle({ table: parts[0]!, content }, 1, layout, texts, random)
  const { title, notes, ...bare } = first
  void notes
  const before = paragraphs(layout, texts, random, Math.min(1, layout.before))
  return [
    ...before,
    { kind: 'table', table: { ...bare, ...(title && !title.below && { title }), notes: [] } },
    { kind: 'newpage' },
    { kind: 'table', table: { ...parts[1]!, notes: first.notes } },
    ...paragraphs(layout, texts, random, layout.after),
  ]
}

function withTitle(
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
    ...(layout.title !== 'none' && { title: { text, below: layout.title === 'below' } }),
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
