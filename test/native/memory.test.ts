import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'

// Node's types leave it to those of browsers.
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
}

const addon = loadAddon()
const MEGA = 2 ** 20
const resident = (): number => process.memoryUsage.rss()

t.test('memory that was freed goes back to the system', async (t) => {
  // Smaller than what the C library gets from the system alone, so that it keeps them.
  const many = Array.from({ length: 1024 }, () => new Uint8Array(64 * 1024).fill(1))
  const last = many.at(-1)!
  for (const bytes of many.slice(0, -1)) bytes.buffer.transfer(0)
  const kept = resident()
  addon.trim()
  t.ok(resident() < kept - 32 * MEGA, `${kept} bytes, then ${resident()}`)
  t.ok(last.every((byte) => byte === 1))
})

t.test('bytes are given back, and nothing beside them', async (t) => {
  const bytes = new Uint8Array(32 * MEGA).fill(1)
  const before = resident()
  const from = 100
  const to = bytes.length - 100
  addon.discard(bytes.subarray(from, to))
  t.ok(resident() < before - 24 * MEGA, `${before} bytes, then ${resident()}`)
  t.ok(bytes.subarray(0, from).every((byte) => byte === 1))
  t.ok(bytes.subarray(to).every((byte) => byte === 1))
  t.ok(bytes.subarray(from, to).every((byte) => byte <= 1))
  bytes.fill(2)
  t.ok(
    bytes.every((byte) => byte === 2),
    'they can be written again',
  )
  addon.discard(bytes.subarray(0, 0))
  addon.discard(bytes.subarray(50, 60))
  t.equal(bytes[55], 2, 'less than a page stays')
  t.throws(() => addon.discard('bytes' as never), TypeError)
})

t.test('memories share what they hold alike, and each stays its own', async (t) => {
  const PAGES = 37
  const memory = (): Uint8Array => {
    const bytes = new Uint8Array(new WebAssembly.Memory({ initial: PAGES }).buffer)
    for (let at = 0; at < MEGA; at += 7) bytes[at] = at % 251
    return bytes
  }
  const [first, second] = [memory(), memory()] as const
  const before = Buffer.from(first)
  second[5000] = 252
  addon.share(first)
  addon.share(second)
  t.ok(before.equals(first))
  t.equal(second[5000], 252, 'what differs is kept')
  second[5000] = before[5000]!
  t.ok(before.equals(second))
  first[9000] = 253
  second[90_000] = 254
  t.equal(second[9000], before[9000])
  t.equal(first[90_000], before[90_000])
  const third = memory()
  addon.share(third)
  t.ok(before.equals(third), 'what one has written reaches no other')
  addon.share(first.subarray(0, 0))
  addon.share(first.subarray(1, 4097))
  t.equal(first[9000], 253)
  t.throws(() => addon.share('bytes' as never), TypeError)
})
