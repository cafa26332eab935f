import type { HostThread, TaskAnswer, TaskFailure } from '../task.ts'
import type { HostProcess } from './host-process.ts'
import { kindOf, type Shares } from './shares.ts'
import type { Ticket } from './ticket.ts'

/** Milliseconds between a raised flag and the end of a host whose task ignores it. */
const GRACE = 2000
/** The addon keeps the same deadline itself; it gets this much longer to say so. */
const SLACK = 200
/** A thread that is started for the task gets this much longer. */
const START = 15_000

/** Sends a task to a host and watches its working clock. */
export function workOn(
  host: HostProcess,
  ticket: Ticket,
  thread: HostThread,
  shares: Shares,
): void {
  ticket.start(shares, kindOf(thread))
  host.run(ticket, thread)
  const allowed = ticket.deadline + SLACK + (thread === 'guest' || thread === 'spare' ? START : 0)
  ticket.timer = setTimeout(() => {
    ticket.overdue = true
    stopTask(host, ticket)
  }, allowed)
}

/** Raises a task's flag; a host whose task does not end within the grace is killed. */
export function stopTask(host: HostProcess, ticket: Ticket): void {
  clearTimeout(ticket.timer)
  host.cancel(ticket)
  ticket.timer = setTimeout(() => host.kill('deadline'), GRACE)
}

/** What a stopped task ends with; null when nothing had asked it to stop. */
export function stoppedBy(ticket: Ticket): TaskFailure | null {
  if (ticket.cancelled) return CANCELLED
  if (ticket.overdue) return ticket.task.kind === 'finish' ? LATE_RESULT : OVERDUE
  return null
}

/** An answer after a raised flag says only 'cancelled'; this says why. */
export function explained(ticket: Ticket, answer: TaskAnswer): TaskAnswer {
  const stopped = 'failure' in answer && answer.failure.code === 'CANCELLED'
  const failure = stopped && stoppedBy(ticket)
  return failure ? { ...answer, failure } : answer
}

export const STOPPED: TaskFailure = {
  code: 'SERVICE_NOT_READY',
  message: 'the engine was stopped',
}
export const cannotStart = (detail: string): TaskFailure => ({
  code: 'SERVICE_NOT_READY',
  message: 'the engine cannot start',
  detail,
})
export const CANCELLED: TaskFailure = { code: 'CANCELLED', message: 'cancelled' }
export const OVERDUE: TaskFailure = { code: 'DEADLINE', message: 'the page took too long' }
const LATE_RESULT: TaskFailure = { code: 'DEADLINE', message: 'the result took too long to write' }
