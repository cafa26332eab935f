import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import t from 'tap'

/**
 * Folders of src/ in the order a page travels, and whom each may import beside itself.
 * A folder that is not listed may not exist; write its row before its first file.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  document: [],
  tables: ['document', 'scoring'],
  fields: ['document'],
  scoring: [],
  reading: ['document', 'tables', 'fields', 'scoring'],
  models: ['document', 'tables', 'fields', 'scoring', 'reading'],
  outputs: ['document'],
  debug: ['document', 'tables', 'fields', 'scoring', 'models'],
  engine: ['document', 'debug', 'models', 'outputs', 'errors'],
  db: ['errors'],
  idempotency: ['db', 'errors'],
  cache: ['engine'],
  queue: ['db'],
  storage: ['errors'],
  vault: ['db'],
  webhooks: ['db', 'vault', 'errors'],
  jobs: [
    'document',
    'engine',
    'billing',
    'idempotency',
    'queue',
    'storage',
    'webhooks',
    'vault',
    'db',
    'errors',
    'json-envelope',
  ],
  mail: ['db'],
  accounts: ['db', 'errors', 'mail'],
  billing: ['accounts', 'mail', 'db', 'errors'],
  'account-data': ['accounts', 'billing', 'jobs', 'storage', 'db', 'errors'],
  telemetry: ['engine', 'jobs', 'webhooks', 'db'],
  cli: [
    'document',
    'models',
    'outputs',
    'engine',
    'accounts',
    'billing',
    'db',
    'errors',
    'config',
    'data-folder',
    'configured',
    'engine-settings',
    'storage',
    'webhooks',
    'jobs',
    'queue',
    'vault',
    'account-data',
    'mcp',
  ],
  mcp: ['document', 'models', 'engine', 'errors', 'version'],
  dashboard: ['client'],
  client: [],
  http: [
    'document',
    'models',
    'outputs',
    'engine',
    'accounts',
    'account-data',
    'billing',
    'mail',
    'jobs',
    'idempotency',
    'cache',
    'storage',
    'webhooks',
    'db',
    'telemetry',
    'json-envelope',
    'errors',
    'config',
    'version',
  ],
}

/**
 * Inside folders: what each part may import beside itself, whether it is a folder or a file. Files at a
 * folder's top without a row are its recipes: they import any part, no part imports them.
 */
const PARTS: Record<string, Record<string, readonly string[]>> = {
  // What is drawn and printed, the grid, the regions that may hold one, what stands in it, what it is.
  tables: {
    text: [],
    marks: ['text'],
    grid: ['text', 'marks'],
    regions: ['text', 'marks', 'grid'],
    verdict: ['text', 'marks', 'grid'],
    cells: ['text', 'marks', 'grid', 'verdict'],
    turned: ['text'],
    whole: ['text'],
  },
  // What threads are asked for and do, then who sends them what.
  engine: {
    native: [],
    release: [],
    task: ['native'],
    'free-memory': ['task'],
    conversion: ['native', 'task'],
    'data-file': ['conversion'],
    pictures: ['native', 'release', 'free-memory', 'task'],
    pdf: ['native', 'release', 'free-memory', 'task', 'data-file'],
    'text-layer': ['native', 'task', 'pdf'],
    searchable: ['task', 'pictures', 'pdf'],
    tasks: [
      'native',
      'release',
      'task',
      'data-file',
      'pictures',
      'pdf',
      'text-layer',
      'searchable',
    ],
    pool: ['native', 'task', 'conversion', 'tasks'],
  },
  // Pages never import the shell around them.
  dashboard: {
    kept: [],
    theme: ['kept'],
    texts: ['kept'],
    api: ['texts'],
    design: ['api', 'texts', 'kept'],
    gate: ['api', 'design', 'texts'],
    keys: ['api', 'design', 'texts', 'kept'],
    jobs: ['keys', 'api', 'design', 'texts'],
    batches: ['jobs', 'keys', 'api', 'design', 'texts'],
    playground: ['jobs', 'keys', 'api', 'design', 'texts'],
    usage: ['api', 'design', 'texts'],
    webhooks: ['api', 'design', 'texts'],
    account: ['gate', 'api', 'design', 'texts', 'theme'],
    operator: ['usage', 'api', 'design', 'texts'],
    shell: [
      'account',
      'operator',
      'webhooks',
      'usage',
      'playground',
      'batches',
      'jobs',
      'keys',
      'api',
      'design',
      'texts',
      'theme',
    ],
  },
}

