import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '../../src/document/page.ts'
import { pagesOf } from '../../src/engine/tasks/page-file.ts'
import { searchPage } from '../../src/tables/on-page.ts'
import type { Trace } from '../../src/tables/trace.ts'
import type { Truth } from './truth.ts'

/** A page that was read, and what is known of it. */
export interface ReadPaper {
  /** As the command line names its folders. */
  readonly source: string
  readonly id: string
  readonly page: Page
  /** Collected papers have no layout. */
  readonly truth: Omit<Truth, 'layout'> & Partial<Pick<Truth, 'layout'>>
  /** The page's. */
  readonly tables: Truth['tables']
}

/**
 * The pages of papers whose truths are known and not held back, in the order of their names.
 *
 * @param sources PAGES=TRUTHS: a folder of read pages (`<id>.pages`), one of truths (`<id>.truth.json`)
 */
export async function* papersIn(sources: readonly string[]): AsyncGenerator<ReadPaper> {
  for (const source of sources) {
    const [folder, truths] = source.split('=') as [string, string]
    for (const name of (await readdir(folder)).sort()) {
      const id = basename(name, '.pages')
      const truth = await readFile(join(truths, `${id}.truth.json`), 'utf8').then(
        JSON.parse,
        () => null,
      )
      if (truth === null || truth.held_back) continue
      for (const page of await pagesOf(join(folder, name))) {
        const tables = (truth as Truth).tables.filter((table) => table.page === page.number)
        yield { source, id, page, truth, tables }
      }
    }
  }
}

/** Looks for the tables of a page and hears of some of what is seen, but for what is set upwards or downwards. */
export function listen(page: Page, hear: Partial<Trace>): void {
  const deaf: Trace = {
    rulings: () => {},
    prose: () => {},
    candidate: () => {},
    turned: () => deaf,
  }
  searchPage(page, { ...deaf, ...hear })
}
