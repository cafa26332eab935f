import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import t from 'tap'
import { parseSync, Visitor } from 'vite'

const src = join(import.meta.dirname, '../src')

interface Pattern {
  /** File and line. */
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** The pattern literals of a text, and the places where it builds patterns. */
function patternsIn(name: string, text: string): { literals: Pattern[]; built: string[] } {
  const literals: Pattern[] = []
  const built: string[] = []
  const placeOf = (at: number): string => `${name}:${text.slice(0, at).split('\n').length}`
  const build = ({ callee, start }: { callee: { name?: string }; start: number }): void => {
    if (callee.name === 'RegExp') built.push(placeOf(start))
  }
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return
      const { pattern: source, flags } = node.regex
      literals.push({ place: placeOf(node.start), source, flags })
    },
    NewExpression: (node) => build(node as never),
    CallExpression: (node) => build(node as never),
  })
  visitor.visit(parseSync(name, text).program)
  return { literals, built }
}

/** Patterns that modules build while they are loaded, by where. */
async function builtBy(names: readonly string[]): Promise<Pattern[]> {
  const { RegExp: own } = globalThis
  const found: Pattern[] = []
  globalThis.RegExp = new Proxy(own, {
    construct(target, values, newTarget) {
      const made = Reflect.construct(target, values, newTarget) as RegExp
      const place = /\/src\/(\S+\.tsx?:\d+)/.exec(new Error('').stack ?? '')?.[1]
      if (place) found.push({ place, source: made.source, flags: made.flags })
      return made
    },
  })
  try {
    for (const name of names) await import(join(src, name))
  } finally {
    globalThis.RegExp = own
  }
  return found
}

/** What makes a pattern take more than linear time. */
const faultsOf = ({ source, flags }: Pattern): string[] =>
  analyse({ source, flags }).reports.map(({ type }) => type)

t.test('patterns that are slow are found', async (t) => {
  const slow = [/\s+$/, /^(.*?)\s*,\s*x$/, /(?:a+)+b/, /\d+(?:\.\d+)*x/]
  for (const one of slow)
    t.not(faultsOf({ place: '', ...one, source: one.source, flags: '' }).length, 0)
  const text = 'const a = /x+$/u\nconst b = new RegExp(a)\nconst c = RegExp("y")\n'
  const { literals, built } = patternsIn('a.ts', text)
  t.same(literals, [{ place: 'a.ts:1', source: 'x+$', flags: 'u' }])
  t.same(built, ['a.ts:2', 'a.ts:3'])
})

t.test('every pattern takes linear time', async (t) => {
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('node_modules'),
  )
  const found = names.map((name) => patternsIn(name, readFileSync(join(src, name), 'utf8')))
  const places = found.flatMap(({ built }) => built)
  const built = await builtBy([...new Set(places.map((place) => place.split(':')[0]!))])
  // A pattern built of what a document or a request says cannot be looked at here: there is none.
  const fileOf = (place: string): string => place.split(':')[0]!
  const count = (list: readonly string[], file: string): number =>
    new Set(list.filter((place) => fileOf(place) === file)).size
  for (const file of new Set(places.map(fileOf)))
    t.equal(
      count(
        built.map(({ place }) => place),
        file,
      ),
      count(places, file),
      `${file} builds its patterns when it is loaded`,
    )
  const patterns = [...found.flatMap(({ literals }) => literals), ...built]
  t.ok(patterns.length > 500)
  for (const pattern of patterns)
    t.same(faultsOf(pattern), [], `${pattern.place} /${pattern.source.slice(0, 200)}/`)
})
