import type { Random } from '../kit/random.ts'
import { buildTable, TooWide } from './build.ts'
import type { Content, Wishes } from './content.ts'
import { withHeadOver } from './head-over.ts'
import type { Layout } from './layout.ts'
import { type Table, tableHeight } from './table.ts'
import { contentOf, type TopicName } from './topics.ts'

/** Makes tables of a layout that fit, taking other content where one does not. */
export class Maker {
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
      const drawn = contentOf(topic, wishes)
      const over = eased ? { ...this.layout, headOver: 'none' as const } : this.layout
      const content = withHeadOver(drawn, over, this.base.texts, random.at('head-over'))
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
