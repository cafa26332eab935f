import { createRequire } from 'node:module'
import type JSZip from 'jszip'
import { csvOf } from './csv.ts'
import type { Output } from './output.ts'
import { chosenSheets, emptyWarnings, type NumberedSheet } from './sheet-choice.ts'

/** The same extraction gives the same bytes: the first moment that an archive knows. */
const DATE = new Date('1980-01-01T00:00:00Z')
/** Characters of a sheet's name that a file's keeps. */
const LONGEST = 60

/** A CSV file a sheet, each under its number and name; an archive of no file where nothing was found. */
export const zip: Output = {
  name: 'zip',
  extension: 'zip',
  contentType: 'application/zip',
  write: async (input) => {
    const archive = new (archiveClass())()
    for (const own of chosenSheets(input, input.options.table))
      archive.file(fileNameOf(own), csvOf(own.sheet), { date: DATE })
    return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
  },
  warnings: (input) => emptyWarnings(input, input.options.table),
}

/** Loaded with the first archive: threads that write none are smaller. */
const archiveClass = (): typeof JSZip => createRequire(import.meta.url)('jszip')

/** Letters and digits alone: any system takes them. */
function fileNameOf({ number, sheet }: NumberedSheet): string {
  const words = sheet.name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, ' ')
  const name = [...words.trim()].slice(0, LONGEST).join('').trim()
  return `${number}${name && ` ${name}`}.csv`
}
