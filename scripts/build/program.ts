/**
 * Writes the program as JavaScript to dist/: left to Node, types are stripped in each thread anew, with some
 * 6 MB in each. Run by scripts/setup.sh, which has no TypeScript where nothing is developed.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Built by Vite, and what asks the service from elsewhere. */
const LEFT_OUT = /^(dashboard|client)\//
/** Where a module names another one of ours. */
const IMPORT = /(\b(?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]+)\.ts\2/g

for (const name of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
  if (LEFT_OUT.test(name)) continue
  if (name.endsWith('.json')) write(name, readFileSync(join(ROOT, 'src', name), 'utf8'))
  if (!name.endsWith('.ts') || name.endsWith('.d.ts')) continue
  const program = stripTypeScriptTypes(readFileSync(join(ROOT, 'src', name), 'utf8'))
  write(name.replace(/\.ts$/, '.js'), program.replace(IMPORT, '$1$2$3.js$2'))
}

function write(name: string, text: string): void {
  const path = join(ROOT, 'dist', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
