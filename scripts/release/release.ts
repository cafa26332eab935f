/**
 * Makes a release in `release/`: a Debian package, an archive for other distributions, an image as an OCI archive,
 * the bill of materials, checksums. `npm run release`; with `-- --check` it is also installed, upgraded and run, see
 * check.ts, and with `--arm64` the same is made for arm64 as well, see cross.ts. What is made of the same commit on the same state of Debian is the same byte by byte.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { crossMachine } from './cross.ts'
import { thisMachine } from './machine.ts'
import { makeRelease } from './make.ts'

const flag = { type: 'boolean', default: false } as const
const { values: options } = parseArgs({ options: { check: flag, arm64: flag } })
const root = join(import.meta.dirname, '../..')
const target = join(root, 'release')
const machines = [thisMachine()]
if (options.arm64 && machines[0]!.debian !== 'arm64')
  machines.push(crossMachine(join(root, '.cache/release')))
process.stdout.write(makeRelease(root, target, machines))
if (options.check) await check(root, target, machines)
