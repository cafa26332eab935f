import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.ts'
import { run } from './run.ts'

/** What an installation reads at runtime, beside its npm packages. */
const PARTS = ['bin', 'dist', 'models', 'tessdata', 'package.json', 'LICENSE', 'CHANGELOG.md']
const BUILT = ['pagemill.node', 'sandbox']
/** Where a module names a package, or a file of one. */
const PACKAGE = /(?:\bfrom|\bimport|\brequire|\bresolve)\s*\(?\s*'((?:@[\w.-]+\/)?[\w-][\w./-]*)'/g

/**
 * All files of an installation, as the set-up has built them, with packages of the lock file alone.
 *
 * @param root of the repository; @param target is emptied first
 * @param prune takes what is not needed out of npm packages
 */
export function assemble(root: string, target: string, prune: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'build/Release'), { recursive: true })
  for (const part of PARTS) cpSync(join(root, part), join(target, part), { recursive: true })
  rmSync(join(target, 'dist/sbom.json'), { force: true })
  for (const name of BUILT) {
    const built = join(target, 'build/Release', name)
    cpSync(join(root, 'build/Release', name), built)
    run('strip', ['--strip-unneeded', built])
  }
  cpSync(join(root, 'docs/settings.md'), join(target, 'settings.md'))
  const lock = join(target, 'package-lock.json')
  cpSync(join(root, 'package-lock.json'), lock)
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['ci', '--omit=dev', '--workspaces=false', ...quiet], target)
  rmSync(lock)
  run('sh', [prune, target])
  loadAll(target)
}

/** @throws when a package that the program names cannot be loaded, as one can that too much was taken out of */
function loadAll(app: string): void {
  const dist = join(app, 'dist')
  const programs = filesIn(dist).filter((name) => /^(?!dashboard|guide|client).*\.js$/.test(name))
  const named = programs.flatMap((name) =>
    [...readFileSync(join(dist, name), 'utf8').matchAll(PACKAGE)].map((found) => found[1]!),
  )
  const packages = [...new Set(named)].filter((name) => /^[@a-z]/.test(name)).sort()
  const program = `
    import { createRequire } from 'node:module'
    const require = createRequire(process.cwd() + '/')
    for (const name of ${JSON.stringify(packages)})
      if (name.endsWith('.wasm')) require.resolve(name)
      else await import(name).catch(() => require(name))
    process.exit()`
  run(join(app, 'node_modules/.bin/node'), ['--input-type=module', '-e', program], app)
}
