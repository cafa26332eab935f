import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as mupdf from 'mupdf'
import t from 'tap'
import { entry } from '../cli/pagemill.ts'
import { drawn, folderFor, lines, pdf } from '../engine/documents.ts'
import { serviceFor } from '../http/service.ts'

const run = promisify(execFile)
const plugin = join(import.meta.dirname, '../../integrations/ocrmypdf/pagemill_ocrmypdf.py')
const TEXTS = [
  ['The quick brown fox', 'jumps over the lazy dog'],
  ['Second page of two', 'with other words'],
]

/** Scanned pages, without a text layer. */
const scan = pdf(
  TEXTS.map((text) => {
    const image = drawn(pdf([{ content: lines(text, 18) }]), 150)
    return { content: 'q 595 0 0 842 0 0 cm /I1 Do Q', image }
  }),
)

/** Each line of a page with where it stands, in points from the top left. */
function linesOf(path: string, page: number): { text: string; x: number; y: number }[] {
  const document = mupdf.Document.openDocument(path)
  const { blocks } = JSON.parse(
    document.loadPage(page).toStructuredText('preserve-whitespace').asJSON(),
  )
  document.destroy()
  return blocks.flatMap(({ lines = [] }) => lines)
}

async function checkRead(
  t: { ok(is: boolean, why: string): void; equal(one: unknown, other: unknown): void },
  env: Record<string, string>,
): Promise<void> {
  const folder = folderFor(t as never)
  const [from, to, sidecar] = ['in.pdf', 'out.pdf', 'out.txt'].map((name) => join(folder, name))
  writeFileSync(from!, scan)
  const args = ['--plugin', plugin, '--output-type', 'pdf', '--sidecar', sidecar!, from!, to!]
  await run('ocrmypdf', args, {
    env: { ...process.env, PAGEMILL_DATA: folder, PAGEMILL_URL: '', ...env },
  })
  for (const [page, texts] of TEXTS.entries()) {
    const found = linesOf(to!, page)
    t.equal(found.map(({ text }) => text.trim()).join('|'), texts.join('|'))
    for (const [i, { x, y }] of found.entries()) {
      // Lines are set 27 points apart from 62 points below the top edge, 60 from the left one.
      t.ok(Math.abs(x - 60) < 4, `line ${i} begins at ${x}`)
      t.ok(Math.abs(y - (62 + 27 * i)) < 6, `line ${i} stands at ${y}`)
    }
  }
}

t.test('pages are read by a running service', async (t) => {
  const { url, key } = await serviceFor(t)
  await checkRead(t, { PAGEMILL_URL: url, PAGEMILL_KEY: key })
})

t.test('pages are read by a local pagemill that is started', async (t) => {
  await checkRead(t, { PAGEMILL_COMMAND: `${process.execPath} ${entry}` })
})
