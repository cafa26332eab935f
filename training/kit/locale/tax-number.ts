import { stdnum } from 'stdnum'
import type { Random } from '../random.ts'
import type { Country, TaxNumber } from './country.ts'

export interface PrintedTaxNumber {
  kind: TaxNumber['kind']
  label: string
  number: string
}

const TRIES = 100_000

/** The tax numbers of a company (or of a person alone), as printed; one of each kind at most. */
export function taxNumbers(country: Country, person: boolean, random: Random): PrintedTaxNumber[] {
  const found: PrintedTaxNumber[] = []
  for (const [at, row] of country.taxNumbers.entries()) {
    if (person ? !row.person : found.some(({ kind }) => kind === row.kind)) continue
    const stream = random.at(at)
    found.push({ kind: row.kind, label: stream.pick(row.labels), number: validNumber(row, stream) })
  }
  return found
}

/** A number of the pattern that passes its check, drawn until it does. */
export function validNumber(row: TaxNumber, random: Random): string {
  const pattern = random.pick(row.patterns)
  for (let tried = 0; tried < TRIES; tried++) {
    const number = random.fill(pattern)
    if (!row.check || isValid(row.check, number)) return number
  }
  throw new Error(`no valid number like ${pattern} for ${row.check?.join(' ')}`)
}

/** Whether the check named by country and name accepts the number. */
export function isValid([country, name]: readonly [string, string], number: string): boolean {
  const checks = stdnum as unknown as Record<
    string,
    Record<string, { validate(value: string): { isValid: boolean } }>
  >
  const bare = country === 'CH' ? number.replace(/ (MWST|TVA|IVA)$/, '') : number
  return checks[country]![name]!.validate(bare).isValid
}
