import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkArchive } from './check-archive.ts'
import { checkEmulated } from './check-emulated.ts'
import { checkImage } from './check-image.ts'
import { checkPackage } from './check-package.ts'
import { isThis, type Machine } from './machine.ts'
import { printed, run, say } from './run.ts'

/**
 * Checks a release: that another folder makes the same bytes; that the package installs on a bare Debian, runs,
 * keeps its data over an upgrade from the version before, and leaves nothing when it is purged; that the archive
 * runs on another distribution, and the image as a container. Needs root and debootstrap, and takes half an hour.
 *
 * @param root of the repository; @param target folder of the release; @param machines that it is for
 * @throws at the first fault
 */
export async function check(
  root: string,
  target: string,
  machines: readonly Machine[],
): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('the check needs root')
  const place = join(root, '.cache/release')
  mkdirSync(place, { recursive: true })
  compareWithAnother(root, target, join(place, 'again'), machines)
  await checkPackage(root, target, place)
  await checkArchive(target, place)
  await checkImage(target, place)
  for (const machine of machines.filter((machine) => !isThis(machine)))
    checkEmulated(root, target, machine, place)
  say('all is well')
}

function compareWithAnother(
  root: string,
  target: string,
  again: string,
  machines: readonly Machine[],
): void {
  say('the same again from a clone')
  if (printed('git', ['-C', root, 'status', '--porcelain']) !== '')
    throw new Error('commit first: what is made is compared with what a clone makes')
  rmSync(again, { recursive: true, force: true })
  run('git', ['clone', '-q', root, again])
  run('bash', ['scripts/setup.sh'], again)
  const others = machines.filter((machine) => !isThis(machine)).map(({ debian }) => `--${debian}`)
  run('node', ['scripts/release/release.ts', ...others], again)
  const sums = [target, join(again, 'release')].map((folder) =>
    readFileSync(join(folder, 'SHA256SUMS'), 'utf8'),
  )
  if (sums[0] !== sums[1]) throw new Error(`it makes other bytes:\n${sums.join('\n')}`)
  rmSync(again, { recursive: true })
}
