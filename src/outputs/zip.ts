import { archiveOf } from './archive.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { csvOf } from './csv.ts'
import type { Output } from './output.ts'
import { chosenSheets, emptyWarnings, type NumberedSheet } from './sheet-choice.ts'

/** Characters of a sheet's name that a file's keeps. */
const LONGEST = 60

/** A CSV file a sheet, each under its number and name; an archive of no file where nothing was found. */
export const zip: Output = {
  ...DESCRIPTIONS.zip,
  write: async (input) =>
    archiveOf(
      chosenSheets(input, input.options.table).map((own) => ({
        name: fileNameOf(own),
        content: csvOf(own.sheet),
      })),
    ),
  warnings: (input) => emptyWarnings(input, input.options.table),
}

/** Letters and digits alone: any system takes them. */
function fileNameOf({ number, sheet }: NumberedSheet): string {
  const words = sheet.name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, ' ')
  const name = [...words.trim()].slice(0, LONGEST).join('').trim()
  return `${number}${name && ` ${name}`}.csv`
}
