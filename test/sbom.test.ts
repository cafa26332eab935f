import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const root = join(import.meta.dirname, '..')
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))

t.test(
  'the bill of materials names every part of an installation, each with a fitting licence',
  (t) => {
    execFileSync(process.execPath, ['scripts/sbom.ts'], { cwd: root, stdio: 'pipe' })
    const bill = read('dist/sbom.json')
    t.equal(bill.bomFormat, 'CycloneDX')
    const names = new Set(bill.components.map(({ name }: { name: string }) => name))
    for (const name of Object.keys(read('package.json').dependencies)) t.ok(names.has(name), name)
    t.end()
  },
)

t.test('no part reports its installation', (t) => {
  const { allowScripts, scarfSettings } = read('package.json')
  t.equal(allowScripts['@scarf/scarf'], false)
  t.equal(scarfSettings.enabled, false)
  t.end()
})
