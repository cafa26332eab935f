import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { convert, field, file, serviceFor } from './service.ts'

const BODIES = ['Rain fell on the river.', 'Wind rose at noon.', 'Snow lay on the hills.']
const book = pdf(
  BODIES.map((body, i) => ({
    content: [
      lines(['Harbour Cafe'], 12, 60, 800),
      lines([body], 12, 60, 500),
      lines([`Page ${i + 1}`], 12, 60, 30),
    ].join('\n'),
  })),
)

t.test('running parts of pages are left out on request', async (t) => {
  const service = await serviceFor(t)
  const written = async (model: string, output: string, exclude: string) => {
    const wish = [field('model', model), field('output', output), field('exclude', exclude)]
    return convert(service, [file(book), ...wish])
  }
  const plain = await written('document', 'txt', 'headers, page_numbers')
  t.equal(await plain.text(), `${BODIES.join('\n\f')}\n`)
  for (const model of ['document', 'text'])
    for (const output of ['md', 'html']) {
      const text = await (await written(model, output, 'page_numbers')).text()
      t.match(text, /Harbour Cafe/, `${model} ${output}`)
      t.notMatch(text, /Page \d/, `${model} ${output}`)
    }
  const json = await (await written('document', 'json', 'page_numbers')).json()
  t.match((json as { data: unknown }).data, {
    pages: BODIES.map((text) => ({
      blocks: [
        { type: 'paragraph', text: 'Harbour Cafe', role: 'header' },
        { type: 'paragraph', text },
      ],
    })),
  })
  const refused = await written('document', 'md', 'poems')
  t.equal(refused.status, 400)
  t.match(await refused.json(), { error: { code: 'INVALID_PARAMETER' } })
})
