import type { LabelName } from '../../fields/lexicon.ts'
import { sideOfMark } from '../../reading/marked-figure.ts'
import { median } from '../../tables/text/units.ts'
import { type AmountToken, isMoney, isWithinText } from './amount-token.ts'
import { clustered } from './clusters.ts'
import { type Column, SAME_LEFT, SAME_RIGHT } from './column.ts'
import { areCounted } from './counted.ts'
import type { Line } from './line.ts'

type Word = Line['words'][number]

/** Lines below a day in which sums are its own. */
const BELOW = 6

/** Rows with a sum in line, at least, and their share of those with a day, where sums within texts would be by chance. */
const LEAST_IN_LINE = 4
const MOST_IN_LINE = 0.8

/** Share of the narrower column that two share where they are one. */
const SHARED = 0.5

/** Columns of money by their right edges; those that overlap and share no line are one. */
export function moneyColumns(
  lines: readonly Line[],
  dates: readonly Column[],
  em: number,
): Column[] {
  const dated = (line: Line) =>
    (line.announced && dates.length === 0) ||
    line.dates.some((date) =>
      dates.some((column) => Math.abs(date.box[0] - line.shift - column.left) <= SAME_LEFT * em),
    )
  const isDate = (amount: AmountToken, line: Line) =>
    line.dates.some(
      (date) =>
        date.words.some((word) => amount.words.includes(word)) &&
        dates.some((column) => Math.abs(date.box[0] - line.shift - column.left) <= SAME_LEFT * em),
    )
  const alone = lines.filter(
    (line) => dated(line) && line.dates[0]!.words.length === line.words.length,
  )
  const announced = alone.some((line) => line.announced)
  const headed = alone.length >= 2 || announced
  // Its day may stand in the line above, alone: one day may be all there is.
  const isDatedAbove = (i: number) => {
    const above = lines[i - 1]
    return above !== undefined && alone.includes(above)
  }
  // Its day may stand in the line below, with a text perhaps.
  const isDatedBelow = (i: number) => {
    const below = lines[i + 1]
    return below !== undefined && dated(below) && !below.amounts.some(isMoney)
  }
  // A column of texts may begin right behind one of sums: most rows have one there.
  const edges = lines
    .filter(dated)
    .map(({ amounts, shift }) => amounts.filter(isMoney).map(({ edge }) => edge - shift))
  const isInLine = ({ edge }: AmountToken, { shift }: Line): boolean => {
    const like = edges.filter((own) =>
      own.some((other) => Math.abs(other - edge + shift) <= SAME_RIGHT * em),
    )
    return like.length >= Math.max(LEAST_IN_LINE, MOST_IN_LINE * edges.length)
  }
  let reach = -1
  const items = lines.flatMap((line, i) => {
    // An announced day heads all sums down to the next one.
    if (dated(line) || (announced && i <= reach && line.amounts.some(isMoney))) reach = i + BELOW
    if (i > reach || line.amounts.length === 0) return []
    const amounts = line.amounts.filter(
      (amount) =>
        isMoney(amount) &&
        !isDate(amount, line) &&
        (!isEmbedded(amount, line, em) || isInLine(amount, line)),
    )
    const isDated = headed || dated(line) || isDatedAbove(i) || isDatedBelow(i)
    return amounts.map((amount) => ({ i, amount, weight: isDated ? 1 : 0.4, shift: line.shift }))
  })
  let groups = clustered(items, ({ amount, shift }) => amount.edge - shift, SAME_RIGHT * em).map(
    (group) => ({
      items: group,
      left: median(group.map(({ amount, shift }) => amount.box[0] - shift)),
      right: median(group.map(({ amount, shift }) => amount.edge - shift)),
    }),
  )
  for (let merged = true; merged; ) {
    merged = false
    for (let a = 0; a < groups.length && !merged; a++)
      for (let b = a + 1; b < groups.length && !merged; b++) {
        const [x, y] = [groups[a]!, groups[b]!]
        const shared = Math.min(x.right, y.right) - Math.max(x.left, y.left)
        const width = Math.min(x.right - x.left, y.right - y.left)
        const rows = new Set(x.items.map(({ i }) => i))
        if (shared < SHARED * width || y.items.some(({ i }) => rows.has(i))) continue
        const both = [...x.items, ...y.items]
        const more = x.items.length >= y.items.length ? x : y
        groups = groups.filter((_, g) => g !== a && g !== b)
        groups.push({ items: both, left: Math.min(x.left, y.left), right: more.right })
        merged = true
      }
  }
  // A sum that no other stands in line with, or sums within texts, and texts of other bookings run through: `at 19.44`.
  const isAmongTexts = ({ items: own, left, right }: (typeof groups)[number]) => {
    const rows = new Set(own.map(({ i }) => i))
    const isOther = (line: Line, i: number) =>
      !rows.has(i) &&
      dated(line) &&
      line.words.some(
        (word) =>
          /\p{L}{2}/u.test(word.text) &&
          word.box[0] - line.shift < right &&
          word.box[2] - line.shift > left &&
          !line.dates.some(({ words }) => words.includes(word)) &&
          !line.amounts.some(({ marks }) => marks.includes(word)),
      )
    return (
      own.every(({ amount, i }) => own.length === 1 || isWithinText(amount, lines[i]!.row)) &&
      lines.filter(isOther).length > 1
    )
  }
  // Where all are days, beside other sums, they are days: `01.08`.
  const mayBeDay = (amount: AmountToken, { dates }: Line) =>
    dates.some(({ words }) => words.some((word) => amount.words.includes(word)))
  const areDays = ({ items: own }: (typeof groups)[number]) =>
    own.length > 1 &&
    own.every(
      ({ amount, i }) =>
        mayBeDay(amount, lines[i]!) &&
        lines[i]!.amounts.some((other) => isMoney(other) && !mayBeDay(other, lines[i]!)),
    )
  // Where sums are whole, numbers of rows have the form of one.
  const areCounts = ({ items: own }: (typeof groups)[number]) =>
    own.every(({ amount }) => amount.whole && amount.currency === null) &&
    areCounted(own.toSorted((a, b) => a.i - b.i).map(({ amount }) => amount.cents / 100))
  return groups
    .filter((group) => !isAmongTexts(group) && !areDays(group) && !areCounts(group))
    .map((group) => ({
      left: group.left,
      right: group.right,
      support: group.items.reduce((sum, { weight }) => sum + weight, 0),
      heads: new Map<LabelName, number>(),
    }))
    .filter(({ support }) => support >= 0.8)
    .sort((a, b) => a.right - b.right)
}

/** Text goes on right behind it, or runs up to it: a sum within a sentence. */
function isEmbedded(amount: AmountToken, line: Line, em: number): boolean {
  const words = line.words
  const first = words.indexOf(amount.words[0]!)
  const next = words[first + amount.words.length]
  const before = words[first - 1]
  const text = (word: Word | undefined, gap: number) =>
    word !== undefined &&
    gap < 0.4 * em &&
    /\p{L}{3,}/u.test(word.text) &&
    !/^[A-Z]{3}$/.test(word.text) &&
    sideOfMark(word.text) === null
  return (
    text(next, next ? next.box[0] - amount.box[2] : 0) ||
    (text(before, before ? amount.box[0] - before.box[2] : 0) && text(words[first - 2], 0))
  )
}
