import { ensureOperator } from '../accounts/operator.ts'
import { WelcomeLinks } from '../accounts/welcome-links.ts'
import { readConfig } from '../config.ts'
import { addressOf, databasePlace, welcomeUrl } from '../configured.ts'
import { openDatabase } from '../db/database.ts'

/** Prints a link for the operator, whether the service runs or not; those of before work no more. */
export async function showWelcome(): Promise<void> {
  const config = readConfig()
  const db = await openDatabase(databasePlace(config))
  try {
    await ensureOperator(db)
    const token = await new WelcomeLinks(db).make()
    process.stdout.write(`${welcomeUrl(config, addressOf(config.host, config.port), token)}\n`)
  } finally {
    await db.destroy()
  }
}
