import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { crossNode } from './cross.ts'
import { binariesIn } from './libraries.ts'
import { isThis, type Machine } from './machine.ts'
import { keepLoaded } from './packages.ts'
import { run } from './run.ts'

/** What an installation reads at runtime, beside its npm packages. */
const PARTS = ['bin', 'dist', 'models', 'tessdata', 'package.json', 'LICENSE', 'CHANGELOG.md']
const BUILT = ['pagemill.node', 'sandbox']
/**
 * All files of an installation, as the set-up has built them, with packages of the lock file alone.
 *
 * @param root of the repository; @param machine that it is for; @param built folder of the addon for it
 * @param target is emptied first
 * @param prune takes what is not needed out of npm packages
 */
export function assemble(
  root: string,
  machine: Machine,
  built: string,
  target: string,
  prune: string,
): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'build/Release'), { recursive: true })
  for (const part of PARTS) cpSync(join(root, part), join(target, part), { recursive: true })
  rmSync(join(target, 'dist/sbom.json'), { force: true })
  for (const name of BUILT) cpSync(join(built, name), join(target, 'build/Release', name))
  cpSync(join(root, 'docs/settings.md'), join(target, 'settings.md'))
  const lock = join(target, 'package-lock.json')
  cpSync(join(root, 'package-lock.json'), lock)
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const other = [`--cpu=${machine.node}`, '--os=linux', '--libc=glibc', '--ignore-scripts']
  const which = isThis(machine) ? [] : other
  run('npm', ['ci', '--omit=dev', '--workspaces=false', ...which, ...quiet], target)
  rmSync(lock)
  if (!isThis(machine)) crossNode(target, machine, `${target}-node`)
  const modules = modulesOf(target)
  if (modules) keepLoaded(target, ['node', ...modules])
  run('sh', [prune, target, machine.node])
  strip(target, machine)
  if (modules) loadAll(target, machine, modules)
}

/** Takes symbols out of binaries that only debuggers read. */
function strip(app: string, machine: Machine): void {
  const names = binariesIn(app).map((name) => `"$APP/${name}"`)
  machine.run(`${machine.prefix}strip --strip-unneeded ${names.join(' ')}`, { APP: app })
}

/** What the program loads of packages; a version before 0.2.0 has no list, and keeps all. */
function modulesOf(app: string): string[] | undefined {
  const list = join(app, 'dist/modules.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : undefined
}

/** @throws when a module that the program loads cannot be loaded, as one can that too much was taken out of */
function loadAll(app: string, machine: Machine, modules: readonly string[]): void {
  const program = `
    import { createRequire } from 'node:module'
    const require = createRequire(process.cwd() + '/')
    for (const name of ${JSON.stringify(modules)})
      if (name.endsWith('.wasm')) require.resolve(name)
      else await import(name).catch(() => require(name))
    process.exit()`
  const [command, ...args] = [...machine.emulator, join(app, 'node_modules/.bin/node')]
  run(command!, [...args, '--input-type=module', '-e', program], app)
}
