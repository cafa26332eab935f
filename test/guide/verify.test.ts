import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import t from 'tap'
// @ts-expect-error a sample of plain JavaScript
import { isGenuine } from '../../docs/guide/verify/verify.mjs'

const FOLDER = join(import.meta.dirname, '../../docs/guide/verify')
const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`
const OTHER = `whsec_${Buffer.from('another one of thirty-two bytes.').toString('base64')}`
const BODY = '{"type":"job.completed","data":{"filename":"März.pdf"}}'

interface Sent {
  readonly id: string
  readonly timestamp: string
  readonly signature: string
}

/** As the specification's own library signs. */
function sent(secrets: readonly string[], at = new Date()): Sent {
  const id = 'msg_1'
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, BODY))
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return { id, timestamp, signature: signatures.join(' ') }
}

const READERS: Record<string, (of: Sent, body: string) => boolean> = {
  node: ({ id, timestamp, signature }, body) =>
    isGenuine(
      SECRET,
      { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature },
      body,
    ),
  python: ({ id, timestamp, signature }, body) => {
    const program = [
      'import sys',
      `sys.path.insert(0, ${JSON.stringify(FOLDER)})`,
      'sys.dont_write_bytecode = True',
      'from verify import is_genuine',
      'names = ["webhook-id", "webhook-timestamp", "webhook-signature"]',
      'headers = dict(zip(names, sys.argv[2:]))',
      'print(is_genuine(sys.argv[1], headers, sys.stdin.buffer.read()))',
    ].join('\n')
    const args = ['-c', program, SECRET, id, timestamp, signature]
    return execFileSync('python3', args, { input: body, encoding: 'utf8' }).trim() === 'True'
  },
  shell: ({ id, timestamp, signature }, body) => {
    // What is too old is not read, and whoever writes into a pipe without a reader fails.
    const program = `. ${FOLDER}/verify.sh; is_genuine "$@" && echo yes || echo no; cat >/dev/null`
    const args = ['-c', program, 'bash', SECRET, id, timestamp, signature]
    return execFileSync('bash', args, { input: body, encoding: 'utf8' }).trim() === 'yes'
  },
}

for (const [language, isFrom] of Object.entries(READERS))
  t.test(`${language}: what is signed is told from what is not`, async (t) => {
    t.ok(isFrom(sent([SECRET]), BODY))
    t.ok(isFrom(sent([OTHER, SECRET]), BODY), 'while two secrets count')
    t.notOk(isFrom(sent([OTHER]), BODY))
    t.notOk(isFrom(sent([SECRET]), BODY.replace('completed', 'failed')))
    t.notOk(isFrom({ ...sent([SECRET]), id: 'msg_2' }, BODY))
    t.notOk(isFrom(sent([SECRET], new Date(Date.now() - 3_600_000)), BODY), 'too old')
  })
