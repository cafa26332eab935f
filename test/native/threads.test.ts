import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import t from 'tap'
import { folderFor, write } from '../engine/documents.ts'
import { pageOfText, TEXTS } from './pictures.ts'

const run = promisify(execFile)
const entry = join(import.meta.dirname, 'read-in-thread.ts')

t.test('threads come, read and go', async (t) => {
  const picture = write(folderFor(t), 'page.png', pageOfText())
  for (let round = 0; round < 3; round++) {
    const texts = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise<string>((resolve, reject) => {
            const worker = new Worker(entry, { workerData: picture })
            let text = ''
            worker.on('message', (message) => {
              text = message
            })
            worker.on('error', reject)
            worker.on('exit', () => resolve(text))
          }),
      ),
    )
    t.same(
      texts,
      [1, 2, 3].map(() => TEXTS.join('\n')),
    )
  }
})

t.test('every kernel set that runs here reads the same', async (t) => {
  const picture = write(folderFor(t), 'page.png', pageOfText())
  for (const kernels of ['scalar', 'avx2', 'avx512_vnni', 'none such']) {
    const env = { ...process.env, PAGEMILL_KERNELS: kernels }
    const { stdout } = await run(process.execPath, [entry, picture], { env })
    t.equal(stdout.trim(), TEXTS.join('\n'), kernels)
  }
})
