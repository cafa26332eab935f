/** What it costs to give lines to items, or to none. */
export interface OwnerCosts {
  /** A line between two items that is given to none. */
  readonly noOwner: number
  /** The same above the first item and below the last: what stands there is mostly another thing. */
  readonly outside: number
  /** To cut there between two lines that stand beside each other. */
  readonly overlapping: number
  /** A line that is given to the first item from above, and one that others have as well. */
  readonly first: number
  readonly firstAsOthers: number
  /** A step within an item that is wider than usual, for each usual step. */
  readonly wide: number
  /** A step between two items that is narrower than those within them. */
  readonly narrow: number
  /** Figures away from their place in the text, for each usual step. */
  readonly aside: number
  /** An item without a text. */
  readonly bare: number
  /** A row without a text of its own that has one below, and none above. */
  readonly hanging: number
  /** Figures that do not stand in the first line. */
  readonly notFirst: number
}

// Held by training/items/fit-owners.ts: no other numbers were better on papers they were not fitted on.
export const OWNER_COSTS: OwnerCosts = {
  noOwner: 1.1,
  outside: 0.3,
  overlapping: 1.5,
  first: 0.4,
  firstAsOthers: 0.2,
  wide: 2.5,
  narrow: 0.9,
  aside: 1.6,
  bare: 6,
  hanging: 1.5,
  notFirst: 0.4,
}
