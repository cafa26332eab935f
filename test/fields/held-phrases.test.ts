import fc from 'fast-check'
import { test } from 'tap'
import { HeldPhrases } from '../../src/fields/held-phrases.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '字'), maxLength: 12 })
const phrase = text.filter((own) => own !== '')

test('the longest phrase that a text holds', async (t) => {
  const phrases = new HeldPhrases(['salary', 'sal', 'pay rise', 'rise'])
  t.equal(phrases.longestIn('my salary'), 6)
  t.equal(phrases.longestIn('salt'), 3)
  t.equal(phrases.longestIn('a pay rise'), 8)
  t.equal(phrases.longestIn('nothing'), 0)
  t.equal(phrases.longestIn(''), 0)
})

test('finds what looking for each phrase finds', async () => {
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 8 }), text, (phrases, own) => {
      const lengths = phrases.flatMap((one) => (own.includes(one) ? [one.length] : []))
      return new HeldPhrases(phrases).longestIn(own) === Math.max(0, ...lengths)
    }),
  )
})