/** The same for folders of native/recognize: what a part's files may include. */
const RECOGNIZE: Record<string, readonly string[]> = {
  network: [],
  model: ['network'],
  decode: ['model', 'network'],
  repair: [],
  vote: ['decode', 'model', 'network'],
  lines: ['decode', 'model', 'network', 'repair'],
  language: ['decode', 'lines', 'model', 'repair'],
}

/** Files at the top of src/, and the command line's: the entries may import anything, these may not. */
const TOP: Record<string, readonly string[]> = {
  errors: [],
  version: [],
  settings: [],
  tuned: [],
  'setting-reader': ['settings'],
  config: [
    'document',
    'engine',
    'settings',
    'setting-reader',
    'tuned',
    'storage',
    'errors',
    'webhooks',
  ],
  configured: ['config', 'billing', 'db', 'webhooks', 'version'],
  'engine-settings': ['config', 'engine'],
  'json-envelope': ['document'],
  'data-folder': [],
}

/** Packages and modules that only one file may import. */
const ONE_IMPORTER: Record<string, string> = {
  piscina: 'engine/pool/pool.ts',
  mupdf: 'engine/pdf/mupdf.ts',
  sharp: 'engine/pictures/libvips.ts',
  'zxing-wasm/reader': 'engine/pictures/barcodes.ts',
  nodemailer: 'mail/smtp.ts',
  stripe: 'billing/payment-stripe.ts',
  'openid-client': 'accounts/oidc.ts',
  '@simplewebauthn/server': 'accounts/webauthn.ts',
  'rate-limiter-flexible': 'http/counter.ts',
  'better-sqlite3': 'db/sqlite.ts',
  pg: 'db/postgres-connections.ts',
  'pg-boss': 'queue/boss.ts',
  '@aws-sdk/client-s3': 'storage/s3.ts',
  '../../build/Release/pagemill.node': 'engine/native.ts',
}

const PURE = ['document', 'tables', 'debug', 'fields', 'scoring', 'reading', 'models', 'outputs']
const IMPURE =
  /^node:(fs|net|http|https|child_process|worker_threads|os|process|timers|dgram|cluster)/

const root = join(import.meta.dirname, '..')
const src = join(root, 'src')

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name))

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g)].map((m) => m[1]!)

const sourcesOf = (folder: string) =>
  filesIn(folder, /\.tsx?$/).map((path) => ({
    name: relative(folder, path),
    text: readFileSync(path, 'utf8'),
  }))

const files = sourcesOf(src)

/** Files of the same tree that a file imports. */
const localImports = (name: string, text: string): string[] =>
  importsOf(text)
    .filter((target) => target.startsWith('.') && /\.tsx?$/.test(target))
    .map((target) => normalize(join(dirname(name), target)))

/** The part of a folder that a file in it belongs to: a folder, or the file itself. */
const partOf = ([first, ...rest]: readonly string[]): string =>
  rest.length > 0 ? first! : first!.replace(/\.tsx?$/, '')

