import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { newestReport, summary } from '../scripts/report.ts'
import { settingsTable } from '../scripts/settings-table.ts'
import { models } from '../src/models/catalogue.ts'
import { outputs } from '../src/outputs/catalogue.ts'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const api = readFileSync(join(root, 'docs/api.md'), 'utf8')

t.test('the README is short', async (t) => {
  t.ok(readme.split('\n').length <= 121)
})

t.test('the table of settings is the one of settings.ts', async (t) => {
  const settings = readFileSync(join(root, 'docs/settings.md'), 'utf8')
  t.ok(settings.includes(settingsTable()), 'run `npm run settings`')
})

t.test('the README measures what the guide does', async (t) => {
  t.ok(readme.includes(summary(newestReport())), 'run `node bench/readme.ts`')
  const [, unseen] = /<!-- unseen -->\n([\s\S]*)<!-- \/unseen -->/.exec(readme)!
  const guide = readFileSync(join(root, 'docs/guide/accuracy.md'), 'utf8').split('\n')
  for (const row of unseen!.trim().split('\n')) t.ok(guide.includes(row), row)
})

t.test('every model and output is named', async (t) => {
  for (const name of [...models.keys(), ...outputs.keys()]) {
    t.match(readme, `\`${name}\``)
    t.match(api, `\`${name}\``)
  }
})

t.test('links and pictures lead somewhere', async (t) => {
  const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map((match) => match[1]!)
  t.ok(links.length >= 4)
  for (const link of links) t.ok(existsSync(join(root, link)), link)
})

t.test('every attack in SECURITY.md names tests that there are', async (t) => {
  const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  const [, table] = /\| attack \|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(text)!
  const rows = table!.trim().split('\n')
  t.ok(rows.length > 30)
  for (const row of rows) {
    const names =
      row
        .split(' | ')
        .at(-1)!
        .match(/`[\w/-]+`/g) ?? []
    t.ok(names.length > 0, row)
    for (const name of names) {
      const file = join(root, 'test', `${name.slice(1, -1)}.test.ts`)
      t.ok(existsSync(file), name)
    }
  }
})
