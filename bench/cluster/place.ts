import { createServer, connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import { newCluster, removeCluster, type TestCluster } from '../../test/cluster/postgres.ts'
import { type Running, start } from '../../test/cluster/processes.ts'
import { s3For, type TestS3 } from '../../test/cluster/s3.ts'
import { limitToShare } from './core-share.ts'

/** Where a service of several processes runs, on this machine. */
export interface Place {
  readonly postgres: TestCluster
  readonly s3: TestS3
  /**
   * A process; `through` a line to PostgreSQL of its own.
   *
   * @param root of another version's files
   */
  process(
    role: 'api' | 'worker',
    through?: Line,
    settings?: Settings,
    root?: string,
  ): Promise<Running>
  /** A worker that gets this much of a core; null where that cannot be had. */
  worker(share: number): Promise<Running | null>
  line(): Promise<Line>
  close(): Promise<void>
}

type Settings = Readonly<Record<string, string>>

/** A connection to PostgreSQL that can be cut without a word, as by a broken cable. */
export interface Line {
  readonly url: string
  isCut: boolean
}

export async function openPlace(): Promise<Place> {
  const ends: (() => unknown)[] = []
  const t = { teardown: (end: () => unknown) => ends.push(end) } as unknown as Parameters<
    typeof s3For
  >[0]
  const postgres = newCluster()
  const s3 = await s3For(t)
  const process = (
    role: 'api' | 'worker',
    through?: Line,
    settings?: Settings,
    root?: string,
  ): Promise<Running> =>
    start(
      t,
      role,
      {
        DATABASE_URL: through?.url ?? postgres.url('postgres'),
        STORAGE_URL: s3.url,
        PAGEMILL_LOG_LEVEL: 'silent',
        // Whatever else this machine does.
        PAGEMILL_PAGE_DEADLINE: '600',
        PAGEMILL_WEBHOOK_DELAYS: Array.from({ length: 20 }, () => '5').join(','),
        ...settings,
      },
      root,
    )
  return {
    postgres,
    s3,
    process,
    async worker(share) {
      const worker = await process('worker')
      if (share === 1) return worker
      const freed = limitToShare(worker.child.pid!, share)
      if (!freed) return null
      ends.unshift(freed)
      return worker
    },
    line: () => lineTo(postgres, ends),
    async close() {
      for (const end of ends.reverse()) await end()
      removeCluster(postgres.folder)
    },
  }
}

/** Bytes are held back while it is cut, and go on then. */
async function lineTo({ folder }: TestCluster, ends: (() => unknown)[]): Promise<Line> {
  let isCut = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial(join(folder, '.s.PGSQL.5432'))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      if (isCut) from.pause()
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get isCut() {
      return isCut
    },
    set isCut(cut) {
      isCut = cut
      for (const socket of sockets)
        if (cut) socket.pause()
        else socket.resume()
    },
  }
}
