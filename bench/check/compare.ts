/** Instructions a page of each case, and what they were counted with. */
export interface Counts {
  /** Kernel set, compiler, Leptonica, trained model: what else moves the counts. */
  readonly with: Readonly<Record<string, string>>
  readonly pages: Readonly<Record<string, PageCount>>
}

export interface PageCount {
  /** SHA-256 of the page's file. */
  readonly input: string
  readonly instructions: number
}

/** A count beside the recorded one. */
export interface Change {
  readonly name: string
  readonly before: number | null
  readonly now: number
  /** Share by which it changed, e.g. 0.02; null when there is nothing to compare with. */
  readonly change: number | null
}

/** Largest share by which a count may change without being shown as a fault. */
export const TOLERANCE = 0.05

/** Counts of now beside the recorded ones; those of another input cannot be compared. */
export function compare(recorded: Counts | null, counted: Counts): Change[] {
  return Object.entries(counted.pages).map(([name, { input, instructions: now }]) => {
    const known = recorded?.pages[name]
    const before = known && known.input === input ? known.instructions : null
    return { name, before, now, change: before ? (now - before) / before : null }
  })
}

/** Whether a count changed too much, or had nothing to be compared with. */
export const isFault = ({ change }: Change): boolean =>
  change === null || Math.abs(change) > TOLERANCE

/** What the counts were made with that was not so when the others were recorded. */
export function differingTools(recorded: Counts, counted: Counts): string[] {
  return Object.entries(counted.with)
    .filter(([name, now]) => recorded.with[name] !== now)
    .map(([name, now]) => `${name}: ${recorded.with[name] ?? 'not recorded'}, now ${now}`)
}
