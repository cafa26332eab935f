import { execFileSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { AllowedFolder } from '../../src/mcp/allowed-folder.ts'
import { folderFor } from '../engine/documents.ts'

t.test('files of the folder, and nothing else', async (t) => {
  const top = folderFor(t)
  const root = join(top, 'in')
  const outside = join(top, 'in-other')
  for (const path of [join(root, 'deep'), outside]) mkdirSync(path, { recursive: true })
  writeFileSync(join(root, 'deep', 'a.pdf'), 'inside')
  writeFileSync(join(root, '..a.pdf'), 'inside')
  writeFileSync(join(outside, 'a.pdf'), 'outside')
  symlinkSync('deep/a.pdf', join(root, 'good.pdf'))
  symlinkSync(join(outside, 'a.pdf'), join(root, 'bad.pdf'))
  symlinkSync('bad.pdf', join(root, 'twice.pdf'))
  symlinkSync(outside, join(root, 'elsewhere'))
  symlinkSync('loop', join(root, 'loop'))
  execFileSync('mkfifo', [join(root, 'pipe')])
  symlinkSync(root, join(top, 'by-link'))

  const to = join(top, 'copy')
  for (const place of [root, join(top, 'by-link')]) {
    const folder = await AllowedFolder.at(place)
    const good = [
      'deep/a.pdf',
      './deep/../deep/a.pdf',
      '..a.pdf',
      'good.pdf',
      join(root, 'good.pdf'),
    ]
    for (const path of good) {
      await folder.copy(path, to, 6)
      t.equal(readFileSync(to, 'utf8'), 'inside', path)
    }
    t.equal(await folder.copy('deep/a.pdf', to, 6), 'a.pdf')
    await t.rejects(folder.copy('deep/a.pdf', to, 5), { code: 'FILE_TOO_LARGE' })
    const bad = ['', '.', '..', '/', 'deep', 'none', 'loop', 'pipe', 'bad.pdf', 'twice.pdf']
    bad.push('../in-other/a.pdf', 'elsewhere/a.pdf', 'elsewhere/../in-other/a.pdf', 'a\0.pdf')
    bad.push('deep/../../in-other/a.pdf', join(outside, 'a.pdf'), '/etc/hostname', '/dev/zero')
    const copy = join(top, 'never')
    for (const path of bad)
      await t.rejects(folder.copy(path, copy, 1000), { code: 'MISSING_FILE' }, JSON.stringify(path))
    t.notOk(existsSync(copy))
  }
  await t.rejects(AllowedFolder.at(join(outside, 'a.pdf')), /is no folder/)
})

t.test('a path that is changed again and again never leads outside', async (t) => {
  const top = folderFor(t)
  const root = join(top, 'in')
  mkdirSync(root)
  writeFileSync(join(top, 'secret'), 'outside')
  writeFileSync(join(top, 'own'), 'inside')
  const folder = await AllowedFolder.at(root)
  const path = join(root, 'a.pdf')
  let count = 0
  const change = (): void => {
    const next = join(root, '.next')
    if (count++ % 2) symlinkSync(join(top, 'secret'), next)
    else linkSync(join(top, 'own'), next)
    renameSync(next, path)
  }
  change()
  for (let i = 0; i < 300; i++) {
    const read = folder.copy('a.pdf', join(top, 'copy'), 100).then(
      () => readFileSync(join(top, 'copy'), 'utf8'),
      ({ code }) => code,
    )
    let isOver = false
    read.finally(() => {
      isOver = true
    })
    while (!isOver) {
      change()
      await new Promise(setImmediate)
    }
    t.ok(['inside', 'MISSING_FILE'].includes(await read))
  }
})
