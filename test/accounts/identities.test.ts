import { join } from 'node:path'
import t from 'tap'
import { Identities } from '../../src/accounts/identities.ts'
import { openDatabase } from '../../src/db/database.ts'
import { accountWith } from '../billing/accounts.ts'
import { postgresFor } from '../cluster/place.ts'
import { folderFor } from '../engine/documents.ts'

const identity = (subject: string, email: string | null) => ({
  issuer: 'https://login.example.com',
  subject,
  name: null,
  email,
})

for (const kind of ['SQLite', 'PostgreSQL'])
  t.test(`who comes several times at once has one account: ${kind}`, async (t) => {
    const place = kind === 'SQLite' ? join(folderFor(t), 'a.db') : await postgresFor(t)
    const db = await openDatabase(place)
    t.teardown(() => db.destroy())
    const identities = new Identities(db)
    const accounts = () => db.selectFrom('accounts').select('id').execute()

    for (const [count, who] of [
      [1, identity('ann', 'ann@example.com')],
      [2, identity('bob', null)],
    ] as const) {
      const entering = Array.from({ length: 4 }, () => identities.enter(who, '192.0.2.1'))
      t.equal(new Set(await Promise.all(entering)).size, 4, 'a session each')
      t.equal((await accounts()).length, count)
    }

    const { accountId } = await accountWith(db, {})
    const { accountId: other } = await accountWith(db, {})
    const card = identity('cem', null)
    const connecting = [1, 2, 3].map(() => identities.connect(card, accountId, '192.0.2.1'))
    await Promise.all(connecting)
    await t.rejects(identities.connect(card, other, '192.0.2.1'), { code: 'INVALID_PARAMETER' })
    const actions = await db
      .selectFrom('audit')
      .select('account_id')
      .where('action', '=', 'identity.connected')
      .execute()
    t.same(actions, [{ account_id: accountId }], 'noted once')
  })
