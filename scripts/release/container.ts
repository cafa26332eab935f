import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { convert, openDashboard, welcomed } from './customer.ts'
import { inside } from './root.ts'
import { whileRunning } from './service.ts'

const PORT = 18_080
const ADDRESS = `http://127.0.0.1:${PORT}`

/** An unpacked image, and how it is run. */
export interface Container {
  readonly root: string
  readonly user: string
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  readonly entry: readonly string[]
  readonly health: readonly string[]
}

/**
 * Runs an image as it is meant to be, as a user without rights on a read-only root, has it convert a page, and
 * stops it.
 *
 * @throws when something is not as it should be
 */
export async function useContainer(container: Container): Promise<void> {
  const { user, entry, health } = container
  if (user === '0' || user === 'root') throw new Error('it runs as root')
  await whileRunning(argumentsOf(container, entry), ADDRESS, async (words) => {
    while (!/welcome\?token=/.test(words())) await pause(200)
    execFileSync('unshare', argumentsOf(container, health), { stdio: 'inherit' })
    const customer = await welcomed(ADDRESS, /welcome\?token=(\S+)/.exec(words())![1]!)
    await convert(customer)
    await openDashboard(customer)
  })
}

/** Arguments of `unshare` that run a command line in a container. */
function argumentsOf(
  { root, user, folder, environment }: Container,
  command: readonly string[],
): string[] {
  const settings = { ...environment, PORT: String(PORT), PAGEMILL_THREADS: '1' }
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,ro,bind ${root}`,
    `mount -t tmpfs -o uid=${user},gid=${user},mode=700 tmpfs ${root}/data`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    // A mount on top of another hides what was mounted below it.
    `mount --bind /proc ${root}/proc; mount --rbind /dev ${root}/dev`,
  ].join('; ')
  return [
    ...inside(root, mounts, `--userspec=${user}:${user} ${root} "$0" "$@"`),
    ...['env', '-i', ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)],
    ...['sh', '-c', 'cd "$0" && exec "$@"', folder, ...command],
  ]
}
