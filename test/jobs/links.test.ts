import t from 'tap'
import type { LinkProof } from '../../src/jobs/links.ts'
import { Links } from '../../src/jobs/links.ts'
import { jobsFor } from './open.ts'

const DAY = 86_400_000

const proofOf = (link: string): LinkProof => {
  const { searchParams } = new URL(link)
  const [kid, sig] = [searchParams.get('kid')!, searchParams.get('sig')!]
  return { exp: Number(searchParams.get('exp')), kid, sig }
}

t.test('a process that runs for months makes links that the next one follows', async (t) => {
  const { db, storage, order, done } = await jobsFor(t)
  const { id } = await order()
  const job = await done(id)
  const file = JSON.parse(job.result_file!)
  const clock = { now: Date.now() }
  const now = () => clock.now
  const old = await Links.open(db, storage, now)
  const first = proofOf(await old.make(job, file, 'http://localhost'))
  clock.now += 29 * DAY
  t.equal(proofOf(await old.make(job, file, 'http://localhost')).kid, first.kid)
  clock.now += 40 * DAY
  const proof = proofOf(await old.make(job, file, 'http://localhost'))
  t.not(proof.kid, first.kid, 'a secret is used for a month')
  const next = await Links.open(db, storage, now)
  t.match(await next.follow(id, proof), { id })
  t.match(await old.follow(id, proof), { id })
  clock.now += DAY + 1000
  await t.rejects(next.follow(id, proof), { code: 'NOT_FOUND' })
})