/** One circle of each set of files that reach each other. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    const from = path.indexOf(name)
    if (from >= 0) circles.push([...path.slice(from), name].join(' -> '))
    if (from >= 0 || done.has(name)) return
    for (const target of graph.get(name) ?? []) visit(target, [...path, name])
    done.add(name)
  }
  for (const name of graph.keys()) visit(name, [])
  return circles
}

t.test('every folder of src/ has a row in the table', async (t) => {
  for (const { name } of files)
    if (name.includes('/')) t.ok(name.split('/')[0]! in MAY_IMPORT, `${name}: folder is listed`)
})

t.test('imports look one way', async (t) => {
  for (const { name, text } of files) {
    const folder = name.includes('/') ? name.split('/')[0]! : null
    const allowed = folder ? MAY_IMPORT[folder] : TOP[name.replace(/\.ts$/, '')]
    if (!allowed) continue
    for (const target of importsOf(text).filter((i) => i.startsWith('.') && /\.tsx?$/.test(i))) {
      const to = normalize(join(dirname(name), target))
      const toFolder = to.includes('/') ? to.split('/')[0]! : to.replace(/\.ts$/, '')
      t.ok(toFolder === folder || allowed.includes(toFolder), `${name} may import ${to}`)
    }
  }
})

t.test('inside folders, too', async (t) => {
  for (const { name, text } of files) {
    const [folder, ...inside] = name.split('/')
    const parts = PARTS[folder!]
    if (!parts || inside.length === 0) continue
    const part = partOf(inside)
    if (inside.length > 1) t.ok(part in parts, `${name}: ${part}/ is listed`)
    if (!(part in parts)) continue
    for (const target of localImports(name, text)) {
      const [toFolder, ...toInside] = target.split('/')
      if (toFolder !== folder) continue
      const to = partOf(toInside)
      t.ok(to === part || parts[part]!.includes(to), `${name} may import ${target}`)
    }
  }
})

t.test('no import leads in a circle, of types neither', async (t) => {
  for (const folder of ['src', 'scripts', 'bench', 'test', 'training', 'demo', 'docs']) {
    const graph = new Map(
      sourcesOf(join(root, folder)).map(({ name, text }) => [name, localImports(name, text)]),
    )
    t.same(circlesIn(graph), [], folder)
  }
})

t.test('scripts import nothing of bench/', async (t) => {
  for (const { name, text } of sourcesOf(join(root, 'scripts')))
    for (const target of localImports(name, text))
      t.notMatch(target, /^\.\.\/bench\//, `${name} imports ${target}`)
})

t.test('what has one importer has one', async (t) => {
  for (const { name, text } of files)
    for (const target of importsOf(text))
      if (target in ONE_IMPORTER) t.equal(name, ONE_IMPORTER[target], `${target} in ${name}`)
})

t.test('the environment is read in config.ts only', async (t) => {
  for (const { name, text } of files)
    if (/process\s*\.\s*env/.test(text)) t.equal(name, 'config.ts', `process.env in ${name}`)
})

t.test('pure folders do no I/O, read no clock and no chance', async (t) => {
  for (const { name, text } of files) {
    if (!PURE.includes(name.split('/')[0]!)) continue
    for (const target of importsOf(text)) t.notMatch(target, IMPURE, `${name} imports ${target}`)
    t.notMatch(text, /Date\.now\(|new Date\(\)|Math\.random\(/, `${name} reads no clock`)
  }
})

t.test('native/: napi.h, Tesseract and Leptonica stay in their folders', async (t) => {
  for (const path of filesIn(join(root, 'native'), /\.(cc|h)$/)) {
    const name = relative(join(root, 'native'), path)
    for (const [, header] of readFileSync(path, 'utf8').matchAll(/#include\s*<([^>]+)>/g)) {
      if (header === 'napi.h') t.match(name, /^binding\//, `${name} includes napi.h`)
      if (header!.startsWith('tesseract/')) t.match(name, /^tesseract\//, `${name}: ${header}`)
      if (header!.includes('leptonica/') || header === 'allheaders.h')
        t.match(name, /^(image|tesseract)\//, `${name}: ${header}`)
    }
  }
})

t.test('native/: includes look one way', async (t) => {
  const native = join(root, 'native')
  const includes = filesIn(native, /\.(cc|h)$/).map((path) => ({
    name: relative(native, path),
    included: [...readFileSync(path, 'utf8').matchAll(/#include "([^"]+)"/g)].map((m) => m[1]!),
  }))
  t.same(circlesIn(new Map(includes.map(({ name, included }) => [name, included]))), [])
  for (const { name, included } of includes) {
    const part = /^recognize\/(\w+)\//.exec(name)?.[1]
    if (part === undefined) continue
    t.ok(part in RECOGNIZE, `${name}: ${part}/ is listed`)
    for (const header of included) {
      const to = /^recognize\/(\w+)\//.exec(header)?.[1]
      if (to !== undefined && to !== part)
        t.ok(RECOGNIZE[part]!.includes(to), `${name} may include ${header}`)
    }
  }
})
