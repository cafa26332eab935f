import { type LikelyCurrency, likelyCurrency } from '../paper/origin.ts'
import { moneyText } from './money-text.ts'
import type { ReadStatement } from './statement.ts'

/** The currency that the sums of accounts carry; null where none is printed, though their numbers name a country. */
export const accountCurrency = ({ document, accounts }: ReadStatement): LikelyCurrency | null =>
  likelyCurrency(moneyText(document, accounts))
