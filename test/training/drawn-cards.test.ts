import t from 'tap'
import { foldedPhrase } from '../../src/fields/lexicon.ts'
import { drawnCards } from '../../training/fields/drawn-cards/cards.ts'

const cards = drawnCards(60)

t.test('cards are the same each time, and all others', async (t) => {
  t.same(
    drawnCards(5).map(({ document }) => document.rows.map(({ text }) => text)),
    cards.slice(0, 5).map(({ document }) => document.rows.map(({ text }) => text)),
  )
  t.equal(new Set(cards.map(({ fields }) => fields.name)).size, cards.length)
})

t.test('what a truth says is printed, where nothing was misread', async (t) => {
  const whole = cards.filter(({ document }) => document.pages[0]!.source === 'text_layer')
  t.ok(whole.length > 10)
  for (const { document, fields } of whole) {
    const printed = foldedPhrase(document.rows.map(({ text }) => text).join(' '))
    for (const field of ['name', 'title', 'department', 'company', 'address']) {
      const words = String(fields[field] ?? '').split(/\s+/)
      for (const word of words) t.ok(printed.includes(foldedPhrase(word)), `${field}: ${word}`)
    }
  }
})

t.test('some are read by recognition, some of them badly', async (t) => {
  const read = cards.filter(({ document }) => document.pages[0]!.source === 'ocr')
  t.ok(read.length > 20)
  const misread = read.filter(({ document, fields }) => {
    const printed = document.rows.map(({ text }) => text).join(' ')
    return !String(fields.name)
      .split(' ')
      .every((word) => printed.includes(word))
  })
  t.ok(misread.length > 2)
  t.ok(misread.length < read.length)
})
