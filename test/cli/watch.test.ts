import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { InHand } from '../../src/cli/watch/in-hand.ts'
import { placesOf } from '../../src/cli/watch/places.ts'
import { folderFor, lines, pdf } from '../engine/documents.ts'
import { entry, pagemill } from './pagemill.ts'

const letter = (text: string): Buffer => pdf([{ content: lines([text]) }])

/** Files of a folder and those in it; none where there is no folder. */
const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : []

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20)
}

interface Watch {
  readonly inbox: string
  readonly out: string
  /** Starts a process and waits until it watches. */
  start(...args: string[]): Promise<Watcher>
}

interface Watcher {
  readonly child: ChildProcess
  readonly said: { out: string; err: string }
  /** @returns its exit code; null after SIGKILL */
  end(signal: NodeJS.Signals): Promise<number | null>
}

function watchFor(t: Test): Watch {
  const folder = folderFor(t)
  const [inbox, out] = [join(folder, 'in'), join(folder, 'out')]
  mkdirSync(inbox)
  const env = { ...process.env, PAGEMILL_DATA: join(folder, 'data') }
  const start = async (...args: string[]): Promise<Watcher> => {
    const command = [entry, 'watch', inbox, '--out', out, '-m', 'text', '--settle', '1', ...args]
    const child = spawn(process.execPath, command, { env })
    t.teardown(() => child.kill('SIGKILL'))
    const said = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.err += text
    })
    await until(() => said.err.includes('pagemill: watching') || child.exitCode !== null)
    const end = async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal)
      const [code] = await once(child, 'close')
      return code
    }
    return { child, said, end }
  }
  return { inbox, out, start }
}

t.test('documents come, are converted and moved; what fails lies beside its reason', async (t) => {
  const { inbox, out, start } = watchFor(t)
  writeFileSync(join(inbox, 'before.pdf'), letter('before'))
  writeFileSync(join(inbox, '.hidden.pdf'), letter('hidden'))
  writeFileSync(join(inbox, 'fetched.pdf.part'), letter('fetched'))
  mkdirSync(out)
  writeFileSync(join(out, 'before.txt'), "somebody's own")
  const { said, end } = await start()
  mkdirSync(join(inbox, 'till 7'))
  writeFileSync(join(inbox, 'till 7', 'after.pdf'), letter('after'))
  writeFileSync(join(inbox, 'notes.md'), 'no document')
  symlinkSync(join(inbox, '.hidden.pdf'), join(inbox, 'link.pdf'))
  await until(() => filesOf(join(inbox, 'done')).length === 2)
  await until(() => filesOf(join(inbox, 'failed')).length === 2 && /link\.pdf/.test(said.err))
  // Its name is free again.
  writeFileSync(join(inbox, 'before.pdf'), letter('again'))
  await until(() => filesOf(join(inbox, 'done')).length === 3)
  t.equal(await end('SIGTERM'), 0)

  t.same(filesOf(out), ['before-2.txt', 'before-3.txt', 'before.txt', 'till 7/after.txt'])
  t.equal(readFileSync(join(out, 'before.txt'), 'utf8'), "somebody's own")
  t.equal(readFileSync(join(out, 'before-2.txt'), 'utf8').trim(), 'before')
  t.equal(readFileSync(join(out, 'before-3.txt'), 'utf8').trim(), 'again')
  t.equal(readFileSync(join(out, 'till 7', 'after.txt'), 'utf8').trim(), 'after')
  t.same(filesOf(join(inbox, 'done')), ['before-2.pdf', 'before.pdf', 'till 7/after.pdf'])
  t.same(filesOf(join(inbox, 'failed')), ['notes.md', 'notes.md.reason.txt'])
  const reason = readFileSync(join(inbox, 'failed', 'notes.md.reason.txt'), 'utf8')
  t.match(reason, /^UNSUPPORTED_FILE_TYPE: the file is none of PDF, /)
  t.match(said.err, /notes\.md: UNSUPPORTED_FILE_TYPE/)
  t.match(said.err, /link\.pdf: passed over: no file/)
  t.same(said.out.trim().split('\n').sort(), [
    `${join(inbox, 'before.pdf')}\t${join(out, 'before-2.txt')}`,
    `${join(inbox, 'before.pdf')}\t${join(out, 'before-3.txt')}`,
    `${join(inbox, 'till 7', 'after.pdf')}\t${join(out, 'till 7', 'after.txt')}`,
  ])
  const left = readdirSync(inbox).filter((name) => !['done', 'failed', '.pagemill'].includes(name))
  t.same(left.sort(), ['.hidden.pdf', 'fetched.pdf.part', 'link.pdf', 'till 7'])
  t.same(readdirSync(join(inbox, '.pagemill')), ['lock'])
})

