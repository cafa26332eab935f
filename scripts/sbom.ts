import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Writes what an installation is made of to dist/sbom.json (CycloneDX), and checks that each part's
 * licence goes together with ours: `npm run sbom`. Exit code 1 names the parts that do not.
 */
const root = new URL('../', import.meta.url)

/** Licences that an AGPL-3.0-or-later program may be made with. SPDX. */
const FITTING = new Set([
  '0BSD',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'LGPL-3.0',
  'LGPL-3.0-only',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

interface Exception {
  readonly name: string
  /** Why it is there all the same. */
  readonly reason: string
}

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
  properties?: { name: string; value: string }[]
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>
}

interface Bill {
  readonly serialNumber?: string
  readonly metadata: {
    readonly timestamp: string
    readonly component: { readonly 'bom-ref': string; readonly name: string }
  }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, root), 'utf8'))

/** Parts that are there: the lock file names those for all kinds of machines. */
const there = new Set(
  Object.entries((read('package-lock.json') as Lock).packages)
    .filter(([path]) => existsSync(new URL(path, root)))
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
)

const isOfDevelopment = ({ properties = [] }: Component): boolean =>
  properties.some(({ name }) => name === 'cdx:npm:package:development')

/** What the program itself asks for, without the workspaces: these build it, or ask it from elsewhere. */
function reachable({ metadata, dependencies }: Bill): Set<string> {
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const found = new Set<string>()
  const look = (ref: string): void => {
    for (const part of needs.get(ref) ?? []) {
      if (found.has(part) || /^@pagemill\//.test(part)) continue
      found.add(part)
      look(part)
    }
  }
  look(metadata.component['bom-ref'])
  return found
}

/** Parts without a licence that is known, or without a maintainer. */
const exceptions = new Map(
  (read('scripts/sbom-exceptions.json') as Exception[]).map(({ name, reason }) => [name, reason]),
)

// By the lock file: what is installed may lack packages for development, which npm refuses. With --omit dev npm 11
// also leaves out parts of which development has another version.
const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']
const text = execFileSync('npm', args, {
  cwd: fileURLToPath(root),
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const all = JSON.parse(text) as Bill
const installed = reachable(all)
const components = all.components.filter(
  (component) =>
    installed.has(component['bom-ref']) &&
    !isOfDevelopment(component) &&
    there.has(`${component.name}@${component.version}`),
)
const kept = new Set(components.map((component) => component['bom-ref']))
// The same parts make the same bill: no number by chance, and the time is that of a release.
const { serialNumber: _, ...lasting } = all
const { SOURCE_DATE_EPOCH: seconds } = process.env
const timestamp = new Date(seconds ? Number(seconds) * 1000 : Date.now()).toISOString()
const bill: Bill = {
  ...lasting,
  // npm names it after its folder.
  metadata: {
    ...all.metadata,
    timestamp,
    component: { ...all.metadata.component, name: 'pagemill' },
  },
  components,
  dependencies: all.dependencies
    .filter(({ ref }) => kept.has(ref) || ref === all.metadata.component['bom-ref'])
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((part) => kept.has(part)) })),
}
const faults: string[] = []
for (const component of bill.components) {
  const reason = exceptions.get(component.name)
  if (reason !== undefined) {
    const noted = { name: 'pagemill:reason', value: reason }
    component.properties = [...(component.properties ?? []), noted]
  } else if (!fits(component)) {
    const licences = licencesOf(component).join(', ') || 'no licence'
    faults.push(`${component.name}@${component.version}: ${licences}`)
  }
}
for (const name of exceptions.keys())
  if (!bill.components.some((component) => component.name === name))
    faults.push(`${name}: is no part any more; take it off scripts/sbom-exceptions.json`)

const folder = new URL('dist/', root)
if (!existsSync(folder)) mkdirSync(folder)
writeFileSync(new URL('sbom.json', folder), `${JSON.stringify(bill, null, 2)}\n`)
process.stdout.write(`dist/sbom.json: ${bill.components.length} parts\n`)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0

function licencesOf({ licenses = [] }: Component): string[] {
  return licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'unknown',
  )
}

/** Of a choice any may fit, of what holds together all have to. */
function fits(component: Component): boolean {
  const licences = licencesOf(component)
  return licences.length > 0 && licences.every((licence) => isFitting(licence))
}

function isFitting(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isFitting)
  return plain.split(' AND ').every((licence) => FITTING.has(licence.trim()))
}
