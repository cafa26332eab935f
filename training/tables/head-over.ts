import type { Random } from '../kit/random.ts'
import type { Column, Content } from './content.ts'
import type { Layout } from './layout.ts'
import type { Texts } from './text-source.ts'

/** Rows of heads, at most. */
const MOST_LEVELS = 3

/**
 * Content with one head more over its last columns, alone above them, as `Amounts in EUR`: the heads of other columns stand
 * in the row of those below it, or are as high as both.
 */
export function withHeadOver(
  content: Content,
  layout: Layout,
  texts: Texts,
  random: Random,
): Content {
  const { columns } = content
  if (layout.headOver === 'none' || columns[0]!.heads.length >= MOST_LEVELS) return content
  const isFigure = ({ align, wrap }: Column): boolean => align === 'right' && !wrap
  const figures = columns.length - 1 - columns.findLastIndex((column) => !isFigure(column))
  const most = Math.min(figures, columns.length - 1)
  if (most < 2) return content
  const from = columns.length - (random.chance(0.6) ? most : random.int(2, most))
  const w = texts.word
  const year = random.int(2008, 2027)
  const text = random.pick([
    random.pick(texts.titles),
    `${w.amount} (EUR)`,
    `${w.share} (%)`,
    `${w.value} ${year}/${year + 1}`,
    `${w.year} ${year}`,
    w.quantity,
    w.price,
    `${w.result} ${w.from.toLowerCase()} ${year}`,
  ])
  const beside = (heads: readonly string[]) =>
    layout.headOver === 'high' ? [...heads, ''] : ['', ...heads]
  return {
    ...content,
    columns: columns.map((column, c) => ({
      ...column,
      heads: c < from ? beside(column.heads) : [text, ...column.heads],
    })),
  }
}
