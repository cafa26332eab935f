import type { BodyRow, Column, Topic, Wishes } from './content.ts'
import { clock, FIGURE_KINDS, type FigureKind, figure, figureMaker } from './values.ts'

const row = (cells: readonly (string | null)[]): BodyRow => ({ kind: 'data', cells })

/** Names of rows: towns, accounts, goods or variables. */
function stubs(wishes: Wishes): { head: string; names: string[]; title: string } {
  const { random, texts, country, rows } = wishes
  const w = texts.word
  const towns = country.towns.map((town) => town.split('|')[0]!)
  const lists = [
    { head: w.region, names: towns, title: texts.titles[0]! },
    { head: w.item, names: texts.costs, title: texts.titles[2]! },
    { head: w.product, names: texts.goods, title: texts.titles[5]! },
    { head: random.pick(['', w.name]), names: texts.variables, title: texts.titles[6]! },
    { head: w.measure, names: texts.tasks, title: texts.titles[4]! },
  ]
  const list = random.pick(lists)
  return { ...list, names: random.sample(list.names, rows) }
}

/** Columns under one, two or three rows of heads. */
function headed(wishes: Wishes): { heads: string[]; kind: FigureKind }[] {
  const { random, texts, levels } = wishes
  const w = texts.word
  const year = random.int(2010, 2025)
  const fine = random.pick([
    [w.men, w.women],
    [w.budget, w.actual],
    [String(year), String(year + 1)],
    [w.min, w.mean, w.max],
    ['n', '%'],
    [w.value, 'p'],
  ])
  const middle = random.pick([
    [`${w.group} A`, `${w.group} B`],
    [`1. ${w.half}`, `2. ${w.half}`],
    [w.adults, w.children],
    [w.result, w.change],
    ['I', 'II', 'III'],
  ])
  const kinds = random.chance(0.55)
    ? [random.pick(['plain', 'decimal', 'share'] as const)]
    : random.sample(FIGURE_KINDS, 2)
  const kind = (at: number): FigureKind => kinds[at % kinds.length]!
  if (levels === 1) {
    const years = Array.from({ length: random.int(2, 6) }, (_, at) => String(year + at))
    const words = random.sample(
      [w.population, w.area, w.share, w.change, w.total, w.mean],
      random.int(2, 5),
    )
    const units = random.chance(0.4) ? [' (%)', ' in t', ' [kg]', ', 1 000'] : ['']
    const list = random.pick([years, words.map((word) => word + random.pick(units)), middle, fine])
    return list.map((text, at) => ({ heads: [text], kind: kind(at) }))
  }
  if (levels === 2)
    return middle
      .flatMap((upper) => fine.map((lower) => [upper, lower]))
      .map((heads, at) => ({ heads, kind: kind(at) }))
  const top = random.pick([
    [w.total],
    [`${w.budget} ${year}`, `${w.actual} ${year}`],
    [texts.sections[2]!, texts.sections[3]!],
  ])
  return top
    .flatMap((first) =>
      middle.slice(0, 2).flatMap((upper) => fine.slice(0, 2).map((lower) => [first, upper, lower])),
    )
    .map((heads, at) => ({ heads, kind: kind(at) }))
}

/** Statistics: names down, groups and years across. */
export const matrix: Topic = (wishes) => {
  const { random, texts } = wishes
  const { head, names, title } = stubs(wishes)
  const groups = headed(wishes)
  const levels = groups[0]!.heads.length
  const padded = (text: string): string[] => [text, ...Array(levels - 1).fill('')]
  const makers = groups.map(({ kind }) => figureMaker(wishes, kind))
  const pair = wishes.spans && random.chance(0.7)
  const columns: Column[] = [
    { heads: padded(head), align: 'left', wrap: wishes.lines !== 'none' },
    ...(pair ? [{ heads: padded(texts.word.group), align: 'left' as const }] : []),
    ...groups.map(({ heads }) => ({ heads, align: 'right' as const })),
  ]
  const values = (): string[] => {
    const made = makers.map((make) => make())
    // A row that says nothing at all would be a heading.
    return made.some((text) => /\d/.test(text)) ? made : values()
  }
  const body: BodyRow[] = []
  const split = random.chance(0.5) ? [texts.word.men, texts.word.women] : ['A', 'B', 'C']
  const used = pair ? names.slice(0, Math.max(2, Math.ceil(names.length / 2))) : names
  const half = Math.ceil(used.length / 2)
  used.forEach((name, at) => {
    if (wishes.sections && (at === 0 || at === half)) {
      body.push({ kind: 'section', cells: [texts.sections[at ? 3 : 2]!] })
    }
    if (pair)
      for (const [part, label] of split.entries())
        body.push(row([part ? null : name, label, ...values()]))
    else body.push(row([name, ...values()]))
    if (wishes.totals && wishes.sections && at === half - 1)
      body.push({
        kind: 'subtotal',
        cells: [texts.word.subtotal, ...(pair ? [''] : []), ...values()],
      })
  })
  if (wishes.totals)
    body.push({ kind: 'total', cells: [texts.word.total, ...(pair ? [''] : []), ...values()] })
  const marks = random.pick([['¹', '²'], ['*', '**'], ['†', '‡'], ['1)', '2)'], []])
  const noted = body.map((one, at) =>
    at === 1 && marks[0] && typeof one.cells[0] === 'string'
      ? {
          ...one,
          cells: [
            `${one.cells[0]}${marks[0].endsWith(')') ? ' ' : ''}${marks[0]}`,
            ...one.cells.slice(1),
          ],
        }
      : one,
  )
  const notes = marks[0] ? [`${marks[0]} ${random.pick(texts.sentences)}`] : []
  return { title, columns, body: noted, notes }
}

