import { basename, dirname, join } from 'node:path'
import { filesIn } from './files.ts'
import { libraryOf, type Machine } from './machine.ts'
import { printed } from './run.ts'
import { hasStandIn } from './stand-ins.ts'

/** Of the C library and the compiler: a system has its own, and two of them do not go together. */
const OF_THE_SYSTEM = /^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|stdc\+\+|gcc_s))\.so/

/** Native programs and libraries of an installation, by their paths in it. */
export const binariesIn = (app: string): string[] =>
  filesIn(app).filter((name) => /\.node$|\.so(\.[\d.]+)?$|\/bin\/node$|\/sandbox$/.test(name))

/** The packages of a system, with their versions, that the libraries of an installation come from. */
export function dependsOf(app: string, machine: Machine): string {
  const binaries = binariesIn(app)
  const own = [...new Set(binaries.map(dirname))].map((folder) => `"-l$APP/${folder}"`)
  const programs = binaries.map((name) => `"-e$APP/${name}"`)
  const control = 'Source: pagemill\\n\\nPackage: pagemill\\nArchitecture: any\\n'
  const script = `
    place=$(mktemp -d)
    trap 'rm -rf "$place"' EXIT
    mkdir "$place/debian"
    printf '${control}' >"$place/debian/control"
    cd "$place"
    DEB_HOST_ARCH=${machine.debian} dpkg-shlibdeps --warnings=0 -O --ignore-missing-info ${own.join(' ')} ${programs.join(' ')}`
  return /^shlibs:Depends=(.*)$/m.exec(machine.printed(script, { APP: app }))![1]!
}

/**
 * Where the libraries are that the addon and its launcher need, and these need, without the system's and without
 * those that others stand in for.
 */
export const librariesOf = (app: string, machine: Machine): string[] =>
  needs(['build/Release/pagemill.node', 'build/Release/sandbox'], app, machine).filter(
    (path) => !OF_THE_SYSTEM.test(basename(path)),
  )

/** Where the C library and the compiler's are that the programs of an installation need, with their loader. */
export const systemLibrariesOf = (app: string, machine: Machine): string[] =>
  needs(binariesIn(app), app, machine).filter((path) => OF_THE_SYSTEM.test(basename(path)))

/** Libraries of the system that binaries are linked with, and these with, by their paths in it, sorted. */
function needs(binaries: readonly string[], app: string, machine: Machine): string[] {
  const found = new Set<string>()
  const add = (binary: string): void => {
    for (const [, name] of printed('readelf', ['-d', binary]).matchAll(/\(NEEDED\).*\[(.+)\]/g)) {
      const path = hasStandIn(name!) ? undefined : libraryOf(machine, name!)
      if (path === undefined || found.has(path)) continue
      found.add(path)
      add(join(machine.root, path))
    }
  }
  for (const binary of binaries) add(join(app, binary))
  return [...found].sort()
}
