import type { Found } from '../reading/found.ts'
import type { FieldsSeen } from './candidates/field-set.ts'
import type { ReadStatement } from './statement/statement.ts'

/** Hears what a model weighed on the way to its answer; for whoever looks for errors. */
export interface Trace {
  /** Candidates of fields with their scores, and what was decided. */
  fields?(seen: FieldsSeen): void
  /** Fields that rules found among the others, before their confidence became a probability. */
  ruled?(found: Readonly<Record<string, Found<unknown> | null>>): void
  /** What the equation that a sum takes part in was weighed on. */
  proof?(field: string, features: readonly number[]): void
  /** Accounts with their bookings, and what their readings were weighed on. */
  statement?(read: ReadStatement): void
}
