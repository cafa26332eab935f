import t from 'tap'
import type { HostProcess } from '../../src/engine/pool/host-process.ts'
import type { LaneName } from '../../src/engine/pool/scheduler.ts'
import { Shares } from '../../src/engine/pool/shares.ts'
import { Ticket } from '../../src/engine/pool/ticket.ts'
import { WaitingRoom } from '../../src/engine/pool/waiting-room.ts'
import type { HostThread, Task } from '../../src/engine/task.ts'

/** Which thread makes a result while the one for documents, and the spare one, have been busy for so long. */
function threadFor(lane: LaneName, documentsBusyMs: number): HostThread | null {
  const room = new WaitingRoom(new Shares({ pages: 8, documents: 8 }))
  const task = { kind: 'finish' } as unknown as Task
  const listener = { started: () => {}, interrupted: () => {}, settled: () => {} }
  const ticket = new Ticket(
    { lane, owner: 'somebody', conversion: 1, urgent: false, task, deadline: 1000 },
    listener,
  )
  room.add(ticket)
  let ran: HostThread | null = null
  const host = {
    ...{ takesTasks: true, freeForDocuments: 0, hasSpare: false, hasGuestThread: false },
    ...{ free: 1, pagesBusyMs: 0, documentsBusyMs },
    run(_: Ticket, thread: HostThread) {
      ran = thread
      host.free = 0
    },
  }
  room.assignTo([host as unknown as HostProcess])
  clearTimeout(ticket.timer)
  return ran
}

t.test(
  'a thread for pages makes a result when somebody waits for it, or nobody else gets on',
  (t) => {
    t.equal(threadFor('interactive', 300), 'page')
    t.equal(threadFor('bulk', 6000), 'page')
    t.end()
  },
)

t.test('the first results of a new host are left to the threads that make results', (t) => {
  t.equal(threadFor('bulk', 2000), null)
  t.end()
})
