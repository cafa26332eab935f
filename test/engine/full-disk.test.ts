import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'

t.test('a disk that is full is no fault of the pages', async (t) => {
  // Without the test runner's hooks, which end a process whose file grows too large.
  const script = join(import.meta.dirname, 'on-full-disk.ts')
  const run = ['-u', 'NODE_OPTIONS', process.execPath, script]
  const { stdout } = await promisify(execFile)('env', run)
  const { ofPages, ofPart, ofResult, ...after } = JSON.parse(stdout)
  t.equal(ofPages, 'STORAGE_ERROR', 'pages')
  t.equal(ofPart, 'STORAGE_ERROR', 'pages of a part')
  t.equal(ofResult, 'STORAGE_ERROR', 'the result')
  t.same(after, { pagesRead: [1, 2, 3], faults: [], pagesUsed: 3, failedPages: [] })
})
