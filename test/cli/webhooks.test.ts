import { execFile } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { dataOf, eventually, post } from '../http/jobs.ts'
import { field, file, type Service, serviceFor } from '../http/service.ts'
import { receiverFor, WITHIN } from '../webhooks/receiver.ts'

const entry = join(import.meta.dirname, '..', '..', 'bin', 'pagemill.js')

/** Lines of cells, and the exit code. */
const webhooks = ({ dataFolder }: Service, ...args: string[]) =>
  new Promise<{ code: number; rows: string[][]; stderr: string }>((resolve) => {
    const env = {
      ...process.env,
      PAGEMILL_DATA: dataFolder,
      PAGEMILL_WEBHOOK_HTTP: 'on',
      PAGEMILL_WEBHOOK_ALLOW: '127.0.0.1',
    }
    const all = [entry, 'webhooks', ...args]
    execFile(process.execPath, all, { env }, (error, stdout, stderr) => {
      const rows = stdout.split('\n').slice(0, -1)
      resolve({
        code: error ? Number(error.code) : 0,
        rows: rows.map((row) => row.split('\t')),
        stderr,
      })
    })
  })

t.test('beside a running service', async (t) => {
  const service = await serviceFor(t, { ...WITHIN, webhookDelays: [] })
  const receiver = await receiverFor(t)
  const { rows } = await webhooks(service, 'secret')
  t.match(rows[0]![0], /^whsec_/)
  t.same((await webhooks(service, 'add', receiver.url)).rows, [['1', `${receiver.url}/`]])
  t.same((await webhooks(service, 'list')).rows, [['1', 'active', `${receiver.url}/`]])

  receiver.behave({ status: 500 }, { status: 200 })
  const letter = file(pdf([{ content: lines(['a letter']) }]))
  await dataOf(post(service, '/v1/jobs', [letter, field('model', 'text')]))
  const dead = await eventually(async () => {
    const { rows } = await webhooks(service, 'deliveries', '--state', 'dead')
    return rows[0]
  })
  t.match(dead, [/^msg_/, 'dead', '1', String, 'job.completed', String, `${receiver.url}/`])
  t.equal((await webhooks(service, 'replay', dead[0]!)).code, 0)
  await receiver.got(2)

  for (const args of [
    ['replay', 'msg_none'],
    ['remove', '1', '--account', '2'],
    ['add', 'https://10.0.0.1/'],
  ]) {
    const refused = await webhooks(service, ...args)
    t.equal(refused.code, 1, args.join(' '))
    t.match(refused.stderr, /^pagemill: \w/)
  }
  t.equal((await webhooks(service, 'deliveries', '--state', 'lost')).code, 2)
  t.equal((await webhooks(service, 'remove', '1')).code, 0)
  t.match((await webhooks(service, 'rotate-secret')).rows, [[/^whsec_/]])
})
