import type { Random } from '../kit/random.ts'
import { linesOf } from '../kit/width.ts'
import { buildTable } from './build.ts'
import type { Content } from './content.ts'
import type { Layout } from './layout.ts'
import type { Maker } from './maker.ts'
import type { Item } from './page.ts'
import { paragraphs, withTitle } from './surroundings.ts'
import type { Table } from './table.ts'
import type { Texts } from './text-source.ts'

/**
 * Tables among other things, as offices and papers set them: a list in two columns, tables under each other with a
 * heading between or nothing, columns of a page with a line between them, a text beside a table, a letter's head above.
 */
export function mixedScene(maker: Maker, layout: Layout, texts: Texts, random: Random): Item[] {
  const page = new MixedPage(maker, layout, texts, random)
  const body = random.weighted({ list: 3, stack: 4, columns: 4, beside: 2 })
  const items = page[body]()
  return [...(random.chance(0.4) ? page.letterhead() : []), ...items]
}

class MixedPage {
  private readonly maker: Maker
  private readonly layout: Layout
  private readonly texts: Texts
  private readonly random: Random
  private readonly width: number
  private readonly height: number
  private count = 0

  constructor(maker: Maker, layout: Layout, texts: Texts, random: Random) {
    this.maker = maker
    this.layout = layout
    this.texts = texts
    this.random = random
    this.width = layout.page.width - 2 * layout.page.margin
    this.height = (layout.page.height - 2 * layout.page.margin) * 0.78
  }

  /** One table whose rows go on in another column of the page, under the same heads or none. */
  list(): Item[] {
    const { random, layout } = this
    const count = random.weighted({ '2': 4, '3': 1 }) === '3' ? 3 : 2
    const gap = random.pick([8, 14, 20, 30, 44])
    const room = (this.width - gap * (count - 1)) / count
    const { table, content } = this.maker.table(room, this.height * count * 0.6, {
      rows: random.int(6, 14) * count,
      spans: false,
    })
    const each = Math.max(2, Math.ceil(content.body.length / count))
    const isHeadless = random.chance(0.3)
    const hasHeadings = random.chance(0.5)
    const isAlike = random.chance(0.5)
    const parts = Array.from({ length: count }, (_, at) => {
      const body = content.body.slice(
        at * each,
        (at + 1) * each - (at > 0 && random.chance(0.4) ? 1 : 0),
      )
      const built = buildTable(
        { ...content, body },
        { ...layout, size: table.size, noHead: layout.noHead || isHeadless },
        room,
      )
      const own: Table = isAlike ? { ...built, columns: table.columns } : built
      const items: Item[] = body.length > 0 ? [{ kind: 'table', table: own }] : []
      if (hasHeadings) items.unshift(this.heading())
      return { width: room, items }
    })
    return [...this.text(random.int(0, 1)), this.side(gap, parts), ...this.text(random.int(0, 1))]
  }

  /** Tables under each other: of one kind, or not; with a heading, a text or nothing between. */
  stack(): Item[] {
    const { random } = this
    const count = random.int(2, 4)
    const between = random.weighted({ heading: 4, nothing: 3, text: 1 })
    const areAlike = random.chance(0.5)
    const room = this.height / count - 30
    const first = this.maker.table(this.width, room, {
      rows: random.int(3, 8),
      spans: false,
    })
    const items: Item[] = []
    for (let at = 0; at < count; at++) {
      if (between === 'heading') items.push(this.heading())
      else if (between === 'text') items.push(...this.text(1))
      else if (at > 0)
        items.push({ kind: 'space', height: this.layout.size * random.pick([0.5, 1, 2, 3]) })
      if (areAlike && at > 0) {
        const body = random.shuffle(first.content.body.filter(({ kind }) => kind === 'data'))
        const own = { ...first.content, body: body.slice(0, random.int(2, body.length)) }
        items.push(this.plain(own, random.chance(0.5) ? first.table : undefined))
      } else if (at === 0) items.push(this.plain(first.content, first.table))
      else {
        const part = random.chance(0.5) ? this.width : this.width * (0.4 + 0.5 * random.next())
        const made = this.maker.table(part, room, { rows: random.int(2, 7) })
        items.push(this.plain(made.content, made.table))
      }
    }
    return items
  }

  /** Columns of a page, each with texts, headings and tables; a line between them, or none. */
  columns(): Item[] {
    const { random } = this
    const gap = random.pick([12, 16, 20, 28])
    const left = random.chance(0.6) ? 0.5 : 0.35 + 0.3 * random.next()
    const widths = [left, 1 - left].map((share) => (this.width - gap) * share)
    const counts = random.pick([
      [1, 0],
      [0, 1],
      [1, 1],
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ] as const)
    const parts = widths.map((width, column) => {
      const items: Item[] = random.chance(0.7)
        ? [this.heading(), ...this.text(random.int(0, 2))]
        : this.text(1)
      for (let at = 0; at < counts[column]!; at++) {
        items.push(this.titled(width, this.height / 3.2))
        if (random.chance(0.6)) items.push(...this.text(1))
      }
      if (counts[column] === 0 || random.chance(0.3)) items.push(...this.lines(random.int(2, 7)))
      return { width, items }
    })
    return [this.side(gap, parts)]
  }

