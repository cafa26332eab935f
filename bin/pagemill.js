#!/usr/bin/env node
// Runs the command line from dist/ where it was built from these sources, else straight from src/.
// That needs a Node that strips types and knows `await using`; under an older one the package's own
// Node takes over.
import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { supervise } from './supervisor.js'

const isOld = Number.parseInt(process.versions.node, 10) < 24
const args = process.argv.slice(1)
if (args.includes('--supervised')) {
  const rest = args.filter((arg) => arg !== '--supervised')
  process.exit(await supervise(isOld ? ownNode() : process.execPath, rest))
}
if (isOld) process.exit(await underOwnNode())
// Compiled code of the service is kept from start to start, where this folder may be written to; short commands gain
// nothing by it.
if (args.includes('serve'))
  module.enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)))
const dist = new URL('../dist/', import.meta.url)
const src = new URL('../src/', import.meta.url)
await import(isBuilt() ? new URL('cli.js', dist) : new URL('cli.ts', src))

/** Whether the build is at least as new as all sources of the service; an image may have left them out. */
function isBuilt() {
  const built = statSync(new URL('built', dist), { throwIfNoEntry: false })
  if (!built) return false
  const top = statSync(src, { throwIfNoEntry: false }) ? readdirSync(src) : []
  return top
    .filter((name) => name !== 'client' && name !== 'dashboard')
    .flatMap((name) => filesUnder(new URL(name, src)))
    .every((file) => statSync(file).mtimeMs <= built.mtimeMs)
}

function filesUnder(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place).flatMap((name) => filesUnder(new URL(`${place.href}/${name}`)))
}

function ownNode() {
  const manifest = createRequire(import.meta.url).resolve('node/package.json')
  return join(dirname(manifest), 'bin', 'node')
}

/** @returns the exit code, as a shell counts it */
function underOwnNode() {
  const child = spawn(ownNode(), args, { stdio: 'inherit' })
  // Whoever stops this process means the one that works.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A terminal sends Ctrl-C to both: a second one from here would cut the stop short.
  process.on('SIGINT', () => {})
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
