import t from 'tap'
import { randomOf } from '../../training/kit/random.ts'
import { type Draft, draft } from '../../training/tables/draft.ts'
import { LAYOUTS, layoutOf } from '../../training/tables/layout.ts'
import { tablesOf } from '../../training/tables/page.ts'
import { gridOf } from '../../training/tables/table.ts'
import { TEXTS } from '../../training/tables/texts.ts'
import { truthOf } from '../../training/tables/truth.ts'

const layouts = Array.from({ length: LAYOUTS }, (_, number) => layoutOf(number))

/** A document of every fifth layout; nothing fits into some of them with this seed. */
const drafts = Array.from({ length: LAYOUTS / 5 }, (_, at) => at * 5).flatMap((number) => {
  const made = draft(number, randomOf(`test/${number}`))
  return made ? [made] : []
})

const truth = (one: Draft) => truthOf('x', one.paper, one.layout, 'pdf')

t.test('layouts', async (t) => {
  t.equal(new Set(layouts.map(({ key }) => key)).size, LAYOUTS)
  t.ok(new Set(layouts.map(({ tool }) => tool)).size >= 6, 'six tools and more')
  const withTables = layouts.filter(({ noTable }) => !noTable)
  t.ok(withTables.length >= 400, '400 layouts with tables')
  const held = layouts.filter(({ heldBack }) => heldBack).length / LAYOUTS
  t.ok(held > 0.05 && held < 0.15, 'about a tenth is held back')
  t.strictSame(layoutOf(7), layouts[7])
})

t.test('most layouts find something that fits', async (t) => {
  t.ok(drafts.length > (LAYOUTS / 5) * 0.9)
})

t.test('the same seed makes the same document', async (t) => {
  for (const one of drafts.slice(0, 10)) {
    const number = Number(one.layout.key.split('-')[1])
    t.strictSame(draft(number, randomOf(`test/${number}`)), one)
  }
})

t.test('cells tile their table', async (t) => {
  for (const { paper, layout } of drafts)
    for (const { table } of tablesOf(paper)) {
      const places = table.cells.reduce((sum, { rs, cs }) => sum + rs * cs, 0)
      const covered = gridOf(table).flat().filter(Boolean).length
      const all = table.rows * table.columns.length
      t.strictSame([places, covered], [all, all], layout.key)
    }
})

t.test('no rule runs through a cell', async (t) => {
  for (const { paper, layout } of drafts)
    for (const { table } of tablesOf(paper)) {
      const grid = gridOf(table)
      const through = table.rules.filter(({ r1, c1, r2, c2 }) => {
        if (r1 === r2)
          return (
            r1 > 0 &&
            r1 < table.rows &&
            grid[r1]!.slice(c1, c2).some((cell, at) => cell === grid[r1 - 1]![c1 + at])
          )
        return (
          c1 > 0 &&
          c1 < table.columns.length &&
          grid.slice(r1, r2).some((row) => row[c1] === row[c1 - 1])
        )
      })
      t.strictSame(through, [], layout.key)
    }
})

t.test('truths', async (t) => {
  for (const one of drafts) {
    const { tables, layout } = truth(one)
    t.equal(tables.length === 0, one.layout.noTable !== undefined, layout.key)
    t.ok(layout.families.length > 0)
    for (const { page, rows, cells } of tables) {
      t.ok(page >= 1 && page <= one.pages)
      t.ok(rows.length >= 2 && rows.every((row) => row.length === rows[0]!.length))
      for (const { r, c, text } of cells) if (rows[r]![c] !== text) t.fail(`${r}, ${c}: ${text}`)
    }
  }
})

t.test('what is printed holds every cell of the truth', async (t) => {
  const plain = (text: string): string =>
    text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  for (const one of drafts) {
    if (one.source.tool !== 'chromium') continue
    const texts = new Set(
      plain(one.source.html.replace(/<[^>]*>/g, '\n'))
        .split('\n')
        .map((text) => text.trim().replace(/ \.+$/, '')),
    )
    for (const { cells } of truth(one).tables)
      for (const { text } of cells)
        if (text.trim() && !texts.has(text.trim())) t.fail(`${one.layout.key}: ${text}`)
  }
})

t.test('every language has every word and list', async (t) => {
  t.ok(TEXTS.length >= 12)
  for (const { code, word, ...lists } of TEXTS) {
    t.notOk(Object.values(word).includes(''), code)
    for (const [name, list] of Object.entries(lists))
      t.equal(
        (list as string[]).length,
        (TEXTS[0]![name as 'goods'] as string[]).length,
        `${code} ${name}`,
      )
  }
})