  /** A text, an address or a list of lines beside a table. */
  beside(): Item[] {
    const { random } = this
    const gap = random.pick([12, 18, 26, 40])
    const share = 0.25 + 0.2 * random.next()
    const widths = [(this.width - gap) * share, (this.width - gap) * (1 - share)]
    const text = {
      width: widths[0]!,
      items: [
        ...(random.chance(0.5) ? [this.heading()] : []),
        ...(random.chance(0.5) ? this.text(random.int(1, 2)) : this.lines(random.int(3, 8))),
      ],
    }
    if (random.at('box').chance(0.4)) text.items = [this.box(widths[0]!)]
    const table = { width: widths[1]!, items: [this.titled(widths[1]!, this.height * 0.5)] }
    const parts = random.chance(0.5) ? [text, table] : [table, text]
    return [...this.text(random.int(0, 1)), this.side(gap, parts), ...this.text(random.int(0, 1))]
  }

  /** A box of text, on a shade or in a frame. */
  private box(width: number): Item {
    const { random: stream, texts, layout } = this
    const random = stream.at('boxed')
    const { size } = layout
    const [side, leading] = [size * random.pick([0.6, 1, 1.4]), size * random.pick([1.2, 1.3, 1.5])]
    const text = random.sample(texts.sentences, random.int(1, 3)).join(' ')
    const lines = [
      ...(random.chance(0.6) ? [{ text: random.pick(texts.positions), bold: true }] : []),
      ...linesOf(text, (width - 2 * side) * 0.94, { family: layout.family, size }).map((text) => ({
        text,
        bold: false,
      })),
    ]
    const height = lines.length * leading + 2 * side
    const fill = random.chance(0.7) ? random.pick([0.75, 0.85, 0.92]) : undefined
    return {
      kind: 'picture',
      ...{ width, height },
      marks: [
        {
          ...{ kind: 'box', x: 0, y: 0, width, height },
          ...(fill === undefined ? { stroke: 0 } : { fill }),
        },
        ...lines.map(({ text, bold }, i) => ({
          kind: 'text' as const,
          ...{ x: side, y: side + (i + 0.8) * leading, text, size },
          ...(bold && { bold }),
        })),
      ],
    }
  }

  /** Who writes on one side, numbers and dates on the other. */
  letterhead(): Item[] {
    const { random, texts, layout } = this
    const w = texts.word
    const line = (text: string, bold = false, align: 'left' | 'right' = 'left'): Item => ({
      ...{ kind: 'paragraph', text, size: layout.size, align, after: 0 },
      ...(bold && { bold }),
    })
    const who = [
      line(random.pick(texts.titles), true),
      ...Array.from({ length: random.int(1, 3) }, () => line(random.pick(texts.positions))),
    ]
    const align = random.chance(0.5) ? 'left' : 'right'
    const date = `${random.int(1, 28)}.${random.int(1, 12)}.${random.int(2012, 2026)}`
    const what = random
      .shuffle([
        `${w.code}: ${random.int(100, 99999)}`,
        `${w.year} ${random.int(2012, 2026)}`,
        `${w.name}: ${random.pick(texts.positions)}`,
        date,
        `${w.region}: ${random.pick(texts.sections)}`,
      ])
      .slice(0, random.int(2, 4))
      .map((text) => line(text, false, align))
    const half = this.width / 2
    return [
      {
        kind: 'beside',
        gap: 0,
        parts: [
          { width: half, items: who },
          { width: half, items: what },
        ],
      },
      ...(random.chance(0.3) ? [{ kind: 'rule' } as const] : []),
      { kind: 'space', height: layout.size * random.pick([0.3, 0.8, 1.5]) },
    ]
  }

  private side(gap: number, parts: readonly { width: number; items: readonly Item[] }[]): Item {
    return { kind: 'beside', gap, parts, stroke: this.random.chance(0.25) }
  }

  private titled(width: number, height: number): Item {
    const made = this.maker.table(width, height)
    const random = this.random.at(`title/${++this.count}`)
    return { kind: 'table', table: withTitle(made, this.count, this.layout, this.texts, random) }
  }

  /** @param like whose columns it has */
  private plain(content: Content, like?: Table): Item {
    const size = like?.size ?? this.layout.size
    const built = buildTable(content, { ...this.layout, size }, this.width)
    const isSame = like && like.columns.length === built.columns.length
    return { kind: 'table', table: isSame ? { ...built, columns: like.columns } : built }
  }

  private heading(): Item {
    const { random, layout, texts } = this
    return {
      kind: 'paragraph',
      text: random.pick(random.chance(0.5) ? texts.titles : texts.sections),
      size: layout.size * random.pick([1, 1, 1.15, 1.3]),
      bold: random.chance(0.7),
      after: layout.size * random.pick([0.2, 0.5, 1]),
    }
  }

  private text(count: number): Item[] {
    return paragraphs(this.layout, this.texts, this.random, count)
  }

  /** Short lines, as an address or a list of names has. */
  private lines(count: number): Item[] {
    const { random, texts, layout } = this
    return Array.from({ length: count }, (_, at) => ({
      kind: 'paragraph' as const,
      text: random.pick(random.chance(0.5) ? texts.positions : texts.titles),
      size: layout.size,
      after: at === count - 1 ? layout.size : 0,
    }))
  }
}
