import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import t, { type Test } from 'tap'
import { LocalFiles } from '../../src/storage/local-files.ts'
import { S3Files } from '../../src/storage/s3.ts'
import { s3Place } from '../../src/storage/s3-place.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { s3For } from '../cluster/s3.ts'
import { folderFor, write } from '../engine/documents.ts'

/** Every storage passes the same tests; a new one is a line here. */
const STORAGES: Record<string, (t: Test) => Promise<Storage>> = {
  'local files': async (t) => new LocalFiles(join(folderFor(t), 'storage')),
  S3: async (t) => {
    const files = await S3Files.open(s3Place((await s3For(t)).url))
    t.teardown(() => files.close())
    return files
  },
}

for (const [name, storageFor] of Object.entries(STORAGES))
  t.test(name, async (t) => {
    const storage = await storageFor(t)
    const folder = folderFor(t)
    const before = Date.now() - 2000
    const put = (key: string, text: string) => storage.put(key, write(folder, 'source', text))
    const textOf = async (key: string): Promise<string | null> => {
      const stored = await storage.open(key)
      if (!stored) return null
      const bytes = await buffer(stored.content)
      t.equal(bytes.length, stored.byteLength)
      return bytes.toString()
    }

    await t.test('what is put can be opened, and its file is taken over', async (t) => {
      await put('inputs/a', 'first')
      t.notOk(existsSync(join(folder, 'source')))
      t.equal(await textOf('inputs/a'), 'first')
      await put('inputs/a', 'second')
      t.equal(await textOf('inputs/a'), 'second')
    })

    await t.test('a copy outlives its original, and neither changes the other', async (t) => {
      await put('inputs/b', 'to copy')
      const copy = join(folder, 'copy')
      t.equal(await storage.copy('inputs/b', copy), true)
      await put('inputs/b', 'replaced')
      t.equal(readFileSync(copy, 'utf8'), 'to copy')
      await storage.remove('inputs/b')
      t.equal(readFileSync(copy, 'utf8'), 'to copy')
    })

    await t.test('what is being read is read to its end, also when it is removed', async (t) => {
      await put('results/c', 'x'.repeat(300_000))
      const stored = (await storage.open('results/c'))!
      await storage.remove('results/c')
      t.equal((await buffer(stored.content)).length, 300_000)
      t.equal(await textOf('results/c'), null)
    })

    await t.test('a part of what was put, and its size', async (t) => {
      await put('results/part', '0123456789')
      t.equal(await storage.size('results/part'), 10)
      for (const [first, last, text] of [
        [0, 3, '0123'],
        [7, 9, '789'],
        [4, 4, '4'],
      ] as const) {
        const stored = (await storage.open('results/part', { first, last }))!
        t.equal(stored.byteLength, text.length)
        t.equal((await buffer(stored.content)).toString(), text)
      }
      await storage.remove('results/part')
      t.equal(await storage.size('results/part'), null)
      t.equal(await storage.open('results/part', { first: 0, last: 1 }), null)
    })

    await t.test('what is not there', async (t) => {
      t.equal(await storage.open('inputs/none'), null)
      t.equal(await storage.copy('inputs/none', join(folder, 'none')), false)
      t.notOk(existsSync(join(folder, 'none')))
      await storage.remove('inputs/none')
    })

    await t.test('everything is listed, with its time', async (t) => {
      await put('answers/d-1', 'one')
      await put('results/d_2', 'two')
      const keys = new Map<string, Date>()
      for await (const { key, storedAt } of storage.list()) keys.set(key, storedAt)
      t.same([...keys.keys()].sort(), ['answers/d-1', 'inputs/a', 'results/d_2'])
      for (const at of keys.values())
        t.ok(at.getTime() > before && at.getTime() < Date.now() + 2000)
    })

    await t.test('keys that lead elsewhere are refused', async (t) => {
      for (const key of ['../a', 'inputs/../../a', '/etc/passwd', 'inputs/', 'inputs/a/b', ''])
        await t.rejects(storage.remove(key), TypeError, key)
    })

    await t.test('many at once', async (t) => {
      const names = Array.from({ length: 40 }, (_, i) => `many/${i}`)
      await Promise.all(names.map((key) => storage.put(key, write(folder, key.slice(5), key))))
      t.same(await Promise.all(names.map(textOf)), names)
    })
  })

t.test('local files: nobody else reads them; a broken place is a storage error', async (t) => {
  const folder = folderFor(t)
  const storage = new LocalFiles(join(folder, 'storage'))
  await storage.put('inputs/a', write(folder, 'a', 'a'))
  t.equal(statSync(join(folder, 'storage', 'inputs')).mode & 0o077, 0)
  t.same(readdirSync(join(folder, 'storage', 'inputs')), ['a'])
  const broken = new LocalFiles(write(folder, 'file', 'no folder'))
  const error = { name: 'ServiceError', code: 'STORAGE_ERROR' }
  await t.rejects(broken.put('inputs/a', write(folder, 'b', 'b')), error)
  await t.rejects(broken.open('inputs/a'), error)
})

t.test('S3: large files go in parts; links present them; faults are storage errors', async (t) => {
  const s3 = await s3For(t)
  const storage = await S3Files.open(s3Place(s3.url))
  t.teardown(() => storage.close())
  const folder = folderFor(t)
  const large = randomBytes(12_000_000)
  await storage.put('results/large', write(folder, 'large', large))
  const wish = { seconds: 60, contentType: 'text/csv; charset=utf-8' }
  const link = await storage.link('results/large', { ...wish, fileName: 'summary 1.csv' })
  const answer = await fetch(link!)
  t.equal(answer.status, 200)
  t.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8')
  t.equal(answer.headers.get('content-disposition'), 'attachment; filename="summary 1.csv"')
  t.ok(Buffer.from(await answer.arrayBuffer()).equals(large))
  const forged = await fetch(link!.replace('large', 'other'))
  await forged.arrayBuffer()
  t.ok(forged.status >= 400)
  const odd = await storage.link('results/large', { ...wish, fileName: 'übersicht.csv' })
  t.equal(
    new URL(odd!).searchParams.get('response-content-disposition'),
    "attachment; filename*=UTF-8''%C3%BCbersicht.csv",
  )
  await storage.remove('results/large')
  const gone = await fetch(link!)
  await gone.arrayBuffer()
  t.equal(gone.status, 404, 'a link is dead with its file')

  s3.fault = 403
  const error = { name: 'ServiceError', code: 'STORAGE_ERROR' }
  const kept = write(folder, 'kept', 'kept')
  await t.rejects(storage.put('inputs/a', kept), error)
  t.ok(existsSync(kept), 'a file that could not be stored is not lost')
  await t.rejects(storage.open('inputs/a'), error)
  await t.rejects(S3Files.open(s3Place(s3.url)), { message: /^the bucket pages cannot be used: / })
})

t.test('S3: places as they are written', async (t) => {
  t.match(s3Place('s3://pages'), { bucket: 'pages', prefix: '', endpoint: null, credentials: null })
  t.match(s3Place('s3://me:a%2Fb@pages/x/y/?endpoint=http://files:9000&links=off&region=eu'), {
    bucket: 'pages',
    prefix: 'x/y/',
    region: 'eu',
    endpoint: 'http://files:9000',
    pathStyle: true,
    links: false,
    credentials: { accessKeyId: 'me', secretAccessKey: 'a/b' },
  })
  t.throws(() => s3Place('s3://pages?endpiont=x'), /'endpiont'/)
  t.throws(() => s3Place('s3://pages?endpoint=files'), /no http/)
})
