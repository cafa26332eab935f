import { join } from 'node:path'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { Secrets } from '../../src/webhooks/secrets.ts'
import { accountWith } from '../billing/accounts.ts'
import { postgresFor } from '../cluster/place.ts'
import { folderFor } from '../engine/documents.ts'

for (const kind of ['SQLite', 'PostgreSQL'])
  t.test(`deliveries that are the first of an account are signed alike: ${kind}`, async (t) => {
    const place = kind === 'SQLite' ? join(folderFor(t), 'a.db') : await postgresFor(t)
    const db = await openDatabase(place)
    t.teardown(() => db.destroy())
    const { accountId } = await accountWith(db, {})
    const [a, b] = [new Secrets(db), new Secrets(db)]

    const firsts = await Promise.all([a, b, a, b, a, b].map((secrets) => secrets.of(accountId)))
    t.equal(new Set(firsts.flat()).size, 1)
    t.same(await a.of(accountId), firsts[0])

    const next = await a.rotate(accountId)
    t.same(await b.of(accountId), [next, ...firsts[0]!], 'both, the newest first')
    const rotated = await Promise.all([a.rotate(accountId), b.rotate(accountId)])
    const [newest] = await b.of(accountId)
    t.ok(rotated.includes(newest!), 'who rotates at once has one of the two')
  })
