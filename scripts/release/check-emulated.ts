import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lines, pdf } from '../../test/engine/documents.ts'
import type { Machine } from './machine.ts'
import { versionOf } from './make.ts'
import { bareRoot, copyRoot, inRoot, printedIn, suite } from './root.ts'
import { run, say } from './run.ts'

const NAME = 'pagemill-aarch64'
/** How programs of arm64 for Linux begin, as the kernel's binfmt_misc is told. */
const MAGIC = String.raw`\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00`
const MASK = String.raw`\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff`

/**
 * Installs another machine's package on its own bare Debian, in an emulator, and reads a page with it. The kernel
 * is told of the emulator while this runs.
 *
 * @throws at the first fault
 */
export function checkEmulated(root: string, target: string, machine: Machine, place: string): void {
  say(`the package for ${machine.debian}, in an emulator`)
  tellKernel(`:${NAME}:M::${MAGIC}:${MASK}:${machine.emulator[0]}:F`, 'register')
  try {
    const bare = bareRoot(join(place, `bare-${suite()}-${machine.debian}`), suite(), machine.debian)
    const system = copyRoot(bare, join(place, `system-${machine.debian}`))
    const deb = `pagemill_${versionOf(root)}_${machine.debian}.deb`
    copyFileSync(join(target, deb), join(system, 'root', deb))
    const words = 'Hello from another machine'
    writeFileSync(join(system, 'root/letter.pdf'), pdf([{ content: lines([words]) }]))
    inRoot(
      system,
      `apt-get update -qq; apt-get install -y -qq --no-install-recommends /root/${deb}`,
    )
    const read =
      'uname -m >&2; cd /root; pagemill convert --model text --text-layer never letter.pdf >&2; cat letter.txt'
    const text = printedIn(system, read)
    if (!text.includes(words)) throw new Error(`read as ${JSON.stringify(text)}`)
  } finally {
    tellKernel('-1', NAME)
  }
}

/** Writes a line to a file of binfmt_misc. */
function tellKernel(line: string, file: string): void {
  const mount = 'mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc'
  run('unshare', [
    '--mount',
    'sh',
    '-ec',
    `${mount}; printf '%s' "$0" >/proc/sys/fs/binfmt_misc/$1`,
    line,
    file,
  ])
}
