import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { makePackage } from '../../scripts/release/debian.ts'
import { digest, filesIn, pack } from '../../scripts/release/files.ts'
import { libraryOf, thisMachine } from '../../scripts/release/machine.ts'
import { keepLoaded } from '../../scripts/release/packages.ts'
import { makeStandIns } from '../../scripts/release/stand-ins.ts'
import { folderFor } from '../engine/documents.ts'

const ROOT = join(import.meta.dirname, '../..')
const SECONDS = 1_700_000_000
const said = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8' })

/** A package of the addon alone, without Node and npm's packages. */
function packaged(folder: string): string {
  const app = join(folder, 'app')
  for (const part of [
    'bin',
    'build/Release/pagemill.node',
    'build/Release/sandbox',
    'CHANGELOG.md',
  ])
    cpSync(join(ROOT, part), join(app, part), { recursive: true })
  const deb = join(folder, 'a.deb')
  makePackage(ROOT, app, thisMachine(), '1.2.3', SECONDS, join(folder, 'deb'), deb)
  return deb
}

t.test('the Debian package: what it needs, brings, and leaves to its administrator', async (t) => {
  process.env.SOURCE_DATE_EPOCH = String(SECONDS)
  const folder = folderFor(t)
  const deb = packaged(folder)
  const control = said('dpkg-deb', '-f', deb)
  t.match(control, /^Version: 1\.2\.3$/m)
  // Libraries of the addon, with what is in them since when.
  t.match(control, /^Depends:.* libtesseract5 \(>= 5\.\d/m)
  t.match(control, /^Depends:.* libseccomp2 /m)
  for (const language of ['eng', 'deu', 'fra', 'pol', 'swe', 'ell', 'ukr'])
    t.match(control, new RegExp(`^Depends:.* tesseract-ocr-${language}\\b`, 'm'))
  const list = said('dpkg-deb', '-c', deb)
  t.match(list, /^-rw-r----- root\/root .* \.\/etc\/pagemill\.env$/m, 'may hold passwords')
  t.match(list, /^-rwxr-xr-x root\/root .* \.\/usr\/bin\/pagemill$/m)
  const all = join(folder, 'all')
  execFileSync('dpkg-deb', ['-R', deb, all])
  t.equal(readFileSync(join(all, 'DEBIAN/conffiles'), 'utf8'), '/etc/pagemill.env\n')
  for (const script of ['DEBIAN/postinst', 'DEBIAN/prerm', 'DEBIAN/postrm', 'usr/bin/pagemill'])
    t.equal(said('sh', '-n', join(all, script)), '')
  t.test('the same of another folder, later', async (t) => {
    t.equal(digest(packaged(folderFor(t))), digest(deb))
  })
  t.test('its unit runs what it brings, as the user it makes', async (t) => {
    const unit = readFileSync(join(all, 'usr/lib/systemd/system/pagemill@.service'), 'utf8')
    const value = (name: string): string => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)![1]!
    const [, program] = value('ExecStart').split(' ')
    t.ok(list.includes(` .${program}\n`), program!)
    t.ok(list.includes(` .${value('EnvironmentFile')}\n`))
    const postinst = readFileSync(join(all, 'DEBIAN/postinst'), 'utf8')
    t.match(postinst, new RegExp(`useradd .* ${value('User')}$`, 'm'))
    t.match(postinst, value('Environment').replace('PAGEMILL_DATA=', '').replace('%i', 'all'))
  })
})

t.test('an archive has the same bytes whenever the files are the same', async (t) => {
  const [one, two] = ['one', 'two'].map((name) => {
    const folder = join(folderFor(t), name)
    mkdirSync(join(folder, 'pages/b'), { recursive: true })
    return folder
  }) as [string, string]
  for (const name of ['a', 'b/c']) writeFileSync(join(one, 'pages', name), name)
  for (const name of ['b/c', 'a']) writeFileSync(join(two, 'pages', name), name)
  utimesSync(join(two, 'pages/a'), 1, 1)
  for (const folder of [one, two]) pack(folder, `${folder}.tar`, SECONDS, 'pages')
  t.equal(digest(`${one}.tar`), digest(`${two}.tar`))
  t.match(said('tar', '-tvf', `${one}.tar`), /root\/root|0\/0/)
})

t.test('an installation keeps the packages that are loaded, and what these need', async (t) => {
  const app = folderFor(t)
  const put = (path: string, manifest: object): void => {
    mkdirSync(join(app, path), { recursive: true })
    writeFileSync(join(app, path, 'package.json'), JSON.stringify(manifest))
  }
  put('node_modules/@a/loaded', {
    dependencies: { needed: '1' },
    peerDependencies: { beside: '1' },
  })
  put('node_modules/needed', { optionalDependencies: { absent: '1', inner: '1' } })
  put('node_modules/needed/node_modules/inner', {})
  put('node_modules/needed/node_modules/left', {})
  put('node_modules/beside', {})
  put('node_modules/inner', {})
  put('node_modules/bundled', { dependencies: { needed: '1' } })
  put('node_modules/@b/bundled', {})
  keepLoaded(app, ['@a/loaded/part.js'])
  const left = filesIn(app)
    .map((name) => name.replace('/package.json', ''))
    .sort()
  t.same(left, [
    'node_modules/@a/loaded',
    'node_modules/beside',
    'node_modules/needed',
    'node_modules/needed/node_modules/inner',
  ])
})

t.test('what stands in for libraries has all that Tesseract is linked with', async (t) => {
  const folder = folderFor(t)
  const machine = thisMachine()
  makeStandIns(folder, machine)
  const tesseract = libraryOf(machine, 'libtesseract.so.5')!
  const settings = { LD_LIBRARY_PATH: folder, LD_BIND_NOW: '1' }
  const linked = execFileSync('ldd', ['-r', tesseract], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  })
  t.match(linked, `libarchive.so.13 => ${folder}/`)
  t.match(linked, `libcurl.so.4 => ${folder}/`)
  t.notMatch(linked, /undefined symbol|no version information|libicu/)
})
