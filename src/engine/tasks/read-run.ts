import type { PageSource } from '../../document/page.ts'
import { isTrap, type ReadDone, type ReadTask } from '../task.ts'
import { PageFile } from './page-file.ts'
import { readPage, type Tools } from './read-page.ts'

/**
 * Milliseconds after which no further page of a run is begun with. A page with a text layer takes some of
 * them, and one that is recognised ten times as long as all.
 */
const MOMENT = 25

/**
 * The page of a task, and further ones while they take but a moment, into its file.
 *
 * @throws as `readPage` where the first cannot be read
 */
export async function readRun(task: ReadTask, tools: Tools, cancel: Int32Array): Promise<ReadDone> {
  const begin = performance.now()
  const file = new PageFile()
  const read = async (page: number): Promise<PageSource> => {
    const own = await readPage({ ...task, page }, tools, cancel)
    file.add(own)
    return own.source
  }
  const source = await read(task.page)
  const further: PageSource[] = []
  for (const page of task.further ?? []) {
    if (performance.now() - begin > MOMENT) break
    try {
      further.push(await read(page))
    } catch (error) {
      // What is wrong with it is told when it is read by itself. MuPDF is of no use after a trap.
      if (isTrap(error)) throw error
      break
    }
  }
  file.write(task.target)
  return { source, further }
}
