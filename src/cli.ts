import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { ConfigError, ROLES } from './config.ts'
import { PRIVATE_UMASK } from './data-folder.ts'
import { ServiceError } from './errors.ts'
import { VERSION } from './version.ts'

const whole = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('A whole number is needed.')
  return Number(text)
}

const program = new Command('pagemill')
  .description('PDF and images in; spreadsheets, CSV, text and JSON out')
  .version(VERSION)
  .exitOverride()
  // Results of `convert` and `watch` are for whoever its user shares files with.
  .hook('preAction', (_, command) => {
    if (!['convert', 'watch'].includes(command.name())) process.umask(PRIVATE_UMASK)
  })

program
  .command('serve')
  .description('serve the HTTP API and work on jobs')
  .addOption(
    new Option('--role <role>', 'a part of it alone, beside other processes').choices([...ROLES]),
  )
  // bin/pagemill.js takes it away.
  .option('--supervised', 'by a process that starts it anew when it ends by a fault')
  // Loaded where it is used: other commands start in a third of the time.
  .action(async (options) => (await import('./serve.ts')).serve(options))

// What a command does not need is not loaded: the service's database takes half of a start.
const CONVERTING: ReadonlyMap<string, () => Promise<void>> = new Map([
  [
    'convert',
    async () => (await import('./cli/convert-command.ts')).convertCommand(program, whole),
  ],
  [
    'watch',
    async () => (await import('./cli/watch/watch-command.ts')).watchCommand(program, whole),
  ],
  ['mcp', async () => (await import('./cli/mcp-command.ts')).mcpCommand(program, whole)],
])
const asked = process.argv.slice(2).find((arg) => !arg.startsWith('-')) ?? ''
const wanted = CONVERTING.get(asked)
if (wanted) await wanted()
else {
  if (asked !== 'serve') (await import('./cli/service-commands.ts')).serviceCommands(program, whole)
  const isKnown = program.commands.some((command) => command.name() === asked)
  for (const add of isKnown ? [] : CONVERTING.values()) await add()
}

// Whoever reads no further, as `pagemill keys list | head` does, has what was asked for. Where documents are
// converted somebody else listens, too: what is left is given up and cleared away first.
let isLeaving = false
if (asked !== 'serve')
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    isLeaving ||= process.stdout.listenerCount('error') > 1
    if (!isLeaving) process.exit(0)
  })

try {
  await program.parseAsync()
} catch (error) {
  // Commander has printed its own errors; a wish for help is none.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else {
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`pagemill: ${message}\n`)
    const isUsage = error instanceof ServiceError && error.code === 'UNSUPPORTED_OUTPUT'
    process.exitCode = isUsage || error instanceof ConfigError ? 2 : 1
  }
}
