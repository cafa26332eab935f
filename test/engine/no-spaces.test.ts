import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'
import { OpenPdfs } from '../../src/engine/pdf/open-pdfs.ts'
import type { ReadTask } from '../../src/engine/task.ts'
import { readPage } from '../../src/engine/tasks/read-page.ts'
import { folderFor, write } from './documents.ts'
import { type Typeset, typeset } from './typeset.ts'

const addon = loadAddon()
/** `scripts/setup.sh --with-tests` fetches it. */
const tessdata = resolve(import.meta.dirname, '../../.cache/languages')
const reader = new addon.Reader({ tessdata, second: null, degraded: null })
const pdfs = new OpenPdfs(addon)
t.teardown(() => reader.dispose())

/** The same page, its text layer left aside or trusted. */
async function linesOf(
  test: Parameters<typeof folderFor>[0],
  bytes: Uint8Array,
  textLayer: 'always' | 'never',
  languages: readonly string[] = ['jpn'],
) {
  const task = {
    kind: 'read',
    path: write(folderFor(test), 'a.pdf', Buffer.from(bytes)),
    type: 'pdf',
    page: 1,
    password: null,
    textLayer,
    languages,
    dpi: 200,
    maxPixels: 50_000_000,
    deadline: 60_000,
  } as unknown as ReadTask
  const cancel = new Int32Array(new SharedArrayBuffer(4))
  const page = await readPage(task, { addon, reader, pdfs }, cancel)
  const lines = page.blocks.flatMap((block) => block.lines)
  return { page, texts: lines.map(({ words }) => words.map(({ text }) => text).join(' ')) }
}

const HORIZONTAL: readonly Typeset[] = [
  '図書館には多くの人が訪れました。前の年より多く、',
  '開館以来もっとも多い人数です。本を借りる人も増え、',
  '新しい閲覧室は五月に完成しました。窓からは川が見えます。',
].map((text, i) => ({ text, x: 40, y: 60 + 28 * i }))

t.test('models are there', async (t) => {
  t.ok(existsSync(`${tessdata}/jpn.traineddata`), 'by scripts/setup.sh --with-tests')
})

for (const textLayer of ['always', 'never'] as const)
  t.test(`Japanese has no spaces between its characters, text layer ${textLayer}`, async (t) => {
    const { texts } = await linesOf(t, typeset(HORIZONTAL), textLayer)
    t.same(
      texts,
      HORIZONTAL.map(({ text }) => text),
    )
  })

t.test('Latin words within it keep theirs', async (t) => {
  const line = { text: '会議では New York の Tokyo Office が話しました。', x: 40, y: 60 }
  const { texts } = await linesOf(t, typeset([line]), 'always')
  t.same(texts, [line.text])
})

t.test('characters set apart are one text, columns of a table are not', async (t) => {
  const tracked = { text: '御請求書在中', x: 40, y: 60, tracking: 250 }
  const cells = [
    { text: '品名', x: 40, y: 100 },
    { text: '数量', x: 100, y: 100 },
  ]
  for (const textLayer of ['always', 'never'] as const) {
    const { texts } = await linesOf(
      t,
      typeset([tracked, ...cells, ...HORIZONTAL.map((line) => ({ ...line, y: line.y + 100 }))]),
      textLayer,
    )
    t.equal(texts[0], tracked.text, textLayer)
    if (textLayer === 'always') t.equal(texts[1], '品名 数量')
  }
})

/** Columns from the right to the left. */
const COLUMNS: readonly Typeset[] = [
  '新しい閲覧室は五月に完成しました。',
  '窓からは川が見えます。本を借りる人も増え、',
  '山の村にも毎週本を届け、返却も受け付けます。',
].map((text, i) => ({ text, x: 400 - 28 * i, y: 60, vertical: true }))

t.test('columns that are read downwards come in their order', async (t) => {
  const wanted = COLUMNS.map(({ text }) => text)
  const bytes = typeset(COLUMNS)
  const layer = await linesOf(t, bytes, 'always')
  t.same(layer.texts, wanted)
  const { page, texts } = await linesOf(t, bytes, 'never', ['jpn_vert'])
  t.same(texts, wanted)
  for (const { rotation, width, height, blocks } of [layer.page, page]) {
    t.equal(rotation, 0, 'the page stands as it is')
    t.ok(Math.abs(width - 500) < 1 && Math.abs(height - 700) < 1)
    const [first, second] = blocks.flatMap(({ lines }) => lines)
    const [x0, y0, , y1] = first!.box
    t.ok(x0 > second!.box[0] + 14 && y1 - y0 > 200, 'the first column is the right one')
  }
})

t.test('so do columns of upright characters set one by one', async (t) => {
  const single = COLUMNS.flatMap(({ text, x }) =>
    [...text].map((character, i) => ({ text: character, x, y: 60 + 14 * i })),
  )
  const { texts } = await linesOf(t, typeset(single), 'always')
  t.same(
    texts,
    COLUMNS.map(({ text }) => text),
  )
})
