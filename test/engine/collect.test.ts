import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import t from 'tap'
import type * as collect from '../../src/engine/tasks/collect.ts'
import { collectSometimes } from '../../src/engine/tasks/collect.ts'

const worked = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

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
  const start = worked()
  collectSometimes(start + 500)
  t.equal(collected, 0, 'not at once')
  collectSometimes(start + 5000)
  t.equal(collected, 1)
  collectSometimes(start + 60_000)
  t.equal(collected, 1, 'not without garbage')
  const grown = Array.from({ length: 400_000 }, (_, i) => [i])
  collectSometimes(start + 61_000)
  t.equal(collected, 2)
  grown.push(...Array.from({ length: 400_000 }, (_, i) => [i]).slice(0, 10))
  collectSometimes(start + 62_800)
  t.equal(collected, 2, 'not soon after the last time')
  t.ok(grown.length > 400_000)
})

t.test('the longer a collection takes, the later comes the next', async (t) => {
  let collected = 0
  let kept: number[][] = []
  const grow = (): void => {
    kept = [...kept, ...Array.from({ length: 200_000 }, (_, i) => [i])]
  }
  globalThis.gc = (() => {
    const end = worked() + 100
    while (worked() < end);
    collected++
  }) as NodeJS.GCFunction
  t.teardown(() => {
    delete globalThis.gc
  })
  const start = worked() + 200_000
  grow()
  collectSometimes(start)
  t.equal(collected, 1)
  grow()
  collectSometimes(start + 4900)
  t.equal(collected, 1, 'fifty times as late as it took')
  grow()
  collectSometimes(start + 100_000)
  t.equal(collected, 2)
  t.ok(kept.length > 0)
})

t.test('a thread that rests collects what is left, and one that works does not', async (t) => {
  // Another thread's, which has worked as long as it has.
  const place = new URL('../../src/engine/tasks/collect.ts?own', import.meta.url).href
  const own: typeof collect = await import(place)
  let collected = 0
  globalThis.gc = (() => {
    collected++
  }) as NodeJS.GCFunction
  t.teardown(() => {
    delete globalThis.gc
  })
  const grown = Array.from({ length: 1_000_000 }, (_, i) => [i])
  const end = worked() + 100
  own.collectSometimes()
  while (worked() < end);
  await new Promise((resolve) => setTimeout(resolve, 3100))
  t.equal(collected, 0, 'it has worked since')
  // Its clock begins anew where a busy machine is late; asking more often would be work.
  for (let rests = 0; collected === 0 && rests < 5; rests++)
    await new Promise((resolve) => setTimeout(resolve, 3100))
  t.equal(collected, 1)
  t.equal(grown.length, 1_000_000)
})
