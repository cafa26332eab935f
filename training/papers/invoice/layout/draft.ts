import type { LabelRole } from '../../../kit/locale/label.ts'
import { synonyms } from '../../../kit/locale/labels.ts'
import type { Random } from '../../../kit/random.ts'
import type { Ledger } from '../../ledger.ts'
import type { Bill } from '../bill.ts'
import type { Style } from '../style.ts'

/** A bill that is being laid out: blocks draw their parts here and note what they print. */
export interface Draft {
  bill: Bill
  style: Style
  ledger: Ledger
  random: Random
  /** Blocks may stand at fixed places of the page. */
  placed: boolean
  /** Factor on all amounts: -1 on credit notes that print them negative. */
  sign: 1 | -1
  accent: string
  layout: Record<string, unknown>
  /** What stood so far, by name, so that foot and head share out the seller's data. */
  printed: Set<string>
}

/** One of the choices by weight, drawn from a stream of its own, noted in the layout. */
export function choose<K extends string>(draft: Draft, key: string, weights: Record<K, number>): K {
  const choice = draft.random.at(key).weighted(weights)
  draft.layout[key] = choice
  return choice
}

/** True with this probability, from a stream of its own. */
export function chance(draft: Draft, key: string, probability: number): boolean {
  return draft.random.at(key).chance(probability)
}

/** A label that differs from those already taken. */
export function labelApart(draft: Draft, role: LabelRole, taken: readonly string[]): string {
  const usual = draft.style.label(role)
  if (!taken.includes(usual)) return usual
  const others = synonyms(draft.bill.language, role).filter((text) => !taken.includes(text))
  return others.length ? draft.random.at(`${role}/apart`).pick(others) : `${usual} *`
}
