import { cpSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { digest, filesIn, settle } from './files.ts'
import { dependsOf } from './libraries.ts'
import type { Machine } from './machine.ts'
import { printed, run } from './run.ts'

/** Of Tesseract's models in Debian. */
export const LANGUAGES =
  'eng deu fra spa ita nld por pol bul cat ces dan ell est fin hrv hun lav lit nor ron rus slk slv swe tur ukr jpn kor chi_sim chi_tra osd'.split(
    ' ',
  )
const SCRIPTS = ['postinst', 'prerm', 'postrm']

/**
 * A Debian package: the installation in /opt/pagemill, the command, the unit, the file of settings.
 *
 * @param root of the repository; @param app the installation; @param machine that it is for
 * @param seconds since 1970, the time of all files
 * @param place a folder to work in; @param target path of the package
 */
export function makePackage(
  root: string,
  app: string,
  machine: Machine,
  version: string,
  seconds: number,
  place: string,
  target: string,
): void {
  const deploy = join(root, 'deploy')
  const put = (from: string, to: string, mode: string): void =>
    run('install', ['-D', '-m', mode, from, join(place, to)])
  mkdirSync(join(place, 'opt'), { recursive: true })
  cpSync(app, join(place, 'opt/pagemill'), { recursive: true, verbatimSymlinks: true })
  put(join(deploy, 'debian/pagemill'), 'usr/bin/pagemill', '755')
  put(join(deploy, 'debian/pagemill.env'), 'etc/pagemill.env', '640')
  put(join(deploy, 'systemd/pagemill@.service'), 'usr/lib/systemd/system/pagemill@.service', '644')
  put(join(root, 'LICENSE'), 'usr/share/doc/pagemill/copyright', '644')
  const changes = gzipSync(readFileSync(join(app, 'CHANGELOG.md')), { level: 9 })
  writeFileSync(join(place, 'usr/share/doc/pagemill/changelog.gz'), changes)

  const control = join(place, 'DEBIAN')
  const files = filesIn(place)
  mkdirSync(control)
  const depends = [
    dependsOf(app, machine),
    ...LANGUAGES.map((language) => `tesseract-ocr-${language.replace('_', '-')}`),
    'passwd',
    'ca-certificates',
  ]
  writeFileSync(
    join(control, 'control'),
    [
      'Package: pagemill',
      `Version: ${version}`,
      `Architecture: ${machine.debian}`,
      'Maintainer: pagemill <pagemill@example.com>',
      `Installed-Size: ${kibibytes(place)}`,
      `Depends: ${depends.join(', ')}`,
      'Section: text',
      'Priority: optional',
      'Description: document conversion engine',
      ' PDF and images in; spreadsheets, CSV, text and JSON out, over HTTP or from the command line.',
      '',
    ].join('\n'),
  )
  writeFileSync(join(control, 'conffiles'), '/etc/pagemill.env\n')
  const sums = files.map((name) => `${digest(join(place, name), 'md5')}  ${name}\n`)
  writeFileSync(join(control, 'md5sums'), sums.join(''))
  for (const name of SCRIPTS) put(join(deploy, 'debian', name), `DEBIAN/${name}`, '755')
  settle(place, seconds)
  run('chmod', ['640', join(place, 'etc/pagemill.env')])
  // The blocks that several threads pack are the same ones for any number of them.
  run('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', place, target])
}

/** As Debian counts what a package takes: files in whole kibibytes, and one for anything else. */
const kibibytes = (folder: string): number =>
  printed('find', [folder, '-mindepth', '1', '-printf', '%P\n'])
    .split('\n')
    .map((name) => lstatSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? Math.ceil(entry.size / 1024) : 1), 0)
