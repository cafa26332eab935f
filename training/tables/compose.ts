import { COUNTRIES } from '../kit/locale/countries.ts'
import { figuresLike } from '../kit/locale/figures.ts'
import type { Random } from '../kit/random.ts'
import { isMonospaced } from '../kit/width.ts'
import { buildTable } from './build.ts'
import type { Content } from './content.ts'
import type { Layout } from './layout.ts'
import { Maker } from './maker.ts'
import type { Tool } from './means.ts'
import { mixedScene } from './mixed.ts'
import { pageWithoutTable } from './no-table.ts'
import type { Item, Paper } from './page.ts'
import { plainScene } from './plain.ts'
import { linesOfFacts, paragraphs, withTitle } from './surroundings.ts'
import type { Table } from './table.ts'
import type { Texts } from './text-source.ts'
import { TEXTS } from './texts.ts'

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
    case 'mixed':
      return [...heading, ...mixedScene(maker, layout, texts, random)]
    case 'plain':
      return [...heading, ...plainScene(maker, layout, texts, random)]
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
