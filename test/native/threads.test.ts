import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import t from 'tap'
import { folderFor, write } from '../engine/documents.ts'
import { pageOfText, TEXTS } from './pictures.ts'

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
