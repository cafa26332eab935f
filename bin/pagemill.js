#!/usr/bin/env node
// Runs the command line from dist/ where it was built, else straight from src/. That needs a Node
// that strips types and knows `await using`; under an older one the package's own Node takes over.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'

if (Number.parseInt(process.versions.node, 10) < 24) process.exit(await underOwnNode())
const built = new URL('../dist/cli.js', import.meta.url)
await import(existsSync(built) ? built : new URL('../src/cli.ts', import.meta.url))

/** @returns the exit code, as a shell counts it */
function underOwnNode() {
  const manifest = createRequire(import.meta.url).resolve('node/package.json')
  const own = join(dirname(manifest), 'bin', 'node')
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit' })
  // Whoever stops this process means the one that works.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A terminal sends Ctrl-C to both: a second one from here would cut the stop short.
  process.on('SIGINT', () => {})
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
