import t from 'tap'
import { remembered } from '../../src/fields/remembered.ts'

t.test('a text is worked out once, as long as it is among those remembered', async (t) => {
  const asked: string[] = []
  const length = remembered((text) => {
    asked.push(text)
    return text.length
  }, 2)
  t.same(['one', 'three', 'one', 'three'].map(length), [3, 5, 3, 5])
  t.same(asked, ['one', 'three'])
  t.equal(length('eleven'), 6)
  t.equal(length('one'), 3)
  t.same(asked, ['one', 'three', 'eleven', 'one'])
})

t.test('nothing is an answer, too', async (t) => {
  let count = 0
  const none = remembered(() => {
    count++
    return null
  })
  t.equal(none('text'), null)
  t.equal(none('text'), null)
  t.equal(count, 1)
})
