import { sideOfMark } from '../../reading/marked-figure.ts'
import type { AmountToken } from './amount-token.ts'

/** Marks of money out in one place, at least. */
const LEAST_DEBITS = 2
/** Marks of a column begin this near each other, in ems. */
const SAME_PLACE = 0.6

interface Marked {
  readonly row: { readonly em: number; readonly recognised: boolean }
  readonly amounts: readonly AmountToken[]
  readonly shift: number
}

/** The same lines, with the credit mark C where recognition took it for the sign of the euro: it stands where debits have theirs. */
export function withMisreadCredits<T extends Marked>(lines: readonly T[]): readonly T[] {
  const isEuro = ({ mark, recognised, words }: AmountToken) =>
    recognised && mark === null && words.at(-1)!.text === '€' && words.length > 1
  if (!lines.some(({ amounts }) => amounts.some(isEuro))) return lines
  const debits = lines.flatMap(({ amounts, shift }) =>
    amounts.flatMap(({ marks }) =>
      marks.flatMap(({ text, box }) => (sideOfMark(text) === 'debit' ? [box[0] - shift] : [])),
    ),
  )
  return lines.map((line) => {
    const isMark = (amount: AmountToken) =>
      isEuro(amount) &&
      debits.filter(
        (left) =>
          Math.abs(amount.words.at(-1)!.box[0] - line.shift - left) <= SAME_PLACE * line.row.em,
      ).length >= LEAST_DEBITS
    if (!line.amounts.some(isMark)) return line
    const amounts = line.amounts.map((amount) =>
      isMark(amount)
        ? { ...amount, currency: null, mark: 'c', marks: [amount.words.at(-1)!] }
        : amount,
    )
    return { ...line, amounts }
  })
}
