import t from 'tap'
import { inRomanianLetters } from '../../src/engine/tasks/romanian.ts'

t.test('what was read as Romanian has commas under its letters', async (t) => {
  t.equal(inRomanianLetters('Ţară şi oraş, ȘTIUCĂ'), 'Țară și oraș, ȘTIUCĂ')
})