/** Coefficients with stars, their errors in brackets in a row of their own below. */
export const regression: Topic = (wishes) => {
  const { random, texts } = wishes
  const models = random.int(2, 4)
  const columns: Column[] = [
    { heads: [''], align: 'left' },
    ...Array.from({ length: models }, (_, at) => ({
      heads: [`(${at + 1})`],
      align: 'center' as const,
    })),
  ]
  const body: BodyRow[] = []
  for (const name of random.sample(texts.variables, Math.min(7, wishes.rows))) {
    const used = columns.slice(1).map(() => random.chance(0.8))
    if (!used.includes(true)) used[0] = true
    const star = (): string => random.pick(['', '', '*', '**', '***'])
    body.push(
      row([
        name,
        ...used.map((is) => (is ? figure(wishes, random.next() * 3 - 1, 3) + star() : '')),
      ]),
    )
    if (wishes.totals)
      body.push(row(['', ...used.map((is) => (is ? `(${figure(wishes, random.next(), 3)})` : ''))]))
  }
  const counts = columns.slice(1).map(() => figure(wishes, random.int(200, 9000), 0))
  body.push(row(['N', ...counts]))
  body.push(row(['R²', ...counts.map(() => figure(wishes, random.next(), 2))]))
  return { title: texts.titles[6]!, columns, body, notes: ['* p < 0.1; ** p < 0.05; *** p < 0.01'] }
}

/** Lessons of a week, three rows and more. */
export const timetable: Topic = (wishes) => {
  const { random, texts } = wishes
  const days = (random.chance(0.5) ? texts.weekdays : texts.days).slice(0, random.int(3, 5))
  const lessons = Math.max(2, Math.min(8, wishes.rows))
  const roomed = wishes.lines !== 'none' && random.chance(0.5)
  const empty = random.chance(0.4) ? 0.2 : 0
  return {
    title: '',
    columns: [
      { heads: [random.pick([texts.word.time, ''])], align: 'left' },
      ...days.map((day) => ({ heads: [day], align: 'center' as const, wrap: roomed })),
    ],
    body: Array.from({ length: lessons }, (_, at) =>
      row([
        random.chance(0.1) ? `${at + 1}.` : `${clock(wishes, 8 + at, ':')}`,
        ...days.map(() => {
          if (random.chance(empty)) return ''
          return (
            random.pick(texts.subjects) + (roomed ? ` ${texts.word.room} ${random.int(1, 40)}` : '')
          )
        }),
      ]),
    ),
    notes: [],
  }
}

/** Stops of a line and the times of its runs. */
export const trains: Topic = (wishes) => {
  const { random, texts, country } = wishes
  const runs = random.int(4, 9)
  const separator = random.pick([':', '.', ' '])
  const numbered = random.chance(0.6)
  const towns = random
    .sample(country.towns, Math.max(3, wishes.rows))
    .map((town) => town.split('|')[0]!)
  const starts = Array.from({ length: runs }, (_, at) => 300 + at * random.int(40, 90))
  return {
    title: '',
    columns: [
      { heads: [random.pick([texts.word.location, texts.word.departure])], align: 'left' },
      ...starts.map((_, at) => ({
        heads: [numbered ? String(101 + 2 * at) : random.pick(['RE', 'RB', 'S 1', 'IC'])],
        align: 'center' as const,
      })),
    ],
    body: towns.map((town, at) =>
      row([
        town,
        ...starts.map((start) => {
          const minute = start + at * 11
          const text = `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}${separator}${String(minute % 60).padStart(2, '0')}`
          return random.chance(0.07) ? '|' : text
        }),
      ]),
    ),
    notes: [],
  }
}
