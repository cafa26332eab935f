import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { printed, run } from './run.ts'

/** As Debian's slim images: without manuals and translations. */
const LEFT_OUT = ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/info']

/** What a root needs to know of the network it is on. */
export const NETWORK = /^(https?_proxy|no_proxy|node_extra_ca_certs)$/i
export const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** The release of Debian that this machine runs, `bookworm`, say: what it builds is for that. */
export const suite = (): string =>
  /^VERSION_CODENAME=(.+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))![1]!

/**
 * A bare Debian in a folder, made by debootstrap where it is not there yet. Needs root.
 *
 * @param machine it is for, as Debian names it; another one than this needs an emulator that the kernel knows of
 */
export function bareRoot(folder: string, of = suite(), machine?: string): string {
  if (existsSync(folder)) return folder
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  const which = machine === undefined ? [] : [`--arch=${machine}`]
  run('debootstrap', ['--variant=minbase', ...which, of, part])
  for (const path of LEFT_OUT) rmSync(join(part, path), { recursive: true, force: true })
  const excluded = LEFT_OUT.map((path) => `path-exclude /${path}/*\n`).join('')
  writeFileSync(join(part, 'etc/dpkg/dpkg.cfg.d/slim'), excluded)
  rmSync(join(part, 'var/cache/apt/archives'), { recursive: true, force: true })
  const clean =
    'DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb || true"; };\n' +
    'Dir::Cache::pkgcache ""; Dir::Cache::srcpkgcache "";\n'
  writeFileSync(join(part, 'etc/apt/apt.conf.d/clean'), clean)
  renameSync(part, folder)
  return folder
}

/** A copy of a bare root that reaches the network as this machine does. */
export function copyRoot(bare: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  run('cp', ['-a', bare, folder])
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'), { dereference: true })
  return folder
}

/**
 * Arguments of `unshare` that run a command line in a root, with mounts of its own.
 *
 * @param before done with these mounts, outside of the root
 * @param command of `chroot`: its options, the root, a program, its arguments
 */
export const inside = (root: string, before: string, command: string): string[] => [
  '--mount',
  'bash',
  '-ec',
  `mount --bind /proc ${root}/proc; mount --rbind /dev ${root}/dev; ${before}; exec chroot ${command}`,
]

/** Folders of this system that a script finds by variables of these names. */
export type Folders = Readonly<Record<string, string>>

/** Arguments of `unshare` that run a shell script in a root as its administrator. */
function scriptIn(root: string, script: string, folders: Folders): string[] {
  const network = Object.entries(process.env).filter(([name]) => NETWORK.test(name))
  const settings = network.map(([name, value]) => `${name}=${value}`)
  const places = Object.entries(folders).map(([name, path]) => ({ name, path, at: `/mnt/${name}` }))
  const mounts = places.map(
    ({ path, at }) => `mkdir -p ${root}${at}; mount --bind ${path} ${root}${at}`,
  )
  const command = [...inside(root, [':', ...mounts].join('; '), `${root} "$0" "$@"`)]
  const found = places.map(({ name, at }) => `${name}=${at}`)
  const environment = [`PATH=${PATH}`, 'DEBIAN_FRONTEND=noninteractive', ...settings, ...found]
  return [...command, 'env', '-i', ...environment, 'sh', '-ec', script]
}

/** Runs a shell script in a root. */
export const inRoot = (root: string, script: string, folders: Folders = {}): void =>
  run('unshare', scriptIn(root, script, folders))

/** What a shell script in a root prints. */
export const printedIn = (root: string, script: string, folders: Folders = {}): string =>
  printed('unshare', scriptIn(root, script, folders))
