import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

/** Files, not links, below a folder, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => lstatSync(join(folder, name)).isFile())
    .sort()

export const digest = (path: string, algorithm = 'sha256'): string =>
  createHash(algorithm).update(readFileSync(path)).digest('hex')

/**
 * Gives all files below a folder one time and modes that depend on nothing but whether they can be run.
 *
 * @param seconds since 1970
 */
export function settle(folder: string, seconds: number): void {
  run('chmod', ['-R', 'u+rwX,go+rX,go-w', folder])
  run('find', [folder, '-exec', 'touch', '-h', '-d', `@${seconds}`, '{}', '+'])
}

/**
 * An archive of a folder that is the same whenever the files are.
 *
 * @param seconds since 1970
 * @param top what of the folder is taken, as root's; left out: all of it, as whose it is
 */
export function pack(folder: string, target: string, seconds: number, top?: string): void {
  const same = ['--sort=name', `--mtime=@${seconds}`, '--numeric-owner', '--format=gnu']
  const owner = top === undefined ? [] : ['--owner=0', '--group=0']
  run('tar', ['-c', ...same, ...owner, '-f', target, '-C', folder, top ?? '.'])
}
