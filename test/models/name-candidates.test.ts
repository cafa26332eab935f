import t from 'tap'
import { nameCandidates } from '../../src/models/candidates/name-candidate.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page, words } from '../tables/pages.ts'
import { lines } from './papers.ts'

const valuesOf = (rows: Parameters<typeof lines>[0]): string[] =>
  nameCandidates(documentText([page(lines(rows))])).map(({ value }) => value)

t.test('a name goes on under a line of another column', async (t) => {
  const values = valuesOf([[[60, 'Malerei']], [[320, 'Frau Birnbaum']], [[60, 'Sonnenfeld GmbH']]])
  t.ok(values.includes('Malerei Sonnenfeld GmbH'), values.join('\n'))
})

t.test('what stands between two lines of one column parts them', async (t) => {
  const values = valuesOf([
    [[60, 'Malerei']],
    [[50, '12 Long Street, Springfield']],
    [[60, 'Sonnenfeld']],
  ])
  t.notOk(values.includes('Malerei Sonnenfeld'), values.join('\n'))
})

t.test('three lines are a name that ends in its legal form', async (t) => {
  const values = valuesOf([[[60, 'Schneedienst']], [[60, 'Birnbaum-Apfelkern']], [[60, 'GmbH']]])
  t.ok(values.includes('Schneedienst Birnbaum-Apfelkern GmbH'), values.join('\n'))
})

t.test('a long name whose legal form is the next line', async (t) => {
  const values = valuesOf([[[60, 'MANZANAS Y PERAS DEL HUERTO ALTO']], [[60, 'SA DE CV']]])
  t.ok(values.includes('MANZANAS Y PERAS DEL HUERTO ALTO SA DE CV'), values.join('\n'))
})

t.test('a name ends with all of its legal form', async (t) => {
  const brothers = valuesOf([[[60, 'Sonnenfeld Malerei']], [[60, 'GmbH & Co.']], [[60, 'KG']]])
  t.ok(brothers.includes('Sonnenfeld Malerei GmbH & Co. KG'), brothers.join('\n'))
  t.notOk(brothers.includes('Sonnenfeld Malerei GmbH & Co.'), brothers.join('\n'))
  const limited = valuesOf([[[60, 'Sonnenfeld UG (haftungsbeschränkt)']], [[60, 'Birnenweg 3']]])
  t.notOk(limited.includes('Sonnenfeld UG'), limited.join('\n'))
})

t.test('a name behind a label, and its address in the same line', async (t) => {
  const values = valuesOf([[[60, 'Customer: Mrs Ada Appleseed, 12 Long Street, Springfield']]])
  t.ok(values.includes('Mrs Ada Appleseed'), values.join('\n'))
})

t.test('signs on both sides adorn a name', async (t) => {
  for (const line of ['» HARBOUR INN +', '* HARBOUR INN *']) {
    const values = valuesOf([[[60, line]], [[60, 'the inn of your harbour']]])
    t.ok(values.includes('HARBOUR INN'), values.join('\n'))
  }
})

t.test('a second line that stands a letter of its large type to the right', async (t) => {
  const rows = [words('pear', 60, 50, 20), words('& plum', 74, 72, 20), words('Long', 60, 200)]
  const values = nameCandidates(documentText([page(rows)])).map(({ value }) => value)
  t.ok(values.includes('pear & plum'), values.join('\n'))
})
