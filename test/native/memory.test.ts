import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'

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
