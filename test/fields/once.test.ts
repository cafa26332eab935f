import t from 'tap'
import { once } from '../../src/fields/once.ts'

t.test('an object is worked out once, another one for itself', async (t) => {
  const asked: string[] = []
  const shout = once(({ text }: { text: string }) => {
    asked.push(text)
    return text.toUpperCase()
  })
  const [one, other] = [{ text: 'a' }, { text: 'a' }]
  t.equal(shout(one), 'A')
  t.equal(shout(one), 'A')
  t.equal(shout(other), 'A')
  t.same(asked, ['a', 'a'])
})

t.test('null is kept as well', async (t) => {
  let asked = 0
  const nothing = once((_: object) => {
    asked++
    return null
  })
  const key = {}
  t.equal(nothing(key), null)
  t.equal(nothing(key), null)
  t.equal(asked, 1)
})
