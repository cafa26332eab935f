import type { Word } from '../../document/page.ts'
import { hasText } from './booked.ts'
import type { Item } from './item.ts'
import type { Line } from './lines.ts'

/** Lines with a balance beside a text, at least, where bookings go on in them. */
const LEAST = 2

/**
 * What stands before the balances of lines below bookings: `Baker's, Highgate    Balance after this: 5.00` goes on
 * with a booking's text. Empty where no more than one does.
 */
export function textsBesideBalances(
  items: readonly Item[],
  booked: ReadonlySet<Line>,
): ReadonlyMap<Line, readonly Word[]> {
  const found = items.flatMap((item) => {
    const { line } = item
    if (booked.has(line) || line.dates.length > 0) return []
    const words = wordsBefore(item)
    return hasText({ ...line, words }) ? [[line, words] as const] : []
  })
  return new Map(found.length < LEAST ? [] : found)
}

/** The words before an item's sums and what those are called. */
function wordsBefore({ line, amounts }: Item): readonly Word[] {
  const [first] = [...amounts.values()].sort((a, b) => a.box[0] - b.box[0])
  const sum = first?.words[0]
  const { pieces } = line.row
  const at = pieces.findIndex(({ words }) => words.includes(sum!))
  if (!sum || at < 0) return []
  const piece = pieces[at]!
  const lead = piece.words.indexOf(sum)
  const isNamed = ({ labels }: (typeof pieces)[number], length: number) =>
    labels.some(({ from, to }) => from === 0 && to >= length)
  const before =
    lead === 0 && at > 0 && isNamed(pieces[at - 1]!, pieces[at - 1]!.words.length) ? at - 1 : at
  const words = pieces.slice(0, before).flatMap((own) => own.words)
  return [
    ...words,
    ...(before < at || isNamed(piece, lead) ? [] : piece.words.slice(0, lead)),
  ].filter((word) => line.words.includes(word))
}
