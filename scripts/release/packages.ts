import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** `@scope/name/part` → `@scope/name` */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Takes out of an installation's node_modules the packages whose code is part of the program, and those that only
 * these need.
 *
 * @param modules that the program loads
 */
export function keepLoaded(app: string, modules: readonly string[]): void {
  const kept = new Set<string>()
  const keep = (name: string, from: string): void => {
    const folder = findPackage(name, from, app)
    if (folder === undefined || kept.has(folder)) return
    kept.add(folder)
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const { dependencies, optionalDependencies, peerDependencies } = manifest
    for (const needed of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    }))
      keep(needed, folder)
  }
  for (const module of modules) keep(packageOf(module), app)
  for (const folder of packagesIn(app))
    if (![...kept].some((path) => path === folder || path.startsWith(`${folder}/`)))
      rmSync(folder, { recursive: true, force: true })
}

/** As Node looks for a package: in the node_modules of a folder, then of those above it. */
function findPackage(name: string, from: string, app: string): string | undefined {
  for (let folder = from; folder.startsWith(app); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  return undefined
}

/** Folders of all packages below a folder, of those in other packages too. */
function packagesIn(folder: string): string[] {
  const place = join(folder, 'node_modules')
  if (!existsSync(place)) return []
  const names = readdirSync(place).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(place, name)).map((part) => `${name}/${part}`) : name,
  )
  return names
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(place, name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .flatMap((path) => [path, ...packagesIn(path)])
}
