import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import t, { type Test } from 'tap'
import { folderFor } from '../engine/documents.ts'
import { trainedModel } from '../fuzz/trained-model.ts'
import { pagemill } from './pagemill.ts'

/** A folder of models with one in it, and the command line that uses it. */
function place(t: Test, settings: Readonly<Record<string, string>> = {}) {
  const tessdata = folderFor(t)
  writeFileSync(join(tessdata, 'own.traineddata'), trainedModel({}))
  const data = folderFor(t)
  const languages = (...args: string[]) =>
    pagemill(data, ['languages', ...args], { PAGEMILL_TESSDATA: tessdata, ...settings })
  return { tessdata, languages }
}

/** Packages of models as apt finds them, from a server of the test's own. */
async function packages(t: Test, models: Readonly<Record<string, Buffer>>) {
  const folder = folderFor(t)
  const repository = join(folder, 'repository')
  const entries = Object.entries(models).map(([code, model]) => {
    const name = `tesseract-ocr-${code.replace(/_/g, '-')}`
    const root = join(folder, name)
    const control = `Package: ${name}\nVersion: 1\nArchitecture: all\nMaintainer: Test <test@example.org>\nDescription: a model\n`
    mkdirSync(join(root, 'DEBIAN'), { recursive: true })
    mkdirSync(join(root, 'usr/share/tesseract-ocr/5/tessdata'), { recursive: true })
    mkdirSync(repository, { recursive: true })
    writeFileSync(join(root, 'DEBIAN/control'), control)
    writeFileSync(join(root, `usr/share/tesseract-ocr/5/tessdata/${code}.traineddata`), model)
    const file = join(repository, `${name}.deb`)
    execFileSync('dpkg-deb', ['--root-owner-group', '-b', root, file])
    const [hash] = execFileSync('sha256sum', [file], { encoding: 'utf8' }).split(' ')
    return `${control}Filename: ./${name}.deb\nSize: ${readFileSync(file).length}\nSHA256: ${hash}\n`
  })
  writeFileSync(join(repository, 'Packages'), entries.join('\n'))
  const server = createServer(({ url }, answer) => {
    const path = join(repository, basename(url ?? ''))
    if (existsSync(path)) answer.end(readFileSync(path))
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  t.teardown(close)
  const { port } = server.address() as AddressInfo
  const config = join(folder, 'apt.conf')
  for (const own of ['state/lists/partial', 'cache/archives/partial', 'etc'])
    mkdirSync(join(folder, own), { recursive: true })
  writeFileSync(
    join(folder, 'etc/sources.list'),
    `deb [trusted=yes] http://127.0.0.1:${port}/ ./\n`,
  )
  // What is installed on the machine is nothing to this server's.
  writeFileSync(join(folder, 'status'), '')
  writeFileSync(
    config,
    [
      `Dir::State "${join(folder, 'state')}";`,
      `Dir::State::status "${join(folder, 'status')}";`,
      `Dir::Cache "${join(folder, 'cache')}";`,
      `Dir::Etc::sourcelist "${join(folder, 'etc/sources.list')}";`,
      'Dir::Etc::sourceparts "-";',
      'Acquire::http::Proxy "DIRECT";',
      'Acquire::Retries "0";',
      'APT::Sandbox::User "root";',
    ].join('\n'),
  )
  await new Promise<void>((resolve, reject) =>
    execFile(
      'apt-get',
      ['update', '-q'],
      { env: { ...process.env, APT_CONFIG: config } },
      (error) => (error ? reject(error) : resolve()),
    ),
  )
  return { settings: { APT_CONFIG: config }, close }
}

t.test('languages are listed, added from packages, and removed', async (t) => {
  const { settings } = await packages(t, { jpn: trainedModel({}), chi_sim: trainedModel({}) })
  const { tessdata, languages } = place(t, settings)
  t.same((await languages()).rows, [['own', 'own', tessdata]])
  const added = await languages('add', 'jpn', 'chi_sim')
  t.equal(added.code, 0, added.stderr)
  t.same(
    (await languages()).rows.map(([code, runner]) => [code, runner]),
    [
      ['chi_sim', 'own'],
      ['jpn', 'own'],
      ['own', 'own'],
    ],
  )
  t.match((await languages('add', 'jpn')).rows, [['jpn', 'is there already']])
  t.equal((await languages('remove', 'jpn', 'chi_sim')).code, 0)
  t.same(readdirSync(tessdata), ['own.traineddata'])
  const last = await languages('remove', 'own')
  t.equal(last.code, 1)
  t.match(last.stderr, /last one/)
})

t.test(
  'a damaged model is not laid among the others; one that is there is told of and replaced',
  async (t) => {
    const { settings } = await packages(t, {
      kor: trainedModel({}).subarray(0, 900),
      ara: trainedModel({}),
    })
    const { tessdata, languages } = place(t, settings)
    const { code, stderr } = await languages('add', 'kor')
    t.equal(code, 1)
    t.match(stderr, /"kor": its model is damaged/)
    t.same(readdirSync(tessdata), ['own.traineddata'])
    writeFileSync(join(tessdata, 'ara.traineddata'), 'no model')
    t.match((await languages()).rows[0], ['ara', /^damaged/])
    t.equal((await languages('add', 'ara')).code, 0)
    t.match((await languages()).rows[0], ['ara', 'own'])
  },
)

t.test('what is no language, a package that is not there, no way to it, no apt', async (t) => {
  const { settings, close } = await packages(t, { jpn: trainedModel({}) })
  const { tessdata, languages } = place(t, settings)
  for (const code of [
    '../../etc/passwd',
    '/etc/passwd',
    'script/../eng',
    'xx',
    'en;ls',
    '-o',
    'Klingon',
    'JPN',
  ]) {
    const { code: exit, stderr } = await languages('add', '--', code)
    t.equal(exit, 1, code)
    t.match(stderr, /no code of Tesseract/, code)
  }
  const unknown = await languages('add', 'qqq')
  t.equal(unknown.code, 1)
  t.match(unknown.stderr, /apt knows no package tesseract-ocr-qqq/)
  await close()
  const cut = await languages('add', 'jpn')
  t.equal(cut.code, 1)
  t.match(cut.stderr, /no way to the packages/)
  const without = place(t, { PATH: folderFor(t) })
  t.match((await without.languages('add', 'jpn')).stderr, /no apt-get here/)
  t.same(readdirSync(tessdata), ['own.traineddata'])
})
