/**
 * Writes the program as JavaScript to dist/, a few files instead of some thousand: each process and each
 * thread of one reads them anew, and that is most of what a start costs. Run by scripts/setup.sh.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const SRC = join(ROOT, 'src')
const DIST = join(ROOT, 'dist')
/** Built by themselves. */
const OTHERS = ['dashboard', 'guide']
/** What is started, or asked for by benchmarks, by its name. */
const ENTRIES = ['cli', 'engine/engine', 'engine/pool/host', 'engine/tasks/worker']
/**
 * Packages that come with ours: those of many files, and of nothing but JavaScript, with what they need.
 * Others are left where they are, each once.
 */
const OF_MANY_FILES = [
  ...['csv-stringify', 'kysely', 'libphonenumber-js', 'stdnum'],
  ...['exceljs', 'jszip', 'pako', 'readable-stream', 'fast-csv', /^@fast-csv\//, /^lodash\./],
  ...['dayjs', 'saxes', 'xmlchars', 'uuid', 'setimmediate', 'inherits', 'util-deprecate'],
  ...['core-util-is', 'isarray', 'process-nextick-args', 'safe-buffer', 'string_decoder', 'lie'],
  ...['cli-progress', 'commander'],
  ...['koa', 'koa-body', 'koa-compose', 'koa-helmet', 'helmet', '@koa/cors', '@koa/router'],
  ...['@fastify/busboy', 'co-body', 'formidable', 'nodemailer', 'rate-limiter-flexible'],
  ...['jose', 'oauth4webapi', 'openid-client'],
  ...['@opentelemetry/api', 'prom-client', 'tdigest', 'bintrees', 'zod', 'zod-openapi'],
]

/** How our own modules ask for a package, or for a file of one, that is not imported. */
const REQUIRED =
  /(?:\brequire|\brequire\.resolve|\)\.resolve|meta\.resolve)\(['`]([@a-z][\w@./-]*[\w-])/g

/** Modules look for files beside them: where each of them would lie by itself. */
const whereModulesLay: Plugin = {
  name: 'where-modules-lay',
  enforce: 'pre',
  transform(code, id) {
    const place = relative(SRC, id).replace(/\.ts$/, '.js')
    if (place.startsWith('..')) return null
    if (/import\.meta\.(?:dir|file)name/.test(code))
      throw new Error(`${place}: files beside a module are found by import.meta.url`)
    if (!code.includes('import.meta.url')) return null
    return code.replaceAll('import.meta.url', `__placeOf(${JSON.stringify(place)})`)
  },
  renderChunk(code, { fileName }) {
    const up = '../'.repeat(fileName.split('/').length - 1) || './'
    return code.replace(
      /__placeOf\("([^"]+)"\)/g,
      (_, place) => `new URL(${JSON.stringify(up + place)}, import.meta.url).href`,
    )
  },
}

/**
 * Letters beyond ASCII by their codes. A source with one beyond Latin-1 is kept with two bytes for each of its
 * letters in the memory of every thread that loads it, and one of a megabyte with any beyond ASCII as well; dashes
 * and quotes are everywhere. What String.raw holds are patterns, in which a code is the letter as well.
 */
const lettersByCode: Plugin = {
  name: 'letters-by-code',
  // Behind all that prints code anew.
  generateBundle: {
    order: 'post',
    handler(_, parts) {
      for (const part of Object.values(parts))
        if (part.type === 'chunk') part.code = byCode(part.code)
    },
  },
}

/**
 * Fitted numbers by themselves, read when they are asked for: within a module the text of a megabyte of them stays in
 * the memory of every thread that has them, beside what was read from it, and once more as the module's own.
 */
const numbersApart: Plugin = {
  name: 'numbers-apart',
  enforce: 'pre',
  load(id) {
    const name = relative(SRC, id)
    if (name.startsWith('..') || !name.includes('weights/') || !name.endsWith('.json')) return null
    const fileName = `weights/${basename(name)}`
    const source = JSON.stringify(JSON.parse(readFileSync(id, 'utf8')))
    this.emitFile({ type: 'asset', fileName, source })
    const code = [
      "import { readFileSync } from 'node:fs'",
      `export default JSON.parse(readFileSync(new URL(__placeOf(${JSON.stringify(fileName)})), 'utf8'))`,
    ].join('\n')
    return { code, moduleType: 'js' }
  },
}

/** A backslash before a letter that needs none goes with it. */
const byCode = (code: string): string =>
  code.replace(/(\\*)([\u0080-\uffff])/g, (_, before: string, letter: string) => {
    const own = before.slice(0, before.length - (before.length % 2))
    return `${own}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

for (const name of readdirSync(DIST, { withFileTypes: true }).map((entry) => entry.name))
  if (!OTHERS.includes(name)) rmSync(join(DIST, name), { recursive: true })
const built = (await build({
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  plugins: [numbersApart, whereModulesLay, lettersByCode],
  json: { stringify: true },
  ssr: { noExternal: OF_MANY_FILES },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node24',
    outDir: DIST,
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((name) => [name, join(SRC, `${name}.ts`)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        // Sources stay in the memory of every thread. Their lines stay, too, which errors tell.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
})) as Rolldown.RolldownOutput
writeFileSync(join(DIST, 'modules.json'), `${JSON.stringify(modulesOf(built), null, 2)}\n`)

/** Modules of packages that the program loads, for who makes a release: its other packages can go. */
function modulesOf({ output }: Rolldown.RolldownOutput): string[] {
  const chunks = output.filter((part) => part.type === 'chunk')
  const own = new Set(chunks.map(({ fileName }) => fileName))
  const imported = chunks.flatMap(({ imports, dynamicImports, code }) => [
    ...[...imports, ...dynamicImports].filter((name) => !own.has(name)),
    ...[...code.matchAll(/__require\("([^"]+)"\)/g)].map((found) => found[1]!),
  ])
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!dashboard|client).*\.ts$/.test(name),
  )
  const asked = sources.flatMap((name) =>
    [...readFileSync(join(SRC, name), 'utf8').matchAll(REQUIRED)].map((found) => found[1]!),
  )
  return [...new Set([...imported, ...asked])].filter((name) => !isBuiltin(name)).sort()
}
