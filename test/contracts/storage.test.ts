import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import t, { type Test } from 'tap'
import { LocalFiles } from '../../src/storage/local-files.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { folderFor, write } from '../engine/documents.ts'

/** Every storage passes the same tests; a new one is a line here. */
const STORAGES: Record<string, (t: Test) => Storage> = {
  'local files': (t) => new LocalFiles(join(folderFor(t), 'storage')),
}

for (const [name, storageFor] of Object.entries(STORAGES))
  t.test(name, async (t) => {
    const storage = storageFor(t)
    const folder = folderFor(t)
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

    await t.test('what is not there', async (t) => {
      t.equal(await storage.open('inputs/none'), null)
      t.equal(await storage.copy('inputs/none', join(folder, 'none')), false)
      t.notOk(existsSync(join(folder, 'none')))
      await storage.remove('inputs/none')
    })

    await t.test('everything is listed, with its time', async (t) => {
      const before = Date.now() - 2000
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
