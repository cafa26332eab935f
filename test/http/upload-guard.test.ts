import { statfs } from 'node:fs/promises'
import { connect } from 'node:net'
import t from 'tap'
import { UploadGuard } from '../../src/http/upload-guard.ts'
import { folderFor, lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { convert, field, file, leftovers, metric, type Service, serviceFor } from './service.ts'

const parts = [file(pdf([{ content: lines(['room']) }])), field('model', 'text')]

/** An upload that begins and does not go on. */
async function begun(service: Service, bytes: number) {
  const before = leftovers(service).length
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST /v1/convert HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.key}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes}\r\n\r\n--b\r\n`,
  )
  await until(() => leftovers(service).length > before)
  return socket
}

/** Nothing of an upload is left: its files are gone, and so is what it had announced. */
const ended = (service: Service) =>
  until(
    async () =>
      leftovers(service).length === 0 && (await metric(service, 'pagemill_uploads')) === 0,
  )

t.test('more uploads than may be at once: busy, until one has gone', async (t) => {
  const service = await serviceFor(t, { mostUploads: 4 })
  const sockets = [await begun(service, 1000), await begun(service, 2000)]
  const refused = await convert(service, parts)
  t.equal(refused.status, 503, 'an account has half of them')
  t.match(await refused.json(), { error: { code: 'SERVICE_BUSY' } })
  t.ok(Number(refused.headers.get('retry-after')) >= 1)
  t.equal(await metric(service, 'pagemill_uploads'), 2)
  t.equal(await metric(service, 'pagemill_upload_bytes'), 3000)
  for (const socket of sockets) socket.destroy()
  await ended(service)
  t.equal((await convert(service, parts)).status, 200)
  t.equal(await metric(service, 'pagemill_uploads'), 0)
})

t.test('more bytes than may wait: busy', async (t) => {
  const service = await serviceFor(t, { mostUploadBytes: 1_000_000 })
  const socket = await begun(service, 999_900)
  t.equal((await convert(service, parts)).status, 503)
  socket.destroy()
  await ended(service)
  t.equal((await convert(service, parts)).status, 200)
})

t.test('a disk without room: refused before anything is sent up', async (t) => {
  const { blocks, bsize } = await statfs(folderFor(t))
  const service = await serviceFor(t, { leastFreeBytes: blocks * bsize })
  const refused = await convert(service, parts)
  t.equal(refused.status, 503)
  t.match(await refused.json(), { error: { code: 'STORAGE_ERROR' } })
  t.ok((await metric(service, 'pagemill_disk_free_bytes')) > 0)
})

t.test('half of them for an account, all for all; what was announced counts', async (t) => {
  const folder = folderFor(t)
  const limits = { folder, mostUploads: 4, mostUploadBytes: 1000, leastFreeBytes: 0 }
  const guard = new UploadGuard(limits)
  const release = [await guard.admit(1, 10), await guard.admit(1, 10)]
  await t.rejects(guard.admit(1, 10), { code: 'SERVICE_BUSY' })
  await guard.admit(2, 10)
  await t.rejects(guard.admit(3, 971), { code: 'SERVICE_BUSY' })
  await guard.admit(3, 970)
  await t.rejects(guard.admit(4, 0), { code: 'SERVICE_BUSY' })
  for (const gone of release) gone()
  t.match({ count: guard.count, bytes: guard.bytes }, { count: 2, bytes: 980 })

  const free = await guard.free()
  const tight = new UploadGuard({ ...limits, mostUploadBytes: free, leastFreeBytes: free / 2 })
  await tight.admit(1, free / 4)
  await t.rejects(tight.admit(2, free / 2), { code: 'STORAGE_ERROR' })
})
