import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import {
  changePlan,
  createAccount,
  deleteAccount,
  endPayment,
  exportAudit,
  exportData,
  listAccounts,
  listPayments,
  setEmail,
  showAudit,
  verifyCard,
} from './cli/accounts.ts'
import { createKey, listKeys, revokeKey } from './cli/keys.ts'
import { migrateData } from './cli/migrate.ts'
import { operatorCommands } from './cli/operator-commands.ts'
import { rotateSecrets } from './cli/secrets.ts'
import { webhookCommands } from './cli/webhook-commands.ts'
import { showWelcome } from './cli/welcome.ts'
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

program
  .command('welcome')
  .description('print a link that opens the dashboard as the operator, once, within an hour')
  .action(showWelcome)

const keys = program.command('keys').description("manage the operator's API keys")
keys
  .command('create')
  .description('make a key; it is shown once')
  .option('--label <text>', 'what it is for')
  .option('--test', 'a test key', false)
  .action(createKey)
keys.command('list').description('list all keys').action(listKeys)
keys
  .command('revoke')
  .description('revoke a key; running servers follow within seconds')
  .argument('<id>', 'as listed', whole)
  .action(async (id: number) => {
    process.exitCode = await revokeKey(id)
  })

const exit = (code: number): void => {
  process.exitCode = code
}

const languages = program
  .command('languages')
  .description('list the languages that are installed, with who runs their models')
  .action(async () => (await import('./cli/languages.ts')).listLanguages())
languages
  .command('add')
  .description('add languages from Debian’s packages, such as jpn kor ara')
  .argument('<codes...>', 'as Tesseract names them')
  .action(async (codes: string[]) =>
    exit(await (await import('./cli/languages.ts')).addLanguages(codes)),
  )
languages
  .command('remove')
  .description('remove languages that were added')
  .argument('<codes...>', 'as listed')
  .action(async (codes: string[]) =>
    exit(await (await import('./cli/languages.ts')).removeLanguages(codes)),
  )

const accounts = program.command('accounts').description('look after accounts')
accounts.command('list').description('id, plan, card, e-mail, name of each').action(listAccounts)
accounts
  .command('log')
  .description('when, what, to what, from where: all that was done to an account')
  .argument('<id>', 'as listed', whole)
  .action(showAudit)
program
  .command('audit')
  .description('the log of all that was done, to every account, as a line of JSON each')
  .action(exportAudit)
program
  .command('secrets')
  .description('what secrets in the database are sealed with')
  .command('rotate')
  .description('seal all of them with a new key')
  .action(async () => exit(await rotateSecrets()))
accounts
  .command('create')
  .description('make an account; its owner asks for a password by mail')
  .argument('<email>', 'where mail goes')
  .option('--name <text>', 'whose it is')
  .action(async (email: string, { name }) => exit(await createAccount(email, name)))
accounts
  .command('email')
  .description("set an account's e-mail address; the operator's has none at first")
  .argument('<id>', 'as listed', whole)
  .argument('<email>', 'where mail goes')
  .action(async (id: number, email: string) => exit(await setEmail(id, email)))
accounts
  .command('plan')
  .description('put an account on a plan, from now on')
  .argument('<id>', 'as listed', whole)
  .argument('<plan>', 'its name, or none')
  .action(async (id: number, plan: string) => exit(await changePlan(id, plan)))
accounts
  .command('card')
  .description('mark the payment card of an account as verified')
  .argument('<id>', 'as listed', whole)
  .action(async (id: number) => exit(await verifyCard(id)))

accounts
  .command('export')
  .description('all that is held about an account, as JSON; without secrets')
  .argument('<id>', 'as listed', whole)
  .action(async (id: number) => exit(await exportData(id)))
accounts
  .command('delete')
  .description('delete an account with its keys, jobs and files, for good; payments stay')
  .argument('<id>', 'as listed', whole)
  .action(async (id: number) => exit(await deleteAccount(id)))

const payments = program.command('payments').description('look after payments that are open')
payments.command('list').description('id, account, kind, pages, price').action(listPayments)
for (const state of ['paid', 'failed'] as const)
  payments
    .command(state)
    .description(`mark a payment as ${state}`)
    .argument('<id>', 'as listed')
    .action(async (id: string) => exit(await endPayment(id, state)))

program
  .command('migrate')
  .description('copy a data folder to PostgreSQL; the service must not run meanwhile')
  .requiredOption('--to <url>', 'postgres://user:password@host/database, without accounts')
  .option('--files <url>', 's3://bucket?endpoint=… for the files')
  .action(migrateData)

webhookCommands(program, whole)
operatorCommands(program, exit)

// Models take half of the start: whoever asks for another command does without them.
const asked = process.argv.slice(2).find((arg) => !arg.startsWith('-'))
if (!program.commands.some((command) => command.name() === asked)) {
  const { convertCommand } = await import('./cli/convert-command.ts')
  convertCommand(program, whole)
  const { watchCommand } = await import('./cli/watch/watch-command.ts')
  watchCommand(program, whole)
  const { mcpCommand } = await import('./cli/mcp-command.ts')
  mcpCommand(program, whole)
}

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
