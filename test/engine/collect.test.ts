import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import t from 'tap'
import { collectSometimes } from '../../src/engine/collect.ts'

t.test('a thread collects garbage that has piled up, with pauses between', async (t) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let collected = 0
  globalThis.gc = (() => {
    collect()
    collected++
  }) as NodeJS.GCFunction
  t.teardown(() => {
    delete globalThis.gc
  })
  const start = performance.now()
  collectSometimes(start + 1000)
  t.equal(collected, 0, 'not at once')
  collectSometimes(start + 5000)
  t.equal(collected, 1)
  collectSometimes(start + 60_000)
  t.equal(collected, 1, 'not without garbage')
  const grown = Array.from({ length: 400_000 }, (_, i) => [i])
  collectSometimes(start + 61_000)
  t.equal(collected, 2)
  grown.push(...Array.from({ length: 400_000 }, (_, i) => [i]).slice(0, 10))
  collectSometimes(start + 64_000)
  t.equal(collected, 2, 'not soon after the last time')
  t.ok(grown.length > 400_000)
})
