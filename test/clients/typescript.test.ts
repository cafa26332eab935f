import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { folderFor, lines, pdf, write } from '../engine/documents.ts'
import { serviceFor } from '../http/service.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const FILES = ['use.ts', 'readme.ts']

/** What the package's README shows. */
const readme = readFileSync(join(root, 'clients/typescript/README.md'), 'utf8')
const sample = /^```ts\n(.*?)^```/ms.exec(readme)![1]!

/** Without tap's own loaders, which every child would get. */
const plainly = (args: readonly string[], cwd: string) =>
  run('env', ['-u', 'NODE_OPTIONS', ...args], { cwd })

const OPTIONS = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  module: 'nodenext',
  strict: true,
}

/** A program of somebody else's; it has faults that the types are to find. */
const PROGRAM = `
import { readFile } from 'node:fs/promises'
import { ApiError, answerTo, createClient, dataOf, form, type Schemas } from 'pagemill-client'

const [url = '', key = '', path = ''] = process.argv.slice(2)
const client = createClient({ url, key })
const file = new File([await readFile(path)], 'letter.pdf')
const body = form({ file, model: 'text' } as const)
const answer: Response = await answerTo(client.POST('/v1/convert', { body, parseAs: 'stream' }))
const { request_id } = await dataOf(client.POST('/v1/jobs', { body }))
const params = { path: { request_id } }
const job: Schemas['Job'] = await dataOf(client.GET('/v1/jobs/{request_id}', { params }))
const other = createClient({ url, key: 'none' })
const error: unknown = await dataOf(other.GET('/v1/usage')).catch((error) => error)
const code = error instanceof ApiError ? error.code : null
console.log(JSON.stringify({ text: (await answer.text()).trim(), name: job.filename, code }))
// @ts-expect-error
const nothing = () => client.GET('/v1/nothing')
// @ts-expect-error
const wrong: number = job.status
`

t.test('the package, installed by its folder, for a program of its own', async (t) => {
  const [{ url, key }, folder] = [await serviceFor(t), folderFor(t)]
  const project = { name: 'program', version: '1.0.0', private: true, type: 'module' }
  write(folder, 'package.json', JSON.stringify(project))
  write(folder, 'tsconfig.json', JSON.stringify({ compilerOptions: OPTIONS, files: FILES }))
  write(folder, 'use.ts', PROGRAM)
  write(folder, 'readme.ts', sample)
  const letter = write(folder, 'letter.pdf', pdf([{ content: lines(['a letter']) }]))

  const how = ['--offline', '--no-audit', '--no-fund', '--loglevel=error']
  await plainly(['npm', 'install', ...how, join(root, 'clients/typescript')], folder)
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = await plainly([tsc, '-p', '.'], folder).catch((error) => error)
  t.equal(stdout, '')
  const ran = await plainly([process.execPath, 'use.js', url, key, letter], folder)
  t.same(JSON.parse(ran.stdout), { text: 'a letter', name: 'letter.pdf', code: 'INVALID_API_KEY' })
})
