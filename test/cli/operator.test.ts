import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { findSandbox } from '../../src/engine/pool/sandbox.ts'
import { postgresFor } from '../cluster/place.ts'
import { folderFor, lines, pdf } from '../engine/documents.ts'
import { ask, dataOf, ended, post } from '../http/jobs.ts'
import { field, file, serviceFor } from '../http/service.ts'
import { entry, pagemill } from './pagemill.ts'

t.test('doctor: all is well', async (t) => {
  // A kernel that refuses walls is one of the things it names.
  const { lacks } = await findSandbox('auto')
  const settings = { PAGEMILL_SANDBOX: lacks === null ? 'auto' : 'off' }
  const { code, rows } = await pagemill(folderFor(t), ['doctor'], settings)
  t.equal(code, 0)
  const names = ['node', 'addon', 'processor', 'tessdata', 'data', 'disk', 'database', 'secrets']
  t.same(
    rows.map(([state, name]) => [state, name]),
    [...names, 'sandbox', 'engine'].map((name) => ['ok', name]),
  )
  t.match(rows[3]?.[2], /\beng\b.* in \//)
})

t.test('doctor: names each thing that is not', async (t) => {
  const folder = folderFor(t)
  const tessdata = join(folder, 'tessdata')
  mkdirSync(tessdata)
  writeFileSync(join(folder, 'pagemill.db'), 'no database, but long enough to be one '.repeat(30))
  const { code, rows } = await pagemill(folder, ['doctor'], { PAGEMILL_TESSDATA: tessdata })
  t.equal(code, 1)
  const faults = rows.filter(([state]) => state === 'FAULT')
  t.match(faults, [
    ['FAULT', 'tessdata', /no .traineddata files/],
    ['FAULT', 'database', /not a database/],
    ['FAULT', 'secrets', /not a database/],
  ])
})

t.test('doctor: secrets that lie open in a shared database', async (t) => {
  const databaseUrl = await postgresFor(t)
  const service = await serviceFor(t, { databaseUrl, secretKeys: null })
  const settings = { DATABASE_URL: databaseUrl, PAGEMILL_SANDBOX: 'off' }
  const line = async (keys: Record<string, string>) => {
    const { code, rows } = await pagemill(service.dataFolder, ['doctor'], { ...settings, ...keys })
    return { code, row: rows.find(([, name]) => name === 'secrets') }
  }
  const open = await line({})
  t.equal(open.code, 1)
  t.match(open.row, [
    'FAULT',
    'secrets',
    /^unsealed: 1 link secrets; name keys in PAGEMILL_SECRET_KEYS/,
  ])
  const keys = { PAGEMILL_SECRET_KEYS: Buffer.alloc(32, 7).toString('base64') }
  t.match(await line(keys), {
    code: 1,
    row: ['FAULT', 'secrets', /; run pagemill secrets rotate$/],
  })
  t.equal(
    (await pagemill(service.dataFolder, ['secrets', 'rotate'], { ...settings, ...keys })).code,
    0,
  )
  t.match(await line(keys), { code: 0, row: ['ok', 'secrets', 'all are sealed'] })
})

t.test('backup of a running service, and restore elsewhere', async (t) => {
  const service = await serviceFor(t)
  const letter = [file(pdf([{ content: lines(['a letter']) }])), field('model', 'text')]
  const { request_id } = await dataOf(post(service, '/v1/jobs', letter))
  await ended(service, request_id)
  const wanted = await (await ask(service, `/v1/jobs/${request_id}/result?download=1`)).text()
  t.match(wanted, /a letter/)
  const backup = join(folderFor(t), 'backup.tar.gz')
  const left = ['new', 'old'].map((name) => join(service.dataFolder, `backup-${name}`))
  for (const folder of left) mkdirSync(folder)
  utimesSync(left[1]!, 1_700_000_000, 1_700_000_000)
  const both = [1, 2].map(() => pagemill(service.dataFolder, ['backup', backup]))
  t.same(
    (await Promise.all(both)).map(({ code }) => code),
    [0, 0],
    'two at once are whole',
  )
  t.same(readdirSync(dirname(backup)), ['backup.tar.gz'])
  t.same(left.map(existsSync), [true, false], 'the new one may be one that goes on')

  const dataFolder = join(folderFor(t), 'new')
  t.equal((await pagemill(dataFolder, ['restore', backup])).code, 0)
  const again = await pagemill(dataFolder, ['restore', backup])
  t.equal(again.code, 1)
  t.match(again.stderr, /there is a database/)
  const second = await serviceFor(t, { dataFolder })
  const restored = { ...second, key: service.key }
  const result = await ask(restored, `/v1/jobs/${request_id}/result?download=1`)
  t.equal(await result.text(), wanted)

  const empty = join(folderFor(t), 'empty')
  const bad = await pagemill(empty, ['restore', entry])
  t.equal(bad.code, 1)
  t.match(bad.stderr, /^pagemill: /)
  t.notOk(existsSync(join(empty, 'pagemill.db')))
})
