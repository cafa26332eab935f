import { type Command, InvalidArgumentError, Option } from 'commander'
import { PAGE_PARTS, type PagePart } from '../document/extract-options.ts'
import { partsOf } from '../document/page-range.ts'
import { models } from '../models/registry.ts'
import { outputs } from '../outputs/registry.ts'
import { convertFiles } from './convert.ts'

/**
 * Adds `pagemill convert`.
 *
 * @param whole reads a whole number
 */
export function convertCommand(program: Command, whole: (text: string) => number): void {
  program
    .command('convert')
    .description('convert files, and all documents in folders')
    .argument('<file...>', 'files and folders')
    .addOption(
      new Option('-m, --model <name>', 'what to extract')
        .choices([...models.keys()])
        .default('tables'),
    )
    .addOption(new Option('-o, --output <name>', 'what to write').choices([...outputs.keys()]))
    .option('-p, --pages <range>', 'such as 3, 2-5, 1,4-6 or 7-', pageRange)
    .option('-d, --out <folder>', 'where results go; beside each file when left out')
    .option('-t, --threads <number>', 'engine threads', whole)
    .option('-l, --languages <codes>', 'Tesseract codes, comma separated')
    .addOption(
      new Option('--text-layer <when>', 'whether a PDF’s text layer is used')
        .choices(['auto', 'never', 'always'])
        .default('auto'),
    )
    .option('--dpi <number>', 'resolution PDF pages are rendered at, 72 to 600', dpi(whole))
    .option(
      '--include <parts>',
      'with -o json: words, rules or words,rules of each page',
      pageParts,
    )
    .addOption(
      new Option('--date-format <format>', 'of csv_quickbooks, csv_xero and qif').choices([
        'MM/DD/YYYY',
        'DD/MM/YYYY',
      ]),
    )
    .addOption(
      new Option('--ofx-version <version>', 'of ofx').choices(['102', '220']).default('102'),
    )
    .option('--debug', 'also draw each page with what its tables were found by, as SVG')
    .option('--password <text>', 'of encrypted PDFs')
    .option('--fields <names>', 'model fields: labels to look for, comma separated')
    .option('--list', 'model fields: one record a table row, not a page')
    .action(async (paths: string[], options) => {
      process.exitCode = await convertFiles(paths, options)
    })
}

const dpi =
  (whole: (text: string) => number) =>
  (text: string): number => {
    const number = whole(text)
    if (number >= 72 && number <= 600) return number
    throw new InvalidArgumentError('it has to be from 72 to 600')
  }

const pageParts = (list: string): PagePart[] =>
  list.split(',').map((text) => {
    const part = PAGE_PARTS.find((own) => own === text.trim())
    if (part) return part
    throw new InvalidArgumentError(`it has to be some of ${PAGE_PARTS.join(', ')}`)
  })

const pageRange = (text: string): string => {
  try {
    partsOf(text)
    return text
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}
