import { type ExecFileSyncOptions, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian keeps what is not in PATH, by version. */
const DEBIAN = '/usr/lib/postgresql'
/** A machine's crash would lose the data: nothing here is worth a disk's time. */
const OPTIONS = '-c fsync=off -c full_page_writes=off -c max_connections=300 -c listen_addresses='

/** A PostgreSQL server that only this machine reaches, with nothing in it. */
export interface TestCluster {
  readonly folder: string
  /** URL of a database by its name. */
  url(database: string): string
  stop(): void
  start(): void
}

/** Makes and starts a server; `stop` leaves its folder. */
export function newCluster(): TestCluster {
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-pg-'))
  const owner = databaseOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const cluster = clusterAt(folder)
  run('initdb', ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'])
  cluster.start()
  return cluster
}

/** A server that was made before, in this process or another. */
export function clusterAt(folder: string): TestCluster {
  const control = (...args: string[]) => run('pg_ctl', ['-D', join(folder, 'data'), '-w', ...args])
  return {
    folder,
    url: (database) => `postgres://postgres@localhost/${database}?host=${folder}`,
    start: () => control('start', '-l', join(folder, 'log'), '-o', `${OPTIONS} -k ${folder}`),
    stop: () => control('stop', '-m', 'immediate'),
  }
}

/** Stops a server and removes all that is of it. */
export function removeCluster(folder: string): void {
  try {
    clusterAt(folder).stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes a server once this process is gone, however it ends. */
export function removeAfterThis({ folder }: TestCluster): void {
  const args = [join(programFolder(), 'pg_ctl'), join(folder, 'data'), folder]
  // What it reads ends with this process.
  const script = 'read -r _; "$0" -D "$1" -m immediate stop; rm -rf "$2"'
  const watcher = spawn('sh', ['-c', script, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: tmpdir(),
    ...databaseOwner(),
  })
  watcher.unref()
  ;(watcher.stdin as Socket).unref()
}

function run(program: string, args: readonly string[]): void {
  const options: ExecFileSyncOptions = { stdio: 'ignore', cwd: tmpdir(), ...databaseOwner() }
  execFileSync(join(programFolder(), program), args, options)
}

function programFolder(): string {
  const versions = readdirSync(DEBIAN).map(Number).filter(Number.isInteger)
  return join(DEBIAN, String(Math.max(...versions)), 'bin')
}

/** PostgreSQL does not run as root: then the user of its package does. */
function databaseOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (kind: string) =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: idOf('-u'), gid: idOf('-g') }
}
