import t from 'tap'
import { Keys } from '../../src/accounts/keys.ts'
import { ensureOperator, OPERATOR } from '../../src/accounts/operator.ts'
import { People } from '../../src/accounts/people.ts'
import { Sessions } from '../../src/accounts/sessions.ts'
import { WelcomeLinks } from '../../src/accounts/welcome-links.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { placeFor } from '../cluster/place.ts'

const HOUR = 3_600_000
const ADDRESS = '192.0.2.1'
const NEW = { email: 'op@example.com', password: 'correct horse battery' }

async function opened(t: { teardown(end: () => unknown): void }): Promise<Database> {
  const db = await openDatabase(await placeFor(t as never))
  t.teardown(() => db.destroy())
  await ensureOperator(db)
  return db
}

t.test('a link works once, within an hour, and only its hash is stored', async (t) => {
  const db = await opened(t)
  let now = Date.UTC(2026, 0, 1)
  const links = new WelcomeLinks(db, () => new Date(now))
  const token = await links.make()
  const stored = await db.selectFrom('welcomes').selectAll().execute()
  t.equal(stored.length, 1)
  t.notMatch(JSON.stringify(stored), token)
  t.equal(await links.look(token), null, 'nothing is used up by looking')

  const session = await links.enter(token, null, ADDRESS)
  t.match(await new Sessions(db, () => new Date(now)).find(session), { id: OPERATOR })
  await t.rejects(links.enter(token, null, ADDRESS), { code: 'INVALID_PARAMETER' })
  await t.rejects(links.look(token), { code: 'INVALID_PARAMETER' })

  const late = await links.make()
  now += HOUR
  await t.rejects(links.look(late), { code: 'INVALID_PARAMETER' })
  await t.rejects(links.enter(late, null, ADDRESS), { code: 'INVALID_PARAMETER' })
})

t.test('of two who open a link at once one gets in; a new link ends the one before', async (t) => {
  const db = await opened(t)
  const links = new WelcomeLinks(db)
  const [before, token] = [await links.make(), await links.make()]
  await t.rejects(links.look(before), { code: 'INVALID_PARAMETER' })
  const entries = await Promise.allSettled([
    links.enter(token, null, ADDRESS),
    links.enter(token, null, ADDRESS),
  ])
  t.same(entries.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

t.test('the first link is made until somebody has been here', async (t) => {
  const db = await opened(t)
  let now = Date.now()
  const links = new WelcomeLinks(db, () => new Date(now))
  t.match(await links.makeFirst(), /^[\w-]{43}$/)
  t.equal(await links.makeFirst(), null, 'that of before still works')
  now += HOUR
  const token = (await links.makeFirst())!
  t.ok(token, 'it was never opened')
  await links.enter(token, null, ADDRESS)
  now += HOUR
  t.equal(await links.makeFirst(), null)

  const other = await opened(t)
  await new Keys(other).create({ accountId: OPERATOR, label: null, isTest: false })
  t.equal(await new WelcomeLinks(other).makeFirst(), null, 'a service of before has a key')
})

t.test('credentials are set by it: they log in, sessions of before end', async (t) => {
  const db = await opened(t)
  const links = new WelcomeLinks(db)
  const sessions = new Sessions(db)
  const first = await links.enter(await links.make(), null, ADDRESS)
  const second = await links.enter(await links.make(), NEW, ADDRESS)
  t.equal(await sessions.find(first), null)
  t.match(await sessions.find(second), { email: NEW.email, isVerified: true, hasPassword: true })
  t.ok('session' in (await new People(db).logIn(NEW.email, NEW.password, ADDRESS)))
  t.equal(await links.look(await links.make()), NEW.email)
  const actions = await db.selectFrom('audit').select('action').orderBy('id').execute()
  t.same(
    actions.map(({ action }) => action).filter((action) => action !== 'session.opened'),
    ['welcome.used', 'welcome.used', 'email.changed'],
  )
})

t.test('an address of another account is refused, and the link still works', async (t) => {
  const db = await opened(t)
  await new People(db).signUp({ ...NEW, name: 'Someone' }, ADDRESS)
  const links = new WelcomeLinks(db)
  const token = await links.make()
  await t.rejects(links.enter(token, NEW, ADDRESS), { code: 'INVALID_PARAMETER' })
  t.equal(await links.look(token), null)
})
