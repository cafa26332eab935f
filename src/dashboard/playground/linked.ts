import type { Result } from './result.ts'

/** How values and places point at each other. */
export interface Linked {
  readonly activeId: string | null
  readonly onActive: (id: string | null) => void
  /** @param edit writes into the copy it is given */
  readonly onChange: (edit: (result: Result) => void) => void
}
