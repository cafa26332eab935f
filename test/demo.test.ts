import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { context, engineFor, request, textOf } from './engine/engines.ts'

const DEMO = join(import.meta.dirname, '../demo')

/** The texts of each table of a page of HTML, cell by cell, without those of empty cells. */
function textsIn(html: string): string[][] {
  const plain = (cell: string) =>
    cell
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .trim()
  return [...html.matchAll(/<table[\s\S]*?<\/table>/g)].map(([table]) =>
    [...table.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)]
      .map(([, cell]) => plain(cell!))
      .filter((text) => text !== ''),
  )
}

for (const [document, source] of [
  ['quarterly-report.pdf', 'quarterly-report.html'],
  ['scan.png', 'stock-list.html'],
] as const)
  t.test(`the demo's ${document} gives the tables that it was made with`, async (t) => {
    const engine = await engineFor(t)
    const file = { path: join(DEMO, 'documents', document), name: document }
    const wanted = request({ model: 'tables', output: 'json' })
    const { tables } = JSON.parse(await textOf(await engine.convert(file, wanted, context())))
    const found = tables.map(({ cells }: { cells: { text: string }[] }) =>
      cells.map(({ text }) => text).filter((text) => text !== ''),
    )
    const expected = textsIn(readFileSync(join(DEMO, 'sources', source), 'utf8'))
    t.same(found, expected)
  })
