import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { entry } from '../cli/pagemill.ts'
import { folderFor, lines, pdf } from '../engine/documents.ts'
import { hold, hostsOf } from '../engine/held.ts'
import { type Running, start } from '../jobs/process.ts'
import { Browser, PASSWORD } from './browser.ts'
import { ask, dataOf, ended, post } from './jobs.ts'
import { type Answer, field, file } from './service.ts'

const document = (pages: number) =>
  file(pdf(Array.from({ length: pages }, (_, i) => ({ content: lines([`page ${i}`]) }))))
const text = field('model', 'text')

/** From now on files of the service take nothing more, as on a full disk; or anything again. */
function fill({ child }: Running, bytes: '0' | 'unlimited'): void {
  for (const pid of [child.pid!, ...hostsOf(child.pid)])
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}

t.test('a disk that is full: told so, nothing lost, on again once there is room', async (t) => {
  const dataFolder = folderFor(t)
  const service = await start(t, dataFolder)
  const convert = () => post(service, '/v1/convert', [document(1), text])
  const order = () => post(service, '/v1/jobs', [document(2), text])
  const refused = async (what: string, answer: Response) => {
    t.equal(answer.status, 503, what)
    t.ok(Number(answer.headers.get('retry-after')) >= 1, what)
    t.match((await answer.json()) as Answer, { success: false, error: { code: 'STORAGE_ERROR' } })
  }
  const before = (await dataOf(order())).request_id
  await ended(service, before)

  // One job is taken while there is room, and read when there is none.
  const taken = await order()
  const goOn = hold(service.child.pid)
  const { request_id: waiting } = await dataOf(Promise.resolve(taken))
  fill(service, '0')
  goOn()
  await refused('a conversion', await convert())
  await refused('a job', await order())
  const batch = [{ ...document(1), name: 'files' }, text]
  await refused('a batch', await post(service, '/v1/batch', batch))
  const person = { email: 'ann@example.com', password: PASSWORD }
  await refused('a row', await new Browser(service).ask('POST', '/v1/session/sign-up', person))
  const result = await ask(service, `/v1/jobs/${before}/result?download=1`)
  t.match(await result.text(), /page 0/, 'what is there can be read')
  t.equal((await ask(service, `/v1/jobs/${waiting}`)).status, 200)

  fill(service, 'unlimited')
  t.equal((await convert()).status, 200)
  const after = (await dataOf(order())).request_id
  for (const id of [waiting, after])
    t.match(await ended(service, id, 180_000), { status: 'done', pages_used: 2 })
  t.match(await dataOf(ask(service, '/v1/jobs')), { total: 3 })
  t.equal((await dataOf(ask(service, '/v1/usage'))).calls_used, 7, 'billed is what was done')
  const db = await openDatabase(join(dataFolder, 'pagemill.db'))
  t.teardown(() => db.destroy())
  const held = db.selectFrom('reservations').selectAll().where('state', '=', 'held')
  t.same(await held.execute(), [], 'nothing stays put aside')
  for (const folder of ['uploads', 'work', 'attempts', 'storage/inputs'])
    t.same(readdirSync(join(dataFolder, folder)), [], folder)
  t.equal(readdirSync(join(dataFolder, 'storage/results')).length, 3)

  await t.test('a backup for which there is no room', async (t) => {
    const target = join(folderFor(t), 'backup.tar.gz')
    // As in `start`: without tap's hooks.
    const limited = ['prlimit', '--fsize=0:', process.execPath, entry, 'backup', target]
    const env = { ...process.env, PAGEMILL_DATA: dataFolder }
    t.throws(
      () => execFileSync('env', ['-u', 'NODE_OPTIONS', ...limited], { env, stdio: 'pipe' }),
      /ENOSPC|EFBIG|Command failed/,
    )
    t.notOk(existsSync(target))
    t.notOk(existsSync(`${target}.part`))
    t.notOk(readdirSync(dataFolder).some((name) => name.startsWith('backup-')))
  })
})
