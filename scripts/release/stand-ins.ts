import { join } from 'node:path'
import type { Machine } from './machine.ts'

/** Libraries that Tesseract is linked with for what is never asked of it, by the name of their source. */
const STAND_INS: Readonly<Record<string, string>> = {
  'libarchive.so.13': 'libarchive',
  'libcurl.so.4': 'libcurl',
}

export const hasStandIn = (library: string): boolean => library in STAND_INS

/** Compiles libraries that stand in for those into a folder, with the symbols that Tesseract is linked with. */
export function makeStandIns(folder: string, machine: Machine): void {
  const sources = join(import.meta.dirname, 'stand-ins')
  for (const [library, name] of Object.entries(STAND_INS)) {
    const exported = `-Wl,-soname,${library},--version-script,$SOURCES/${name}.map`
    const flags = `-shared -fPIC -O2 -s -Wall -Werror ${exported}`
    const command = `${machine.prefix}gcc ${flags} -o $FOLDER/${library} $SOURCES/${name}.c`
    machine.run(command, { FOLDER: folder, SOURCES: sources })
  }
}
