import t from 'tap'
import { safeText } from '../../src/outputs/safe-text.ts'

t.test('what a spreadsheet program would run is a text', async (t) => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '\uff1d1', '\uff0b1'])
    t.equal(safeText(text), `'${text}`)
  for (const text of ['\uff0d1', '\uff20SUM(1)']) t.equal(safeText(text), `'${text}`)
  for (const text of ['', '1', 'a=1', "'=1", '(=1)', ' 1']) t.equal(safeText(text), text)
})
