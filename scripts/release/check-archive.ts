import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lines, pdf } from '../../test/engine/documents.ts'
import { thisMachine } from './machine.ts'
import { bareRoot, copyRoot, inRoot, printedIn, suite } from './root.ts'
import { say } from './run.ts'

/** Other libraries than what the archive is built on. */
const OTHER = suite() === 'trixie' ? 'bookworm' : 'trixie'

/** Unpacks the archive on another distribution and converts with it. @throws at the first fault */
export async function checkArchive(target: string, place: string): Promise<void> {
  say(`the archive on ${OTHER}`)
  const system = copyRoot(bareRoot(join(place, `bare-${OTHER}`), OTHER), join(place, 'other'))
  const name = readdirSync(target).find((file) =>
    file.endsWith(`-linux-${thisMachine().debian}.tar.gz`),
  )!
  copyFileSync(join(target, name), join(system, 'root', name))
  const words = 'Hello from the archive'
  writeFileSync(join(system, 'root/letter.pdf'), pdf([{ content: lines([words]) }]))
  const command = `tar -xzf /root/${name} -C /opt; ln -s /opt/pagemill-*/pagemill /usr/local/bin/pagemill`
  inRoot(
    system,
    `${command}; apt-get update -qq; apt-get install -y -qq --no-install-recommends libstdc++6`,
  )
  const read =
    'cd /root; pagemill convert --model text --text-layer never letter.pdf >&2; cat letter.txt'
  const text = printedIn(system, read)
  if (!text.includes(words)) throw new Error(`read as ${JSON.stringify(text)}`)
  say(printedIn(system, 'cd /tmp; PAGEMILL_DATA=/tmp/data pagemill doctor || true'))
}
