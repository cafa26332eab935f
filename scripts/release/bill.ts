import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printed, run } from './run.ts'

/** Files of a system, by their paths in it. */
interface Part {
  readonly root: string
  readonly files: readonly string[]
}

/**
 * Writes what a release is made of (CycloneDX): npm's packages, and Debian's that the archive and the image hold
 * libraries, models and tools of.
 */
export function writeBill(root: string, parts: readonly Part[], target: string): void {
  run(process.execPath, [join(root, 'scripts/sbom.ts')])
  const bill = JSON.parse(readFileSync(join(root, 'dist/sbom.json'), 'utf8'))
  bill.components.push(...[...new Set(parts.flatMap(packagesOf))].sort().map(component))
  writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`)
}

/** Name, version and architecture of the packages that files come from. */
function packagesOf({ root, files }: Part): string[] {
  const asked = (...args: string[]): string =>
    printed('dpkg-query', [`--admindir=${join(root, 'var/lib/dpkg')}`, ...args])
  const owners = asked('-S', ...files.map(pattern)).matchAll(/^(\S+?)[:,]? \S/gm)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query fills it in
  const format = '${Package} ${Version} ${Architecture}\n'
  return asked('-W', '-f', format, ...[...owners].map((found) => found[1]!)).split('\n')
}

function component(line: string): object {
  const [name, version, kind] = line.split(' ')
  const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version!)}?arch=${kind}`
  return { 'bom-ref': purl, type: 'library', name, version, purl }
}

/** Libraries are found by a path that is not the one their package has them at. */
const pattern = (path: string): string => `*/${path.split('/').slice(-2).join('/')}`
