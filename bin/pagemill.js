#!/usr/bin/env node
// Runs the command line from dist/ where it was built, else straight from src/. Both need a Node
// that strips types; under an older one the package's own Node takes over.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  const require = createRequire(import.meta.url)
  const own = fileURLToPath(new URL('bin/node', `file://${require.resolve('node/package.json')}`))
  const { status } = spawnSync(own, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(status ?? 1)
}
const built = new URL('../dist/cli.js', import.meta.url)
await import(existsSync(built) ? built : new URL('../src/cli.ts', import.meta.url))
