import { type Command, InvalidArgumentError, Option } from 'commander'
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
    .option('--debug', 'also draw each page with what its tables were found by, as SVG')
    .option('--password <text>', 'of encrypted PDFs')
    .option('--fields <names>', 'model fields: labels to look for, comma separated')
    .option('--list', 'model fields: one record a table row, not a page')
    .action(async (paths: string[], options) => {
      process.exitCode = await convertFiles(paths, options)
    })
}

const pageRange = (text: string): string => {
  try {
    partsOf(text)
    return text
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}
