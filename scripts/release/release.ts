/**
 * Makes a release in `release/`: a Debian package, an archive for other distributions, an image as an OCI archive,
 * the bill of materials, checksums. `npm run release`; with `-- --check` it is also installed, upgraded and run, see
 * check.ts. What is made of the same commit on the same state of Debian is the same byte by byte.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { makeRelease } from './make.ts'

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const root = join(import.meta.dirname, '../..')
const target = join(root, 'release')
process.stdout.write(makeRelease(root, target))
if (options.check) await check(root, target)
