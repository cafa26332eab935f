import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printed, run } from './run.ts'

/**
 * Writes what a release is made of (CycloneDX): npm's packages, and Debian's that the archive and the image hold
 * libraries, models and tools of.
 *
 * @param files of this system
 */
export function writeBill(root: string, files: readonly string[], target: string): void {
  run(process.execPath, [join(root, 'scripts/sbom.ts')])
  const bill = JSON.parse(readFileSync(join(root, 'dist/sbom.json'), 'utf8'))
  const owners = printed('dpkg-query', ['-S', ...files.map(pattern)]).matchAll(/^([^\s:,]+)/gm)
  for (const name of [...new Set([...owners].map((found) => found[1]!))].sort()) {
    const [version, kind] = printed('dpkg-query', [
      '-W',
      '-f',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query fills it in
      '${Version} ${Architecture}\n',
      name,
    ]).split(/\s/)
    const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version!)}?arch=${kind}`
    bill.components.push({ 'bom-ref': purl, type: 'library', name, version, purl })
  }
  writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`)
}

/** Libraries are found by a path that is not the one their package has them at. */
const pattern = (path: string): string => `*/${path.split('/').slice(-2).join('/')}`
