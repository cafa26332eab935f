import type { Random } from '../random.ts'
import type { Country } from './country.ts'

/** Where money is to go; `iban` and `bic` are compact. */
export interface BankAccount {
  bank: string
  iban?: string
  bic?: string
  /** Domestic parts, label and number, where the country uses them. */
  parts: readonly { label: string; number: string }[]
}

/** An account at an invented bank; the check digits of the IBAN are right. */
export function bankAccount(country: Country, town: string, random: Random): BankAccount {
  const account: BankAccount = {
    bank: random.pick(country.banks).replace('{town}', town),
    parts: (country.accounts ?? []).map((row, at) => {
      const [label, pattern] = row.split('|') as [string, string]
      return { label, number: random.at(at).fill(pattern) }
    }),
  }
  if (!country.iban) return account
  const body = random.fill(country.iban)
  account.iban = country.code + checkDigits(country.code, body) + body
  account.bic = random.fill(`@@@@${country.code}@@`) + random.pick(['', 'XXX', 'XXX', '###'])
  account.bic = random.fill(account.bic)
  return account
}

/** Whether the two check digits of a compact IBAN are right (ISO 13616). */
export function ibanIsRight(iban: string): boolean {
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** In groups of four, as on paper. */
export function printIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

function checkDigits(country: string, body: string): string {
  return String(98 - remainder(`${body}${country}00`)).padStart(2, '0')
}

function remainder(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return Number(BigInt(digits) % 97n)
}
