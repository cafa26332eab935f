import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const root = join(import.meta.dirname, '..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const { version, devDependencies } = JSON.parse(read('package.json'))

t.test('all parts have one version', async (t) => {
  for (const name of [
    'src/client/package.json',
    'scripts/build/package.json',
    'clients/typescript/package.json',
    'integrations/n8n/package.json',
  ])
    t.equal(JSON.parse(read(name)).version, version, name)
  t.equal(JSON.parse(read('package-lock.json')).version, version)
  t.match(read('clients/python/pyproject.toml'), `\nversion = "${version}"\n`)
  t.match(read('clients/python/pagemill/calls.py'), `'pagemill-python/${version}'`)
  t.match(read('integrations/ocrmypdf/pagemill_ocrmypdf.py'), `VERSION = '${version}'`)
})

t.test('the change log is by release and kind', async (t) => {
  const [, ...releases] = read('CHANGELOG.md').split(/^## /m)
  const names = releases.map((release) => release.split('\n')[0]!)
  t.equal(
    names.find((name) => name !== 'Unreleased'),
    version,
  )
  t.notOk(names.includes('Unreleased', 1), 'what is new stands first')
  for (const release of releases) {
    const [name, ...kinds] = release.split(/^### /m)
    t.match(name, /^(?:\d+\.\d+\.\d+|Unreleased)\n\n$/, 'every line stands below a kind')
    const order = ['Added', 'Changed', 'Fixed', 'Security']
    const named = kinds.map((kind) => kind.split('\n')[0]!)
    t.same(
      named,
      order.filter((kind) => named.includes(kind)),
    )
  }
})

t.test('what builds and what runs needs no development packages', async (t) => {
  const built = Object.keys(JSON.parse(read('scripts/build/package.json')).dependencies)
  for (const name of built) t.notOk(name in devDependencies, name)
  for (const name of [
    'src/dashboard/vite.config.ts',
    'scripts/guide/page.ts',
    'scripts/build/program.ts',
  ])
    for (const [, found] of read(name).matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g))
      t.notOk(found! in devDependencies, `${name}: ${found}`)
})
