import { type Features, scoresOf } from './score.ts'
import type { RoleWeights } from './weights.ts'

/** Log odds that each is what weights tell, where they stand alone against nothing, and not against each other. */
export const oddsOf = (weights: RoleWeights, all: readonly Features[]): number[] =>
  scoresOf(weights, all).map((score) => score - weights.nothing)
