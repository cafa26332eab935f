import type { Schemas } from '../../client/client.ts'

/** Files that became jobs together. */
export type Batch = Schemas['Batch']

export const filesOf = ({ counts }: Batch): number =>
  counts.pending + counts.processing + counts.done + counts.failed

export const endedOf = ({ counts }: Batch): number => counts.done + counts.failed
