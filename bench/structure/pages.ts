import { readConfig } from '../../src/config.ts'
import type { Page } from '../../src/document/page.ts'
import { loadAddon } from '../../src/engine/native.ts'
import { OpenPdfs } from '../../src/engine/pdf/open-pdfs.ts'
import { inspect } from '../../src/engine/tasks/inspect.ts'
import { readPage } from '../../src/engine/tasks/read-page.ts'

const MOST_PIXELS = 100_000_000
/** Milliseconds. */
const DEADLINE = 60_000

/** All pages of files, as the engine reads them. */
export async function pagesOf(files: readonly string[]): Promise<Page[]> {
  const addon = loadAddon()
  const { models } = readConfig()
  const reader = new addon.Reader(models)
  const checker = new addon.Reader({ ...models, second: null, degraded: null })
  const tools = { addon, reader, checker, pdfs: new OpenPdfs() }
  const cancel = new Int32Array(new SharedArrayBuffer(4))
  const pages: Page[] = []
  try {
    for (const path of files) {
      const file = { path, password: null, maxPixels: MOST_PIXELS }
      const { type, pageCount } = await inspect({ ...file, kind: 'inspect' }, addon, tools.pdfs)
      const how = {
        languages: ['eng'],
        textLayer: 'auto',
        dpi: null,
        models,
      } as const
      for (let page = 1; page <= pageCount; page++) {
        const task = {
          ...file,
          ...how,
          kind: 'read',
          type,
          page,
          target: '',
          deadline: DEADLINE,
        } as const
        pages.push(await readPage(task, tools, cancel))
      }
    }
  } finally {
    reader.dispose()
    checker.dispose()
  }
  return pages
}
