/** Something that is to be at most so much. */
export interface Claim {
  readonly claim: string
  readonly value: number
  readonly most: number
}
