import t from 'tap'
import { models } from '../../src/models/catalogue.ts'
import { lines, pdf } from '../engine/documents.ts'
import { convert, field, file, serviceFor } from './service.ts'

const STOP = pdf([{ content: lines(['STOP'], 30) }])
const EMPTY = ['csv', 'jsonl', 'csv_quickbooks', 'csv_xero']

t.test('every model: an empty file and a warning, never a sentence', async (t) => {
  const service = await serviceFor(t)
  // What model auto finds, that model answers.
  const named = [...models.values()].filter(({ name }) => name !== 'auto')
  for (const { name, outputs } of named)
    for (const output of outputs.filter((own) => EMPTY.includes(own))) {
      const wish = [field('model', name), field('output', output), field('fields', 'Weight')]
      const answer = await convert(service, [file(STOP), ...wish])
      t.equal(answer.status, 200, `${name} ${output}`)
      t.equal(await answer.text(), '', `${name} ${output}`)
      t.match(answer.headers.get('x-service-warning'), /\bNOTHING_FOUND\b/, `${name} ${output}`)
    }
})

t.test('form field table: its kind is checked', async (t) => {
  const service = await serviceFor(t)
  for (const table of ['0', '-1', 'first']) {
    const answer = await convert(service, [file(STOP), field('table', table)])
    t.equal(answer.status, 400, table)
    t.match(await answer.json(), { error: { code: 'INVALID_PARAMETER' } })
  }
})
