/**
 * Has Node keep what engine hosts run as it was compiled, in NODE_COMPILE_CACHE. Behind their walls they
 * only read it, and tests start hundreds of them.
 */
import { spawnSync } from 'node:child_process'
import { V8_FLAGS } from '../src/engine/pool/host-process.ts'

const entries = ['worker', 'document-worker'].map(
  (name) => new URL(`../src/engine/tasks/${name}.ts`, import.meta.url).href,
)
// Where there are hosts, the pool is there first.
const code = ['piscina', ...entries].map((name) => `await import('${name}')`).join('\n')
// Code that was compiled under other flags is of no use.
const args = [...V8_FLAGS, '--input-type=module', '-e', `${code}\nprocess.exit()`]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
