import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { folderFor, lines, pdf } from '../engine/documents.ts'
import { ask, dataOf, ended, post } from '../http/jobs.ts'
import { field, file, type Service, serviceFor } from '../http/service.ts'
import { pagemill } from './pagemill.ts'

const SEALED = /^sealed:1:[0-9a-f]{8}:/
const letter = [file(pdf([{ content: lines(['a letter']) }])), field('model', 'text')]

/** All secrets as they lie in the database. */
async function stored({ db }: Service): Promise<string[]> {
  const webhooks = await db.selectFrom('webhook_secrets').select('secret').execute()
  const links = await db.selectFrom('link_secrets').select('secret').execute()
  return [...webhooks, ...links].map(({ secret }) => secret)
}

const idOf = (sealed: string): string => sealed.split(':')[2]!

t.test('secrets lie sealed; a running service goes on when their key is replaced', async (t) => {
  const service = await serviceFor(t, { databaseUrl: null })
  const { dataFolder } = service
  const secret = async () => (await pagemill(dataFolder, ['webhooks', 'secret'])).rows[0]![0]!
  const shown = await secret()
  t.match(shown, /^whsec_/)
  const { request_id } = await dataOf(post(service, '/v1/jobs', letter))
  await ended(service, request_id)
  const linked = async () =>
    (await fetch((await dataOf(ask(service, `/v1/jobs/${request_id}/result`))).result_url)).status
  t.equal(await linked(), 200)
  const before = await stored(service)
  t.equal(before.length, 2)
  for (const one of before) t.match(one, SEALED)

  const rotated = await pagemill(dataFolder, ['secrets', 'rotate'])
  t.equal(rotated.code, 0, rotated.stderr)
  const after = await stored(service)
  t.equal(new Set([...before, ...after].map(idOf)).size, 2)
  t.equal(new Set(after.map(idOf)).size, 1)
  t.equal(await secret(), shown)
  t.equal(await linked(), 200)
  t.match(
    (await pagemill(dataFolder, ['audit'])).rows.map(([row]) => JSON.parse(row!)).at(-1),
    { account_id: 1, action: 'secrets.rotated', subject: idOf(after[0]!), address: null },
    'it is on the record',
  )
})

t.test('a document’s password lies sealed while its job waits', async (t) => {
  const service = await serviceFor(t, { databaseUrl: null, threads: 1 })
  const requests: (string | null)[] = []
  const many = Array.from({ length: 6 }, () =>
    post(service, '/v1/jobs', [...letter, field('password', 'hunter2')]),
  )
  await Promise.all(many)
  for (const { request } of await service.db.selectFrom('jobs').select('request').execute())
    requests.push(request)
  const waiting = requests.filter((request) => request !== null)
  t.ok(waiting.length > 0)
  for (const request of waiting) t.match(request, SEALED)
  for (const answer of await Promise.all(many)) {
    const { data } = (await answer.json()) as { data: { request_id: string } }
    t.match(await ended(service, data.request_id), { status: 'done' }, 'and is worked on')
  }
})

t.test('an encrypted backup opens with its passphrase alone', async (t) => {
  const service = await serviceFor(t, { databaseUrl: null })
  const { dataFolder } = service
  const [[secret]] = (await pagemill(dataFolder, ['webhooks', 'secret'])).rows as [[string]]
  const backup = join(folderFor(t), 'backup')
  const settings = { PAGEMILL_BACKUP_PASSPHRASE: 'a horse that remembers' }
  t.equal((await pagemill(dataFolder, ['backup', backup], settings)).code, 0)
  t.equal(statSync(backup).mode & 0o777, 0o600)
  t.match(readFileSync(backup, 'latin1'), /^PAGEMILL-ENC-1\n/)
  const restore = (settings: Record<string, string>, from = backup) => {
    const folder = join(folderFor(t), 'new')
    return pagemill(folder, ['restore', from], settings).then((done) => ({ ...done, folder }))
  }
  t.match(await restore({}), { code: 1, stderr: /is encrypted/ })
  const other = { PAGEMILL_BACKUP_PASSPHRASE: 'a horse that forgets' }
  t.match(await restore(other), { code: 1, stderr: /was changed, or/ })
  const { code, folder } = await restore(settings)
  t.equal(code, 0)
  t.equal((await pagemill(folder, ['webhooks', 'secret'])).rows[0]![0], secret, 'keys and all')
  const actions = async (folder: string) =>
    (await pagemill(folder, ['audit'])).rows.map(([row]) => JSON.parse(row!).action)
  t.ok((await actions(dataFolder)).includes('service.backed_up'))
  t.ok((await actions(folder)).includes('service.restored'))
})
