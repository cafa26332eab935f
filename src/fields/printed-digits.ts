import type { DateSlip } from './date-slips.ts'
import { MISREAD_DIGITS } from './misread-digits.ts'

/** What a digit looks like, where print is poor, beside what is no digit at all (`MISREAD_DIGITS`). */
const LOOKS: readonly string[] = [
  'CUG5',
  '7!/tJ',
  '7',
  '8593',
  '19A',
  '63',
  '058Gb',
  '12T?/',
  '0369S&',
  '0854q',
]
const ROUND = '689'

/** A digit that may have been printed where a sign was read, and what happened to it: nothing, for itself. */
export interface PrintedDigit {
  readonly digit: number
  readonly slips: readonly DateSlip[]
}

/** All of them by the sign that was read. */
const DIGITS_OF: ReadonlyMap<string, readonly PrintedDigit[]> = (() => {
  const found = new Map<string, PrintedDigit[]>()
  const add = (read: string, digit: number, slips: readonly DateSlip[]) => {
    const own = found.get(read) ?? []
    found.set(read, own)
    if (!own.some((other) => other.digit === digit)) own.push({ digit, slips })
  }
  for (let digit = 0; digit < 10; digit++) add(String(digit), digit, [])
  for (const read of ROUND) add(read, 0, ['zero'])
  for (const [digit, signs] of LOOKS.entries())
    for (const read of signs) add(read, digit, ['alike'])
  for (const [read, digit] of Object.entries(MISREAD_DIGITS)) add(read, Number(digit), ['alike'])
  return found
})()
const NONE: readonly PrintedDigit[] = []

/** The digits that may have been printed where a sign was read. */
export const printedDigits = (read: string | undefined): readonly PrintedDigit[] =>
  (read !== undefined && DIGITS_OF.get(read)) || NONE
