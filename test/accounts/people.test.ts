import t from 'tap'
import { hashPassword } from '../../src/accounts/password.ts'
import { People } from '../../src/accounts/people.ts'
import { openDatabase } from '../../src/db/database.ts'
import { placeFor } from '../cluster/place.ts'

const ann = { email: 'ann@example.com', password: 'a horse of old', name: 'Ann' }

async function peopleFor(t: Parameters<typeof placeFor>[0]) {
  const db = await openDatabase(await placeFor(t))
  t.teardown(() => db.destroy())
  const people = new People(db)
  await people.signUp(ann, '192.0.2.1')
  return { db, people }
}

t.test('a log-in that is checked while the password changes opens no session', async (t) => {
  const { db, people } = await peopleFor(t)
  await db.deleteFrom('sessions').execute()
  const password_hash = await hashPassword('a horse of tomorrow')
  const entering = people.logIn(ann.email, ann.password, '192.0.2.2')
  // What a change of the password does, while the old one is being hashed.
  await db.updateTable('accounts').set({ password_hash }).execute()
  await t.rejects(entering, { code: 'INVALID_CREDENTIALS' })
  t.same(await db.selectFrom('sessions').selectAll().execute(), [])
})

t.test('of two changes at once, by the same old password, one holds', async (t) => {
  const { db, people } = await peopleFor(t)
  const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const wishes = ['a horse of Monday', 'a horse of Tuesday']
  const changes = await Promise.allSettled(
    wishes.map((wish) => people.changePassword(id, ann.password, wish, '192.0.2.1')),
  )
  const held = changes.flatMap(({ status }, i) => (status === 'fulfilled' ? [wishes[i]!] : []))
  t.equal(held.length, 1)
  t.match(
    changes.find(({ status }) => status === 'rejected'),
    { reason: { code: 'INVALID_CREDENTIALS' } },
  )
  t.ok(await people.logIn(ann.email, held[0]!, '192.0.2.1'))
  t.equal((await db.selectFrom('sessions').selectAll().execute()).length, 2)
})
