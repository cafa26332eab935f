import { distance } from '../../fields/label.ts'
import { cents, decimalText } from '../../fields/money.ts'
import type { Item } from '../items/items.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Figure, isSum, rowFigures } from '../paper/figures.ts'
import type { Times } from '../paper/times.ts'

/** The right edge most sums share. */
export function edgeOf(rows: readonly Row[], document: DocumentText): number | null {
  const edges = rows.flatMap((row) => {
    const last = rowFigures(row, document).filter(isSum).at(-1)
    return last ? [last.box[2]] : []
  })
  if (edges.length === 0) return null
  return edges.sort((a, b) => a - b)[edges.length >> 1]!
}

/** The sum of a row at the edge, also one that recognition left without its point. */
export function amountOf(
  figures: readonly Figure[],
  edge: number,
  row: Row,
  times: Times | null,
): Figure | undefined {
  const isAt = (figure: Figure) => Math.abs(figure.box[2] - edge) < 2.5 * row.em
  return figures
    .filter(isAt)
    .map((figure) => (row.recognised ? withPoint(figure, times) : figure))
    .filter(isSum)
    .at(-1)
}

/** A figure that lost its point, or has a code of its tax glued to it: `3,791` is 3,79 at rate 1. */
function withPoint(figure: Figure, times: Times | null): Figure {
  const sum = (value: number): Figure => ({ ...figure, value, decimals: 2, misread: true })
  const product = times && cents(times.quantity * times.price)
  if (isSum(figure) || figure.percent) return figure
  if (product && digitsOf(figure.text).startsWith(String(product))) return sum(product / 100)
  if (figure.decimals > 2) return sum(Math.trunc(figure.value * 100 + 1e-6) / 100)
  return figure.decimals === 0 && figure.value >= 100 ? sum(figure.value / 100) : figure
}

/**
 * Items whose amounts were put right stay only where the sum of all is printed below; a single one
 * is what a printed sum leaves for it, where that differs from what was read in one digit.
 *
 * @param repaired the items, each with its amount as read
 */
export function confirmed(
  items: readonly Item[],
  repaired: ReadonlyMap<Item, string>,
  below: readonly Row[],
  document: DocumentText,
): Item[] {
  if (repaired.size === 0) return [...items]
  const sum = items.reduce((total, item) => total + cents(Number(item.amount)), 0)
  const printed = below
    .flatMap((row) => rowFigures(row, document).filter(isSum))
    .map((f) => cents(f.value))
  if (printed.includes(sum)) return [...items]
  const [[only, read]] = [...repaired] as [[Item, string]]
  const rest = printed
    .map((total) => total - sum + cents(Number(only.amount)))
    .find((left) => left > 0 && distance(digitsOf(read), String(left), 1) <= 1)
  if (repaired.size === 1 && rest !== undefined)
    return items.map((item) =>
      item === only ? { ...item, amount: decimalText(rest / 100) } : item,
    )
  return items.filter((item) => !repaired.has(item))
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
