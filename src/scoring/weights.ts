/** A tree that asks the same question on each of its levels: leaves are counted by the answers. */
export interface Tree {
  /** Which feature each level looks at. */
  readonly features: readonly number[]
  /** A level's answer is yes above its threshold. */
  readonly thresholds: readonly number[]
  /** Scores of the 2 ** levels leaves; the first level's answer is the lowest bit. */
  readonly leaves: readonly number[]
}

/** What the candidates of one role are scored with. */
export interface RoleWeights {
  /** A weight a feature, for its number as it is. */
  readonly linear: readonly number[]
  readonly trees: readonly Tree[]
  /** Trees grown on what linear model and forest leave wrong; of a document's candidates the likeliest are asked alone. */
  readonly further?: readonly Tree[]
  /** Score of the answer that the document does not hold it. */
  readonly nothing: number
}

/** What tells at first sight which candidates a role may have. */
export interface FirstLookWeights extends RoleWeights {
  /** Candidates with smaller shares are left out. */
  readonly least: number
}

/** How a share becomes a probability: slope and offset of its log-odds. */
export interface Calibration {
  readonly slope: number
  readonly offset: number
  /** Log-odds that are taken off where fields decided together contradict each other. */
  readonly against: number
}

/** The numbers of a model's fields, as `training/fields/fit.ts` writes them. */
export interface FieldWeights {
  /** Names of the features of each kind of candidates, in the order of their numbers. */
  readonly features: Readonly<Record<string, readonly string[]>>
  readonly roles: Readonly<Record<string, RoleWeights & { readonly calibration: Calibration }>>
  /** What values that agree, or do not, are worth. */
  readonly bonuses: Readonly<Record<string, number>>
}

/** What tells kinds of papers apart, as `training/kinds/fit.ts` writes it. */
export interface KindWeights {
  readonly features: readonly string[]
  /** A row a kind, a weight a feature. */
  readonly weights: readonly (readonly number[])[]
}

/** What tells where papers begin. */
export interface BeginningWeights {
  readonly features: readonly string[]
  readonly weights: readonly number[]
}

/** What tells that two things meet at a place, as `training/tables/fit-partings.ts` writes it. */
export interface PartingWeights {
  /** Names of what is told of a place, and of what its parts are like beyond that. */
  readonly features: { readonly place: readonly string[]; readonly looks: readonly string[] }
  /** By the place alone. */
  readonly place: RoleWeights
  /** By the place and its parts, whose numbers stand behind those of the place. */
  readonly looks: RoleWeights
}

/** What tells where tables begin and end, as `training/tables/fit-outer.ts` writes it. */
export interface EdgesWeights {
  /** Names of the features of lines, and of places where a table may end. */
  readonly features: { readonly lines: readonly string[]; readonly ends: readonly string[] }
  /** Lines are its own, above and below it. */
  readonly lines: Readonly<Record<'above' | 'below', RoleWeights>>
  /** It ends at a place. */
  readonly ends: Readonly<Record<'above' | 'below', RoleWeights>>
}

/** What tells whether an equation proves what a sum is, as `training/fields/fit-proofs.ts` writes it. */
export interface ProofWeights {
  readonly features: readonly string[]
  /** Log odds, a weight a feature. */
  readonly weights: readonly number[]
  /** Log odds from which an equation is a proof. */
  readonly least: number
}
