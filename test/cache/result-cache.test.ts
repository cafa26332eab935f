import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { ResultCache } from '../../src/cache/result-cache.ts'
import type { ConvertResult } from '../../src/engine/conversion.ts'
import { folderFor, write } from '../engine/documents.ts'
import { request, until } from '../engine/engines.ts'

const key = (accountId: number, hash: string, changes = {}) => ({
  accountId,
  hash,
  request: request(changes),
})

async function cacheFor(t: Test, maxBytes: number, life = 60_000) {
  const folder = join(folderFor(t), 'cache')
  const work = folderFor(t)
  const cache = await ResultCache.open(folder, maxBytes, life)
  t.teardown(() => cache.close())
  let made = 0
  let places = 0
  return {
    files: () => readdirSync(folder),
    made: () => made,
    /** Asks for a conversion that gives `text`, reads it and lets go of it. */
    async ask(wanted: ReturnType<typeof key>, text: string, changes: Partial<ConvertResult> = {}) {
      const result = await cache.convert(
        wanted,
        'mine.pdf',
        join(work, `place${++places}`),
        async () => {
          made++
          return {
            path: write(work, `made${made}`, text),
            byteLength: text.length,
            contentType: 'text/plain; charset=utf-8',
            fileName: 'theirs.txt',
            output: 'txt',
            pagesUsed: 2,
            failedPages: [],
            warnings: [],
            timings: { waitingMs: 1, workingMs: 2 },
            dispose: async () => {},
            ...changes,
          }
        },
      )
      const read = readFileSync(result.path, 'utf8')
      await result.dispose()
      return { ...result, read }
    },
  }
}

t.test('what was made is given again, under the new name', async (t) => {
  const { ask, made } = await cacheFor(t, 1000)
  t.match(await ask(key(1, 'a'), 'first'), { read: 'first', fileName: 'theirs.txt' })
  for (let n = 0; n < 2; n++)
    t.match(await ask(key(1, 'a'), 'second'), {
      read: 'first',
      fileName: 'mine.txt',
      pagesUsed: 2,
      byteLength: 5,
      contentType: 'text/plain; charset=utf-8',
    })
  t.equal(made(), 1)
})

t.test('another account, file or parameter is another conversion', async (t) => {
  const { ask, made } = await cacheFor(t, 1000)
  await ask(key(1, 'a'), 'x')
  for (const other of [
    key(2, 'a'),
    key(1, 'b'),
    key(1, 'a', { pageRange: '1' }),
    key(1, 'a', { password: 'x' }),
  ])
    t.match(await ask(other, 'y'), { read: 'y' })
  t.equal(made(), 5)
})

t.test('the least used leave; what is larger than all is not kept', async (t) => {
  const { ask, made, files } = await cacheFor(t, 250)
  await ask(key(1, 'a'), 'a'.repeat(100))
  await ask(key(1, 'b'), 'b'.repeat(100))
  await ask(key(1, 'a'), '')
  await ask(key(1, 'c'), 'c'.repeat(100))
  t.equal(made(), 3)
  await until(() => files().length === 2)
  t.match(await ask(key(1, 'a'), ''), { read: /^a+$/ }, 'it was used since')
  t.match(await ask(key(1, 'b'), 'again'), { read: 'again' })
  await ask(key(1, 'd'), 'd'.repeat(300))
  t.match(await ask(key(1, 'd'), 'not kept'), { read: 'not kept' })
})

t.test('results with failed pages are not kept; others end', async (t) => {
  const { ask, made, files } = await cacheFor(t, 1000, 200)
  const failedPages = [{ page: 1, reason: 'broken' }]
  await ask(key(1, 'a'), 'x', { failedPages })
  t.same(files(), [])
  await ask(key(1, 'a'), 'x')
  t.equal(files().length, 1)
  await pause(250)
  await until(() => files().length === 0)
  await ask(key(1, 'a'), 'x')
  t.equal(made(), 3)
})
