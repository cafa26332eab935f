import type { Rotation } from '../document/page.ts'
import type { Grid } from './grid/grid.ts'
import type { Region } from './grid/region.ts'
import type { Rulings } from './marks/rulings.ts'
import type { EdgesHeard } from './regions/outer-lines.ts'
import type { PlacesHeard } from './regions/parted.ts'
import type { Chunk } from './text/text-lines.ts'
import type { Verdict } from './verdict/is-table.ts'

/** A part of the page that might have been a table, and what became of it. */
export interface Candidate {
  readonly region: Region
  /** Null where its words stand in fewer than two columns or rows. */
  readonly grid: Grid | null
  readonly verdict: Verdict
}

/** Hears what is seen on a page on the way to its tables; for whoever looks for errors. */
export interface Trace extends EdgesHeard, PlacesHeard {
  /** Drawn lines after doubled and broken ones were made one, edges of shades among them. */
  rulings(rulings: Rulings): void
  /** Running text, which no table without walls may lie over. */
  prose(chunks: ReadonlySet<Chunk>): void
  candidate(candidate: Candidate): void
  /** Hears of what was turned clockwise to stand upright, as it then lies on a page of that size. */
  turned(rotation: Rotation, width: number, height: number): Trace
}
