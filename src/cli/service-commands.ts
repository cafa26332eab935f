import type { Command } from 'commander'
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
} from './accounts.ts'
import { createKey, listKeys, revokeKey } from './keys.ts'
import { migrateData } from './migrate.ts'
import { operatorCommands } from './operator-commands.ts'
import { rotateSecrets } from './secrets.ts'
import { webhookCommands } from './webhook-commands.ts'
import { showWelcome } from './welcome.ts'

const exit = (code: number): void => {
  process.exitCode = code
}

/**
 * Adds what operators do beside serving: keys, accounts, languages, copies.
 *
 * @param whole reads a whole number
 */
export function serviceCommands(program: Command, whole: (text: string) => number): void {
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

  const languages = program
    .command('languages')
    .description('list the languages that are installed, with who runs their models')
    .action(async () => (await import('./languages.ts')).listLanguages())
  languages
    .command('add')
    .description('add languages from Debian’s packages, such as jpn kor ara')
    .argument('<codes...>', 'as Tesseract names them')
    .action(async (codes: string[]) =>
      exit(await (await import('./languages.ts')).addLanguages(codes)),
    )
  languages
    .command('remove')
    .description('remove languages that were added')
    .argument('<codes...>', 'as listed')
    .action(async (codes: string[]) =>
      exit(await (await import('./languages.ts')).removeLanguages(codes)),
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
}
