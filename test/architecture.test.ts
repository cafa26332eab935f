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
  models: ['document', 'tables', 'fields', 'scoring'],
  outputs: ['document'],
  debug: ['document', 'tables'],
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
 * Stages of finding tables, each with those it may import beside itself: what is drawn and printed,
 * then the grid, the regions that may hold one, what stands in it, what it is. None goes round.
 */
const TABLE_STAGES: Record<string, readonly string[]> = {
  text: [],
  marks: ['text'],
  grid: ['text', 'marks'],
  regions: ['text', 'marks', 'grid'],
  verdict: ['text', 'marks', 'grid'],
  cells: ['text', 'marks', 'grid', 'verdict'],
  turned: ['text'],
  whole: ['text'],
}

/** Files at the top of src/, and the command line's: the entries may import anything, these may not. */
const TOP: Record<string, readonly string[]> = {
  errors: [],
  version: [],
  settings: [],
  tuned: [],
  config: ['document', 'engine', 'settings', 'tuned', 'storage', 'errors', 'webhooks'],
  configured: ['config', 'billing', 'db', 'engine', 'webhooks', 'version'],
  'json-envelope': ['document'],
  'data-folder': [],
}

/** Packages and modules that only one file may import. */
const ONE_IMPORTER: Record<string, string> = {
  piscina: 'engine/pool/pool.ts',
  mupdf: 'engine/pdf/raster.ts',
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

const PURE = ['document', 'tables', 'debug', 'fields', 'scoring', 'models', 'outputs']
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

const files = filesIn(src, /\.tsx?$/).map((path) => ({
  name: relative(src, path),
  text: readFileSync(path, 'utf8'),
}))

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

t.test('stages of finding tables look one way', async (t) => {
  for (const { name, text } of files) {
    const [folder, stage, file] = name.split('/')
    if (folder !== 'tables' || !file) continue
    const allowed = TABLE_STAGES[stage!]
    t.ok(allowed, `${name}: stage is listed`)
    for (const target of importsOf(text).filter((i) => i.startsWith('.'))) {
      const [toFolder, to] = normalize(join(dirname(name), target)).split('/')
      if (toFolder !== 'tables') continue
      t.ok(to === stage || allowed?.includes(to!), `${name} may import ${target}`)
    }
  }
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
