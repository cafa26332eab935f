import type { Random } from '../../kit/random.ts'
import type { Ledger } from '../ledger.ts'
import type { Sale } from './sale.ts'
import type { Word } from './word.ts'

/** A receipt while it is printed. */
export interface Slip {
  sale: Sale
  random: Random
  ledger: Ledger
  layout: Record<string, unknown>
  word(word: Word): string
  amount(cents: number): string
  money(cents: number): string
  /** Without currency. */
  bare(cents: number): string
  /** Signs in a line. */
  room: number
  upper: boolean
  rule: string
}
