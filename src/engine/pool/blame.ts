import type { TaskFailure } from '../task.ts'
import type { HostEnd } from './host-process.ts'
import type { Ticket } from './ticket.ts'

/** Crashes that convict a task. */
const MOST_CRASHES = 2
/**
 * Hosts killed by somebody else that convict a task. A kill is mostly not its fault, but a page may
 * need so much memory that the kernel strikes each time.
 */
const MOST_KILLS = 6

/** Counts a lost host against the task it worked on. @returns null when it is to be tried again */
export function blame(ticket: Ticket, cause: HostEnd, detail: string): TaskFailure | null {
  if (cause === 'killed')
    return ++ticket.kills < MOST_KILLS
      ? null
      : { code: 'OCR_ERROR', message: 'the system ended each process that read the page', detail }
  return ++ticket.crashes < MOST_CRASHES
    ? null
    : { code: 'OCR_ERROR', message: 'the page broke the reader twice', detail }
}
