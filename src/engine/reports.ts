import type { PageSource } from '../document/page.ts'
import type { Ticket } from './pool/ticket.ts'
import type { ReadTask, Task, TaskAnswer } from './task.ts'

/** How one page went, for telemetry. */
export interface PageReport {
  /** Of its document. */
  readonly page: number
  readonly lane: 'interactive' | 'bulk'
  readonly outcome: 'done' | 'failed' | 'cancelled'
  readonly source: PageSource | null
  readonly waitingMs: number
  readonly workingMs: number
}

/** How one task of a conversion went, for telemetry. */
export interface TaskReport {
  readonly kind: Task['kind']
  /** Of `read`; else null. */
  readonly page: number | null
  /** Or the failure's code. */
  readonly outcome: string
  readonly waitingMs: number
  readonly workingMs: number
}

/** What a task has cost, whatever became of it. */
export interface CostReport {
  readonly owner: string
  readonly kind: Task['kind']
  /** Milliseconds of a processor. */
  readonly cpuMs: number
}

/**
 * How the pages of a `read` task went. Of a run that failed none is told: each is read again by itself.
 *
 * @param ticket of a `read` task
 */
export function pageReports(ticket: Ticket, answer: TaskAnswer): PageReport[] {
  const { lane, waitingMs } = ticket
  const { page, further = [] } = ticket.task as ReadTask
  const failure = 'failure' in answer ? answer.failure : null
  const isCancelled = ticket.cancelled || failure?.code === 'CANCELLED'
  const outcome = isCancelled ? 'cancelled' : failure ? 'failed' : 'done'
  if (outcome === 'failed' && further.length > 0) return []
  const done = 'value' in answer && 'source' in answer.value ? answer.value : null
  const workingMs = ticket.workingMs / (1 + (done?.further.length ?? 0))
  const report = { lane, outcome, waitingMs, workingMs } as const
  const others = (done?.further ?? []).map((source, i) => ({
    ...report,
    page: further[i]!,
    source,
  }))
  return [{ ...report, page, source: done?.source ?? null }, ...others]
}

export function taskReport({ task, waitingMs, workingMs }: Ticket, answer: TaskAnswer): TaskReport {
  const { kind } = task
  const page = kind === 'read' ? task.page : null
  const outcome = 'failure' in answer ? answer.failure.code : 'done'
  return { kind, page, outcome, waitingMs, workingMs }
}
