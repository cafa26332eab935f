import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Folders } from './root.ts'
import { printed, run } from './run.ts'

/** A kind of processor that a release is made for, and the system whose libraries it is linked with. */
export interface Machine {
  /** As Debian names it. */
  readonly debian: 'amd64' | 'arm64'
  /** As Node names it. */
  readonly node: 'x64' | 'arm64'
  readonly triplet: string
  /** The loader of programs, at the place that they name. */
  readonly loader: string
  /** Folder of the system. */
  readonly root: string
  /** Compiler, `strip` and the like have this before their names. */
  readonly prefix: string
  /** Programs for it are run with these before them. */
  readonly emulator: readonly string[]
  /** Runs a shell script where compiler, `strip` and dpkg for it are. */
  readonly run: (script: string, folders: Folders) => void
  readonly printed: (script: string, folders: Folders) => string
}

export const AMD64 = {
  debian: 'amd64',
  node: 'x64',
  triplet: 'x86_64-linux-gnu',
  loader: '/lib64/ld-linux-x86-64.so.2',
} as const
export const ARM64 = {
  debian: 'arm64',
  node: 'arm64',
  triplet: 'aarch64-linux-gnu',
  loader: '/lib/ld-linux-aarch64.so.1',
} as const

/** Whether a machine is this one. */
export const isThis = (machine: Machine): boolean => machine.root === '/'

/** The machine that this runs on. */
export function thisMachine(): Machine {
  const args = (script: string, folders: Folders): string[] => [
    ...Object.entries(folders).map(([name, path]) => `${name}=${path}`),
    ...['sh', '-ec', script],
  ]
  return {
    ...(process.arch === 'arm64' ? ARM64 : AMD64),
    root: '/',
    prefix: '',
    emulator: [],
    run: (script, folders) => run('env', args(script, folders)),
    printed: (script, folders) => printed('env', args(script, folders)),
  }
}

/** Where a library of a machine's system is, by the name that binaries are linked with. */
export function libraryOf({ root, triplet, loader }: Machine, name: string): string | undefined {
  if (loader.endsWith(`/${name}`)) return loader
  return ['lib', 'usr/lib']
    .map((folder) => `/${folder}/${triplet}/${name}`)
    .find((path) => existsSync(join(root, path)))
}
