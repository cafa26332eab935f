import type { Word } from '../../document/page.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import type { Piece } from '../../reading/document-text.ts'
import { hasText } from './booked.ts'
import type { Item } from './item.ts'
import { TOLD } from './items.ts'
import type { Line } from './line.ts'

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
  // `Balance of the day 4 April`: what most of them begin with is what they are called.
  const firsts = Map.groupBy(found, ([, words]) => words.find(isWord)?.text.toLowerCase())
  const texts = found.filter(
    ([, words]) =>
      firsts.get(words.find(isWord)?.text.toLowerCase())!.length <= MOST_ALIKE * found.length,
  )
  return new Map(texts.length < LEAST ? [] : texts)
}

/** Share of them that may begin with the same word. */
const MOST_ALIKE = 0.5

const isWord = ({ text }: Word): boolean => /\p{L}{2}/u.test(text)

/** The words before an item's sums and what those are called. */
function wordsBefore({ line, amounts }: Item): readonly Word[] {
  const [first] = [...amounts.values()].sort((a, b) => a.box[0] - b.box[0])
  const sum = first?.words[0]
  const { pieces } = line.row
  const at = pieces.findIndex(({ words }) => words.includes(sum!))
  if (!sum || at < 0) return []
  const piece = pieces[at]!
  const lead = piece.words.indexOf(sum)
  const before = lead === 0 && at > 0 && isNamed(pieces[at - 1]!) ? at - 1 : at
  const words = pieces.slice(0, before).flatMap((own) => (isNamed(own) ? [] : own.words))
  return [...words, ...(before < at || isNamed(piece) ? [] : piece.words.slice(0, lead))].filter(
    (word) => line.words.includes(word),
  )
}

/** Does it begin with the name of a balance or a total? `Closing balance 30 April` */
const isNamed = ({ labels }: Piece): boolean =>
  labels.some(({ from, names }) => from === 0 && names.some((name) => NAMES.has(name)))

const NAMES: ReadonlySet<LabelName> = new Set([
  'column_balance',
  ...TOLD.flatMap(([, names]) => names),
])
