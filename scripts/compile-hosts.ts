/**
 * Has Node keep what engine hosts run as it was compiled, in NODE_COMPILE_CACHE. Behind their walls they
 * only read it, and tests start hundreds of them.
 */
import { spawnSync } from 'node:child_process'
import { V8_FLAGS } from '../src/engine/pool/host-process.ts'
import { models } from '../src/models/catalogue.ts'

const hrefOf = (name: string): string => new URL(`../src/${name}.ts`, import.meta.url).href
// Where there are hosts, the pool is there first; what threads load when they need it comes last.
const names = ['engine/tasks/worker', 'engine/tasks/finish', 'engine/pdf/pdf-file']
const code = `
await import('piscina')
for (const name of ${JSON.stringify(names.map(hrefOf))}) await import(name)
const { loadModel } = await import('${hrefOf('models/registry')}')
for (const name of ${JSON.stringify([...models.keys()])}) await loadModel(name)
process.exit()`
// Code that was compiled under other flags is of no use.
const args = [...V8_FLAGS, '--input-type=module', '-e', code]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
