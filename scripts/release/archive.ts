import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LANGUAGES } from './debian.ts'
import { pack, settle } from './files.ts'
import { librariesOf } from './libraries.ts'
import type { Machine } from './machine.ts'
import { run } from './run.ts'
import { makeStandIns } from './stand-ins.ts'

/**
 * An archive for other distributions: the installation with the libraries and the models of languages that
 * Debian has as packages. The system brings its C library and libstdc++.
 *
 * @param root of the repository; @param app the installation; @param machine that it is for
 * @param tessdata Debian's models
 * @param name of the folder in it
 * @param place a folder to work in; @param target path of the archive, ending in `.tar.gz`
 */
export function makeArchive(
  root: string,
  app: string,
  machine: Machine,
  tessdata: string,
  name: string,
  seconds: number,
  place: string,
  target: string,
): void {
  const folder = join(place, name)
  cpSync(app, folder, { recursive: true, verbatimSymlinks: true })
  mkdirSync(join(folder, 'lib'))
  for (const path of librariesOf(app, machine)) {
    const library = join(folder, 'lib', basename(path))
    copyFileSync(join(machine.root, path), library)
    inFolder(library, '$ORIGIN')
  }
  makeStandIns(join(folder, 'lib'), machine)
  for (const binary of ['pagemill.node', 'sandbox'])
    inFolder(join(folder, 'build/Release', binary), '$ORIGIN/../../lib')
  mkdirSync(join(folder, 'languages'))
  for (const language of LANGUAGES)
    cpSync(
      join(tessdata, `${language}.traineddata`),
      join(folder, 'languages', `${language}.traineddata`),
    )
  cpSync(join(root, 'deploy/archive'), folder, { recursive: true })
  cpSync(join(root, 'deploy/systemd'), join(folder, 'systemd'), { recursive: true })
  cpSync(join(root, 'deploy/debian/pagemill.env'), join(folder, 'systemd/pagemill.env'))
  settle(folder, seconds)
  const plain = target.replace(/\.gz$/, '')
  pack(place, plain, seconds, name)
  run('gzip', ['-n', '-6', plain])
}

/** Libraries are looked for in a folder beside the file, before the system's. */
const inFolder = (file: string, folder: string): void =>
  run('patchelf', ['--set-rpath', folder, file])
