import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const folder = join(import.meta.dirname, '../../src/dashboard')

const read = (name: string): object =>
  JSON.parse(readFileSync(join(folder, 'texts', name), 'utf8')) as object

/** `keys.title` and its like, each with the names of its values. */
const shapeOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${path}${name} ${(value.match(/\{\w+\}/g) ?? []).sort().join(' ')}`]
      : shapeOf(value, `${path}${name}.`),
  )

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

t.test('every language has the same texts with the same values', async (t) => {
  const english = shapeOf(read('en.json')).sort()
  for (const name of readdirSync(join(folder, 'texts')).filter((file) => file.endsWith('.json')))
    t.same(shapeOf(read(name)).sort(), english, name)
})

t.test('every text is shown somewhere', async (t) => {
  for (const line of shapeOf(read('en.json'))) {
    const key = line.split(' ')[0]!
    const family = key.replace(/[^.]+$/, '')
    t.ok(sources.includes(`'${key}'`) || sources.includes(`\`${family}\${`), key)
  }
})
