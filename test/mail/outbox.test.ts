import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { Outbox, queueMail } from '../../src/mail/outbox.ts'
import { smtpMailer } from '../../src/mail/smtp.ts'
import { placeFor } from '../cluster/place.ts'
import { postOffice } from './post-office.ts'

t.test('mail is sent once, when it is committed, and again when it was refused', async (t) => {
  const office = await postOffice(t)
  const db = await openDatabase(await placeFor(t))
  const clock = { now: new Date('2026-03-01T00:00:00.000Z') }
  const faults: unknown[] = []
  const outbox = new Outbox(
    db,
    smtpMailer(office.url, 'pages@example.com'),
    (error) => faults.push(error),
    () => clock.now,
  )
  t.teardown(async () => {
    await outbox.stop()
    await db.destroy()
  })
  const queue = (topic: string, to = 'ann@example.com') =>
    db
      .transaction()
      .execute((transaction) =>
        queueMail(
          transaction,
          topic,
          { to, subject: 'Pages', text: 'They are gone.\n' },
          clock.now,
        ),
      )
  await t.rejects(
    db.transaction().execute(async (transaction) => {
      const mail = { to: 'ann@example.com', subject: 'Not so', text: '' }
      await queueMail(transaction, 'rolled back', mail, clock.now)
      throw new Error('rolled back')
    }),
  )
  await queue('exhausted 1')
  await queue('exhausted 1')
  await outbox.send()
  await outbox.send()
  t.equal(office.mails.length, 1)
  t.match(office.mails[0], /^To: ann@example\.com[\s\S]*They are gone\./m)

  office.refuses = true
  await queue('exhausted 2')
  await outbox.send()
  t.equal(faults.length, 1)
  office.refuses = false
  await outbox.send()
  t.equal(office.mails.length, 1, 'not at once')
  clock.now = new Date('2026-03-01T00:01:01.000Z')
  await outbox.send()
  t.equal(office.mails.length, 2)

  clock.now = new Date('2026-06-01T00:00:00.000Z')
  await outbox.send()
  t.same(await db.selectFrom('mails').selectAll().execute(), [], 'forgotten after two months')
})
