import t from 'tap'
import type { LabelName } from '../../src/fields/lexicon.ts'
import { LABEL_AT, labelScores } from '../../src/models/candidates/label-scores.ts'

const like = (text: string, label: LabelName): number => labelScores(text)[LABEL_AT.get(label)!]!

t.test('a number is announced by its sign as by its word', async (t) => {
  for (const text of ['Invoice no.', 'Invoice #', 'Invoice n°', 'INVOICE №'])
    t.equal(like(text, 'invoice_number'), 1, text)
})

t.test('capitals, accents and signs around a label change nothing', async (t) => {
  for (const [plain, printed, label] of [
    ['Date de facture', '· DATE DE FACTURE :', 'invoice_date'],
    ['Σύνολο', 'ΣΥΝΟΛΟ', 'total'],
    ['Zahlbar bis', '  zahlbar   bis: ', 'due_date'],
  ] as const) {
    t.ok(like(plain, label) > 0.9, plain)
    t.equal(like(printed, label), like(plain, label), printed)
  }
})

t.test('a sigma is one letter wherever it stands', async (t) => {
  t.same(labelScores('ΣΥΝΟΛΟΣ'), labelScores('σύνολος'))
})

t.test('a text is scored alike after a longer one', async (t) => {
  const before = [...labelScores('Total due')]
  labelScores(`${'#'.repeat(3000)} Straße 合計`)
  t.same([...labelScores('Total due ')], before)
})
