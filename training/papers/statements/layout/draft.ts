import type { Random } from '../../../kit/random.ts'
import type { Face } from '../../../kit/width.ts'
import type { Ledger } from '../../ledger.ts'
import type { Design } from '../design.ts'
import type { Story } from '../story.ts'
import type { Style } from '../style.ts'

/** A statement that is being laid out. Lengths are points. */
export interface Draft {
  story: Story
  style: Style
  design: Design
  ledger: Ledger
  random: Random
  face: Face
  leading: number
  /** The style with another currency: an account may have one of its own. */
  styleIn(currency: string): Style
  /** Edges of what is printed on. */
  left: number
  right: number
  paper: { width: number; height: number }
  accent: string
  /** Whether the tool prints pictures. */
  pictures: boolean
  layout: Record<string, unknown>
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
