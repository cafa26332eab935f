import type { Command } from 'commander'
import { conversionOptions } from '../conversion-options.ts'
import { watchFolder } from './watch.ts'

const EXIT_CODES = `
It goes on until it is stopped (SIGINT, SIGTERM), and ends with 0 then; with 1 when the folder cannot be
watched, and with 2 on wrong usage or settings.`

/**
 * Adds `pagemill watch`.
 *
 * @param whole reads a whole number
 */
export function watchCommand(program: Command, whole: (text: string) => number): void {
  const command = program
    .command('watch')
    .description('convert documents as they are laid into a folder, each once')
    .argument('<folder>', 'where documents are laid, also into folders in it')
    .requiredOption('-d, --out <folder>', 'where results go')
  conversionOptions(command, whole)
    .option('--done <folder>', 'where documents go that have their result (default: done, in it)')
    .option('--failed <folder>', 'where the others go, with the reason (default: failed, in it)')
    .option('--settle <seconds>', 'how long a file has to stand still', whole, 2)
    .option('--poll', 'look again and again: for network disks, which send no news')
    .option('-t, --threads <number>', 'engine threads', whole)
    .addHelpText('after', EXIT_CODES)
    .action(async (folder: string, options) => {
      process.exitCode = await watchFolder(folder, options)
    })
}
