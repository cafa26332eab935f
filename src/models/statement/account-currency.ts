import { COUNTRIES } from '../paper/country/countries.ts'
import { type LikelyCurrency, likelyCurrency } from '../paper/origin.ts'
import { bankCodeOf } from './bank-code.ts'
import { bicOf } from './bic.ts'
import { moneyText } from './money-text.ts'
import type { ReadStatement } from './statement.ts'

/** How often an account is in the currency of its bank's country, by how many numbers name that. */
const BY_NUMBERS = [0, 0.85, 0.93, 0.96]

/** The currency of accounts: what their sums carry, else that of the country by whose rules they are numbered. */
export function accountCurrency(read: ReadStatement): LikelyCurrency | null {
  return likelyCurrency(moneyText(read.document, read.accounts)) ?? currencyByNumbers(read)
}

function currencyByNumbers({ document, accounts }: ReadStatement): LikelyCurrency | null {
  const iban = accounts.find(({ part }) => part.iban)?.part.iban?.value.slice(0, 2)
  const bic = bicOf(document)?.value.slice(4, 6)
  const code = bankCodeOf(document)?.country
  const currencies = [iban, bic, code].flatMap((country) => {
    const own = country === undefined ? undefined : COUNTRIES[country]?.currency
    return own ? [own] : []
  })
  const [first] = currencies
  if (first === undefined) return null
  const probability = BY_NUMBERS[currencies.filter((own) => own === first).length]!
  return { code: first, probability }
}
