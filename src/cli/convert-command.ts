import type { Command } from 'commander'
import { conversionOptions } from './conversion-options.ts'
import { convertFiles } from './convert.ts'

const EXIT_CODES = `
Exit codes:
  0  every file has its result
  1  a file has none, nothing was to convert, or it was stopped before the end
  2  wrong usage or settings; nothing was converted
  3  every file has its result, but pages could not be read`

/**
 * Adds `pagemill convert`.
 *
 * @param whole reads a whole number
 */
export function convertCommand(program: Command, whole: (text: string) => number): void {
  const command = program
    .command('convert')
    .description('convert files, and all documents in folders; lists each input with its result')
    .argument('<file...>', 'files and folders')
  conversionOptions(command, whole)
    .option('-d, --out <folder>', 'where results go; beside each file when left out')
    .option('-t, --threads <number>', 'engine threads', whole)
    .option(
      '--overwrite',
      'replace files that are there; otherwise results take the next free name',
    )
    .option('--json', 'write what became of each file as JSON, at the end')
    .option(
      '--debug',
      'also draw each page with what its tables, fields or bookings were found by, as SVG',
    )
    .addHelpText('after', EXIT_CODES)
    .action(async (paths: string[], options) => {
      process.exitCode = await convertFiles(paths, options)
    })
}