t.test('a file that grows is waited for', async (t) => {
  const { inbox, out, start } = watchFor(t)
  await start('--settle', '3')
  const bytes = pdf([{ content: lines(['first']) }, { content: lines(['last']) }])
  const step = Math.ceil(bytes.length / 45)
  for (let at = 0; at < bytes.length; at += step) {
    appendFileSync(join(inbox, 'slow.pdf'), bytes.subarray(at, at + step))
    await sleep(100)
  }
  await until(() => filesOf(join(inbox, 'done')).length === 1)
  t.match(readFileSync(join(out, 'slow.txt'), 'utf8'), /first[\s\S]+last/)
  t.same(filesOf(join(inbox, 'failed')), [])
})

t.test('killed again and again: each document has one result', async (t) => {
  const { inbox, out, start } = watchFor(t)
  const names = Array.from({ length: 24 }, (_, i) => `letter-${i}`)
  for (const name of names) writeFileSync(join(inbox, `${name}.pdf`), letter(name))
  for (let kills = 1; kills <= 3; kills++) {
    const { end } = await start()
    await until(() => filesOf(out).length >= kills * 6)
    t.equal(await end('SIGKILL'), null)
  }
  const { end } = await start()
  await until(() => filesOf(join(inbox, 'done')).length === names.length)
  t.equal(await end('SIGTERM'), 0)
  t.same(filesOf(out), names.map((name) => `${name}.txt`).sort())
  for (const name of names) t.equal(readFileSync(join(out, `${name}.txt`), 'utf8').trim(), name)
  t.same(filesOf(join(inbox, 'done')), names.map((name) => `${name}.pdf`).sort())
  t.same(filesOf(join(inbox, 'failed')), [])
  t.same(filesOf(join(inbox, '.pagemill')), ['lock'])
})

t.test('after each step of a document a new start goes on with the next', async (t) => {
  const folder = folderFor(t)
  const inbox = join(folder, 'in')
  const out = join(folder, 'out')
  const places = placesOf(inbox, { out })
  for (const path of [inbox, out, places.done, places.hand]) mkdirSync(path, { recursive: true })
  const held = (id: string): string => {
    mkdirSync(join(places.hand, id, 'held', 'a'), { recursive: true })
    const path = join(places.hand, id, 'held', 'a', `${id}.pdf`)
    writeFileSync(path, id)
    return path
  }
  const written = (id: string): { partial: string; wished: string } => {
    const note = { partial: join(out, `.${id}.part`), wished: join(out, `${id}.txt`) }
    writeFileSync(join(places.hand, id, 'written.json'), JSON.stringify(note))
    return note
  }
  mkdirSync(join(places.hand, 'nothing yet', 'held'), { recursive: true })
  held('taken')
  writeFileSync(join(out, '.taken.part'), 'ha')
  held('written')
  writeFileSync(written('written').partial, 'result of written')
  held('named')
  const named = written('named')
  writeFileSync(named.partial, 'result of named')
  linkSync(named.partial, named.wished)
  mkdirSync(join(places.done, 'a'))
  linkSync(held('moved'), join(places.done, 'a', 'moved.pdf'))
  writeFileSync(written('moved').wished, 'result of moved')

  const hands = await InHand.left(places)
  t.same(
    hands.map(({ origin }) => origin),
    [join(inbox, 'a', 'taken.pdf')],
  )
  t.same(readdirSync(places.hand), ['taken'])
  t.same(filesOf(places.done), ['a/moved.pdf', 'a/named.pdf', 'a/written.pdf'])
  t.same(filesOf(out), ['.taken.part', 'moved.txt', 'named.txt', 'written.txt'])
  for (const id of ['written', 'named', 'moved'])
    t.equal(readFileSync(join(out, `${id}.txt`), 'utf8'), `result of ${id}`)

  const result = join(folder, 'result')
  writeFileSync(result, 'result of taken')
  const before = await hands[0]!.state()
  t.equal(await hands[0]!.state(), before)
  appendFileSync(hands[0]!.path, ' and written on')
  t.not(await hands[0]!.state(), before, 'somebody who writes on is noticed')
  t.equal(await hands[0]!.finish(result, 'txt'), join(out, 'a', 'taken.txt'))
  t.same(readdirSync(places.hand), [])
  t.equal(readFileSync(join(out, 'a', 'taken.txt'), 'utf8'), 'result of taken')
})

t.test('a folder has one who watches it', async (t) => {
  const { inbox, out, start } = watchFor(t)
  await start()
  const env = { PAGEMILL_DATA: folderFor(t) }
  const second = await pagemill(folderFor(t), ['watch', inbox, '--out', out], env)
  t.equal(second.code, 1)
  t.match(second.stderr, /another process watches/)
  t.equal((await pagemill(folderFor(t), ['watch', join(inbox, 'none'), '--out', out])).code, 1)
  t.equal((await pagemill(folderFor(t), ['watch', inbox])).code, 2, 'without --out')
})
