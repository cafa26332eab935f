import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import type { Word } from '../../src/document/page.ts'
import { withoutSpecks } from '../../src/tables/text/specks.ts'
import { words } from './pages.ts'

const UNITS = { em: 10, pitch: 12 }
const ROWS = [...words('Rye 4 sacks', 60, 110), ...words('Oats 7 sacks', 60, 122)]

const read = (text: string, box: Box): Word => ({
  text,
  box,
  baseline: box[3],
  confidence: 0.97,
  rotation: 0,
})

const keeps = (word: Word): boolean => withoutSpecks([...ROWS, word], UNITS, []).includes(word)

t.test(
  'a stroke higher than letters is no text where it is a hairline or leans as a pen does',
  async (t) => {
    t.notOk(keeps(read('|', [140, 100, 140.4, 116])), 'a hairline')
    t.ok(keeps(read('|', [140, 102, 141, 112])), 'a bar as high as letters')
    t.ok(keeps(read('I', [140, 96, 143, 116])), 'a letter of a heading')
    t.notOk(keeps(read('/', [140, 100, 155, 116])), 'a stroke of a pen')
    t.ok(keeps(read('/', [140, 102, 144, 112])), 'a slash')
  },
)

t.test(
  'a dot that is all there is in its line is dirt, and one beside a text is not',
  async (t) => {
    t.notOk(keeps(read('•', [65, 150, 67, 152])))
    t.ok(keeps(read('•', [140, 105, 142, 107])))
  },
)
