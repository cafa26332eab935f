import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { digest, filesIn } from './files.ts'
import { ARM64, type Machine } from './machine.ts'
import { bareRoot, copyRoot, inRoot, printedIn, suite } from './root.ts'
import { printed, run, say } from './run.ts'

/** What builds and runs the addon, and what the image has, for that machine; these run here. */
const HERE = [
  'g++-aarch64-linux-gnu',
  'make',
  'python3',
  'pkg-config',
  'dpkg-dev',
  'qemu-user-static',
]
const THERE = [
  ...['libtesseract-dev', 'libleptonica-dev', 'libseccomp-dev'],
  ...['libpng-dev', 'libisal-dev', 'libjpeg-dev'],
  ...['tini', 'busybox-static'],
]

/**
 * A Debian in a folder with compilers for arm64 and that machine's libraries beside its own, made by debootstrap
 * where it is not there yet. Needs root.
 */
export function crossMachine(place: string): Machine {
  const root = join(place, `cross-arm64-${suite()}`)
  if (!existsSync(root)) {
    say('compilers and libraries for arm64')
    const part = copyRoot(bareRoot(join(place, `bare-${suite()}`)), `${root}.part`)
    const packages = [...HERE, ...THERE.map((name) => `${name}:arm64`)].join(' ')
    inRoot(
      part,
      `dpkg --add-architecture arm64; apt-get update -qq; apt-get install -y -qq --no-install-recommends ${packages}`,
    )
    renameSync(part, root)
  }
  return {
    ...ARM64,
    root,
    prefix: 'aarch64-linux-gnu-',
    emulator: [join(root, 'usr/bin/qemu-aarch64-static'), '-L', root],
    run: (script, folders) => inRoot(root, script, folders),
    printed: (script, folders) => printedIn(root, script, folders),
  }
}

/**
 * Builds the addon and its launcher for another machine, where they are not built of the same sources yet.
 *
 * @param root of a repository that is set up; @param place a folder for it
 * @returns the folder that holds them
 */
export function crossBuild(root: string, machine: Machine, place: string): string {
  const built = join(place, 'build/Release')
  const note = join(place, 'sources')
  const native = filesIn(join(root, 'native')).map((name) => join('native', name))
  const sources = ['binding.gyp', ...native].map((name) => `${digest(join(root, name))} ${name}\n`)
  const state = sources.join('')
  if (existsSync(note) && readFileSync(note, 'utf8') === state) return built
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  for (const name of ['native', 'binding.gyp', 'package.json'])
    cpSync(join(root, name), join(place, name), { recursive: true })
  // Beside the sources: Node looks for packages in folders of this name above a file.
  const packages = { node_modules: join(root, 'node_modules') }
  const folders = { SOURCES: place, HEADERS: headers(), ...packages }
  const libraries = `/usr/lib/${machine.triplet}/pkgconfig`
  const script = `
    cd $SOURCES
    export PATH=$node_modules/.bin:$PATH PKG_CONFIG_LIBDIR=${libraries} HOME=/tmp
    export CC=${machine.prefix}gcc CXX=${machine.prefix}g++ AR=${machine.prefix}ar
    mkdir -p /tmp/node/include
    ln -sfn $HEADERS /tmp/node/include/node
    node-gyp configure --arch=${machine.node} --nodedir=/tmp/node --silent
    make -s -C build -j"$(nproc)" BUILDTYPE=Release pagemill sandbox`
  machine.run(script, folders)
  writeFileSync(note, state)
  return built
}

/** Headers of Node: those of any version serve, and setup.sh has found or fetched some. */
function headers(): string {
  const nodes = printed('bash', ['-c', 'type -ap node']).split('\n')
  const found = nodes
    .map((path) => printed('readlink', ['-f', path]))
    .map((path) => join(path, '../../include/node'))
    .find((path) => existsSync(join(path, 'common.gypi')))
  if (!found)
    throw new Error(
      'no headers of Node are installed beside a node in PATH: they build the addon for arm64',
    )
  return found
}

/** Puts the Node of another machine in an installation, of the version that it has. */
export function crossNode(app: string, machine: Machine, place: string): void {
  const folder = join(app, 'node_modules/node')
  const version = printed('node', ['-p', `require('${folder}/package.json').version`])
  mkdirSync(place, { recursive: true })
  const packed = printed(
    'npm',
    ['pack', '--silent', `node-linux-${machine.node}@${version}`],
    place,
  )
  run('tar', ['-xzf', packed, 'package/bin/node'], place)
  mkdirSync(join(folder, 'bin'), { recursive: true })
  cpSync(join(place, 'package/bin/node'), join(folder, 'bin/node'))
  run('chmod', ['755', join(folder, 'bin/node')])
  // npm links programs that are there when it installs, and its own script brings this machine's Node.
  const link = join(app, 'node_modules/.bin/node')
  rmSync(link, { force: true })
  symlinkSync('../node/bin/node', link)
}
