import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../src/config.ts'
import { makeArchive } from './archive.ts'
import { writeBill } from './bill.ts'
import { crossBuild } from './cross.ts'
import { LANGUAGES, makePackage } from './debian.ts'
import { digest, settle } from './files.ts'
import { makeImage, PROGRAMS } from './image.ts'
import { assemble } from './installation.ts'
import { librariesOf, systemLibrariesOf } from './libraries.ts'
import { isThis, type Machine, thisMachine } from './machine.ts'
import { printed, say } from './run.ts'

export const versionOf = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/**
 * Makes all files of a release.
 *
 * @param root of a repository that is set up; @param target is emptied first
 * @param machines that it is for
 * @returns the checksums
 */
export function makeRelease(root: string, target: string, machines: readonly Machine[]): string {
  const seconds = begin(root)
  const place = join(root, '.cache/release/work')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const machine of machines) makeFor(machine, root, seconds, place, target)
  const made = readdirSync(target).sort()
  const sums = made.map((file) => `${digest(join(target, file))}  ${file}\n`).join('')
  writeFileSync(join(target, 'SHA256SUMS'), sums)
  return sums
}

/** Makes a release's files for one kind of processor. */
function makeFor(
  machine: Machine,
  root: string,
  seconds: number,
  place: string,
  target: string,
): void {
  const version = versionOf(root)
  const name = `pagemill-${version}`
  const kind = machine.debian
  rmSync(place, { recursive: true, force: true })
  for (const folder of ['archive', 'image']) mkdirSync(join(place, folder), { recursive: true })

  say(`installation, ${kind}`)
  const app = join(place, 'app')
  const built = isThis(machine)
    ? join(root, 'build/Release')
    : crossBuild(root, machine, join(root, `.cache/release/addon-${kind}`))
  assemble(root, machine, built, app, join(root, 'scripts/release/prune.sh'))
  settle(app, seconds)
  say('Debian package')
  const deb = join(target, `pagemill_${version}_${kind}.deb`)
  makePackage(root, app, machine, version, seconds, join(place, 'deb'), deb)
  say('archive')
  const archive = join(target, `${name}-linux-${kind}.tar.gz`)
  const { tessdata } = readConfig({}).models
  makeArchive(root, app, machine, tessdata, name, seconds, join(place, 'archive'), archive)
  say('image')
  const image = join(target, `${name}-oci-${kind}.tar`)
  makeImage(join(place, 'archive', name), machine, version, seconds, join(place, 'image'), image)
  say('bill of materials')
  const models = LANGUAGES.map((language) => join(tessdata, `${language}.traineddata`))
  const held = [...librariesOf(app, machine), ...systemLibrariesOf(app, machine)]
  const parts = [
    { root: '/', files: models },
    { root: machine.root, files: [...held, ...Object.values(PROGRAMS)] },
  ]
  writeBill(root, parts, join(target, `${name}-${kind}.cdx.json`))
  rmSync(place, { recursive: true })
}

/**
 * The package of another version, with this one's way of making it.
 *
 * @param root of this version; @param earlier of a repository of the other one that is set up
 */
export function makeEarlier(root: string, earlier: string, target: string): void {
  const place = join(root, '.cache/release/earlier')
  const app = join(place, 'app')
  const deb = join(place, 'pagemill.deb')
  rmSync(place, { recursive: true, force: true })
  const machine = thisMachine()
  const built = join(earlier, 'build/Release')
  assemble(earlier, machine, built, app, join(root, 'scripts/release/prune.sh'))
  makePackage(root, app, machine, versionOf(earlier), begin(earlier), join(place, 'deb'), deb)
  renameSync(deb, target)
  rmSync(place, { recursive: true })
}

/** The time that all files get: SOURCE_DATE_EPOCH, else the commit's. */
function begin(root: string): number {
  const given = process.env.SOURCE_DATE_EPOCH
  const commit = printed('git', ['-C', root, 'log', '-1', '--format=%ct'])
  const seconds = Number(given ?? commit)
  process.env.SOURCE_DATE_EPOCH = String(seconds)
  process.env.TZ = 'UTC'
  process.umask(0o022)
  return seconds
}
