import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, page, words } from './pages.ts'

const XS = [60, 110, 200, 290, 380, 470, 560]
const TOP = 120
const HEAD = 20
const HIGH = 40
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu']
/** Lessons of two lines; where a slash stands the class is parted, and a rule drawn between both halves. */
const LESSONS = [
  ['Maths|Room 4', 'Music|Hall', 'Art|Studio / Craft|Shed', 'Latin|Room 2', 'Sport|Gym'],
  ['Latin|Room 2', 'Maths|Room 4', 'Sport|Gym', 'Music|Hall', 'Physics|Lab'],
  ['Sport|Gym', 'Physics|Lab', 'Maths|Room 4', 'Drama|Stage / Choir|Hall', 'Latin|Room 2'],
  ['Music|Hall', 'Latin|Room 2', 'Physics|Lab', 'Maths|Room 4', 'History|Room 1'],
]

t.test(
  'cells beside one that is parted by a rule of its own keep their lines together',
  async (t) => {
    const right = XS.at(-1)!
    const bottom = TOP + HEAD + HIGH * DAYS.length
    const rules = [
      across(TOP, XS[0]!, right),
      ...DAYS.map((_, r) => across(TOP + HEAD + HIGH * r, XS[0]!, right)),
      across(bottom, XS[0]!, right),
      ...XS.map((x) => down(x, TOP, bottom)),
    ]
    const lines = [XS.slice(1, 6).flatMap((x, c) => words(`${c + 8}:00`, x + 8, TOP + 14))]
    for (const [r, day] of DAYS.entries()) {
      const top = TOP + HEAD + HIGH * r
      lines.push(words(day, XS[0]! + 8, top + 23))
      for (const [c, lesson] of LESSONS[r]!.entries()) {
        const x = XS[c + 1]!
        const halves = lesson.split(' / ')
        if (halves.length > 1) rules.push(across(top + HIGH / 2, x, XS[c + 2]!))
        const steps = halves.length > 1 ? [8, 17, 28, 37] : [18, 29]
        const texts = halves.flatMap((half) => half.split('|'))
        for (const [k, text] of texts.entries())
          lines.push(words(text, x + 8, top + steps[k]!, halves.length > 1 ? 8 : 9))
      }
    }
    const [table, ...others] = findTables([page(lines, rules)])
    t.same(others, [])
    const plain = (lesson: string) => lesson.replace('|', ' ')
    const wanted = LESSONS.flatMap((row, r) => {
      const halves = row.map((lesson) => lesson.split(' / ').map(plain))
      const parts = Math.max(...halves.map(({ length }) => length))
      return Array.from({ length: parts }, (_, k) => [
        k === 0 ? DAYS[r]! : '',
        ...halves.map((half) => half[k] ?? ''),
      ])
    })
    t.same(rowsOf(table!).slice(1), wanted)
    const maths = table!.cells.find(({ row, text }) => row === 1 && text === 'Maths Room 4')
    t.equal(maths?.rowSpan, 2)
  },
)
