import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { filesIn } from './files.ts'
import { printed } from './run.ts'

/** Of the C library and the compiler: a system has its own, and two of them do not go together. */
const OF_THE_SYSTEM =
  /^(ld-linux.*|linux-vdso|lib(c|m|dl|rt|pthread|resolv|util|stdc\+\+|gcc_s))\.so/

/** Native programs and libraries of an installation. */
const binariesIn = (app: string): string[] =>
  filesIn(app)
    .filter((name) => /\.node$|\.so(\.[\d.]+)?$|\/bin\/node$|\/sandbox$/.test(name))
    .map((name) => join(app, name))

/** The packages of this system, with their versions, that the libraries of an installation come from. */
export function dependsOf(app: string): string {
  const binaries = binariesIn(app)
  const own = [...new Set(binaries.map(dirname))].map((folder) => `-l${folder}`)
  const place = mkdtempSync(join(tmpdir(), 'pagemill-depends-'))
  try {
    mkdirSync(join(place, 'debian'))
    writeFileSync(
      join(place, 'debian/control'),
      'Source: pagemill\n\nPackage: pagemill\nArchitecture: any\n',
    )
    const args = ['-O', '--ignore-missing-info', ...own, ...binaries.map((path) => `-e${path}`)]
    return /^shlibs:Depends=(.*)$/m.exec(
      printed('dpkg-shlibdeps', ['--warnings=0', ...args], place),
    )![1]!
  } finally {
    rmSync(place, { recursive: true })
  }
}

/** Where the libraries are that the addon and its launcher need, and these need, without the system's. */
export const librariesOf = (app: string): string[] =>
  needs(['pagemill.node', 'sandbox'].map((name) => join(app, 'build/Release', name))).filter(
    (path) => !OF_THE_SYSTEM.test(basename(path)),
  )

/** Where the C library and the compiler's are that the programs of an installation need, with their loader. */
export const systemLibrariesOf = (app: string): string[] =>
  needs(binariesIn(app)).filter((path) => OF_THE_SYSTEM.test(basename(path)))

function needs(binaries: readonly string[]): string[] {
  const paths = binaries.flatMap((name) =>
    [...printed('ldd', [name]).matchAll(/(?:=> |^\s*)(\/\S+)/gm)].map((found) => found[1]!),
  )
  return [...new Set(paths)].sort()
}
