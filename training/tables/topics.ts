import { personOf, plainLetters } from '../kit/locale/person.ts'
import type { BodyRow, Column, Content, Topic, Wishes } from './content.ts'
import { matrix, regression, timetable, trains } from './topics-of-figures.ts'
import { clock, figure, longText, shortDay } from './values.ts'

const row = (cells: readonly (string | null)[]): BodyRow => ({ kind: 'data', cells })

const head = (text: string, align: Column['align'] = 'left', wrap = false): Column => ({
  heads: [text],
  align,
  wrap,
})

/** Rows under a heading each where the layout wants sections. */
export function inSections(wishes: Wishes, rows: readonly BodyRow[]): BodyRow[] {
  if (!wishes.sections || rows.length < 4) return [...rows]
  const count = rows.length > 9 ? 3 : 2
  const names = wishes.random.sample(wishes.texts.sections, count)
  const made: BodyRow[] = []
  rows.forEach((one, at) => {
    const part = Math.floor((at * count) / rows.length)
    if (at === 0 || part !== Math.floor(((at - 1) * count) / rows.length))
      made.push({ kind: 'section', cells: [names[part]!] })
    made.push(one)
  })
  return made
}

const prices: Topic = (wishes) => {
  const { random, texts } = wishes
  const w = texts.word
  const units = random.pick([
    ['1', '10', '100'],
    ['kg', 'm', 'l', 'm²'],
    ['Set', 'Box', 'Pack'],
  ])
  const pattern = random.pick(['####', '##-###', '@@ ###', '%####.#', '@-##/#'])
  const sign = random.pick(['', '', ' €', ' EUR'])
  const detail = random.chance(0.5)
  const columns = [
    head(random.pick([w.number, w.code])),
    head(detail ? w.description : w.product, 'left', true),
    ...(random.chance(0.6) ? [head(w.quantity, 'right')] : []),
    head(w.unit, random.pick(['left', 'left', 'center'])),
    head(random.chance(0.3) ? `${w.price} (EUR)` : w.price, 'right'),
  ]
  const made = random.sample(texts.goods, wishes.rows).map((name) => {
    const text = detail && random.chance(0.6) ? `${name}. ${longText(wishes)}` : name
    const cells = [random.fill(pattern), text, random.pick(units)]
    if (columns.length === 5) cells.splice(2, 0, String(random.int(1, 240)))
    return row([...cells, figure(wishes, random.int(99, 240_000) / 100, 2) + sign])
  })
  return { title: texts.titles[7]!, columns, body: inSections(wishes, made), notes: [] }
}

const datasheet: Topic = (wishes) => {
  const { random, texts } = wishes
  const w = texts.word
  const units = ['V', '°C', 'mA', 'W', '°C', 'kHz', 'kg', 'N/mm²', 'g/cm³', 'dB']
  const conditions = [
    '25 °C',
    'I = 2 A',
    '50 Hz',
    '230 V~',
    'DIN 53 122',
    '< 80 % r. F.',
    'max. 8 h',
  ]
  const withCondition = random.chance(0.6)
  const columns = [
    head(w.item, 'left', true),
    ...(withCondition ? [head(w.method)] : []),
    ...[w.min, w.mean, w.max].map((text) => head(text, random.pick(['right', 'center']))),
    head(w.unit, 'center'),
  ]
  const body: BodyRow[] = []
  for (const name of random.sample(texts.parameters, wishes.rows)) {
    const unit = units[texts.parameters.indexOf(name)]!
    const variants = withCondition && wishes.spans ? random.int(1, 3) : 1
    for (let at = 0; at < variants; at++) {
      const low = random.next() * 50
      const values = [low, low * 1.4, low * 2].map((value) =>
        random.chance(0.2) ? '' : figure(wishes, value, 1),
      )
      if (values.every((text) => !text)) values[1] = figure(wishes, low, 1)
      const condition = withCondition
        ? [conditions[(at * 3 + body.length) % conditions.length]!]
        : []
      body.push(row([at ? null : name, ...condition, ...values, at ? null : unit]))
    }
  }
  return { title: texts.titles[3]!, columns, body, notes: [] }
}

const finance: Topic = (wishes) => {
  const { random, texts } = wishes
  const w = texts.word
  const year = random.int(2018, 2026)
  const noted = random.chance(0.5)
  const thousand = random.chance(0.4)
  const unit = random.pick(['€', 'T€', 'EUR', '1 000 €'])
  const heads = (text: string): string[] => (thousand ? [text, unit] : [text])
  const columns: Column[] = [
    { heads: thousand ? [w.item, ''] : [w.item], align: 'left', wrap: wishes.lines !== 'none' },
    ...(noted ? [{ heads: thousand ? [w.note, ''] : [w.note], align: 'center' as const }] : []),
    { heads: heads(String(year)), align: 'right' },
    { heads: heads(String(year - 1)), align: 'right' },
    ...(random.chance(0.4)
      ? [{ heads: thousand ? [w.change, '%'] : [`${w.change} %`], align: 'right' as const }]
      : []),
  ]
  const blank = columns.length - (noted ? 4 : 3)
  const names = random.sample(texts.costs, Math.max(3, wishes.rows - 2))
  const body: BodyRow[] = []
  const sums = [0, 0]
  const parts = [0, 0]
  const change = (now: number, then: number): string[] =>
    blank ? [figure(wishes, ((now - then) / then) * 100, 1)] : []
  const money = (value: number): string =>
    value < 0 ? `(${figure(wishes, -value, 0)})` : figure(wishes, value, 0)
  const section = (name: string): void => {
    if (wishes.sections) body.push({ kind: 'section', cells: [name] })
  }
  const close = (kind: 'subtotal' | 'total', text: string, [now, then]: number[]): void => {
    const cells = [text, ...(noted ? [''] : []), money(now!), money(then!), ...change(now!, then!)]
    body.push({ kind, cells })
  }
  names.forEach((name, at) => {
    if (at === 0) section(texts.sections[0]!)
    if (at === Math.floor(names.length / 2) && wishes.sections) {
      if (wishes.totals) close('subtotal', w.subtotal, parts)
      parts.fill(0)
      section(texts.sections[1]!)
    }
    const then = random.int(40, 90_000)
    const now = Math.round(then * (0.7 + 0.7 * random.next()))
    for (const [place, value] of [now, then].entries()) {
      sums[place]! += value
      parts[place]! += value
    }
    const note = noted ? [random.chance(0.5) ? String(random.int(1, 24)) : ''] : []
    body.push(row([name, ...note, money(now), money(then), ...change(now, then)]))
  })
  if (wishes.totals) close('total', w.total, sums)
  return { title: texts.titles[2]!, columns, body, notes: [] }
}

const actions: Topic = (wishes) => {
  const { random, texts, country } = wishes
  const w = texts.word
  const pattern = random.pick(['DD.MM.YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'D.M.YY', 'MM/YYYY'])
  const columns = [
    head(w.number, 'left'),
    head(w.measure, 'left', true),
    head(w.responsible, 'left', random.chance(0.5)),
    head(random.pick([w.date, w.to])),
    ...(random.chance(0.5) ? [head(w.status, random.pick(['left', 'center']))] : []),
    ...(random.chance(0.35) ? [head(w.remarks, 'left', true)] : []),
  ]
  const numbering = random.pick(['1', '1.', 'A1', '1.1'])
  const made = Array.from({ length: wishes.rows }, (_, at) => {
    const person = personOf(country, random, texts.code)
    const cells = [
      numbering.replace(/1$|1(?=\.$)/, String(at + 1)),
      longText(wishes),
      random.pick([
        `${person.first} ${person.last}`,
        person.last,
        `${person.first[0]}. ${person.last}`,
      ]),
      shortDay(wishes, pattern),
    ]
    if (columns.some(({ heads }) => heads[0] === w.status))
      cells.push(random.pick([w.open, w.done]))
    if (columns.at(-1)!.heads[0] === w.remarks)
      cells.push(random.chance(0.4) ? longText(wishes) : '')
    return row(cells)
  })
  return { title: texts.titles[4]!, columns, body: inSections(wishes, made), notes: [] }
}

const league: Topic = (wishes) => {
  const { random, texts, country } = wishes
  const w = texts.word
  const short = random.chance(0.5)
  const columns = [
    head(random.pick(['', '#', w.number]), 'right'),
    head(w.team),
    ...[w.games, w.won, w.drawn, w.lost].map((text) => head(short ? text[0]! : text, 'right')),
    head(w.goals, 'center'),
    head(short ? `${w.points.slice(0, 2)}.` : w.points, 'right'),
  ]
  const towns = random.sample(country.towns, wishes.rows)
  const rounds = random.int(8, 34)
  const scored = towns.map((town) => {
    const won = random.int(1, rounds - 4)
    const drawn = random.int(0, rounds - won)
    return { town: town.split('|')[0]!, won, drawn, points: 3 * won + drawn }
  })
  scored.sort((a, b) => b.points - a.points)
  const club = random.pick(['FC', 'SV', 'TSV', '', 'VC', 'HC'])
  return {
    title: texts.titles[1]!,
    columns,
    body: scored.map(({ town, won, drawn, points }, at) =>
      row([
        `${at + 1}${short ? '.' : ''}`,
        `${club} ${town}`.trim(),
        ...[rounds, won, drawn, rounds - won - drawn].map(String),
        `${random.int(12, 70)}:${random.int(9, 66)}`,
        String(points),
      ]),
    ),
    notes: [],
  }
}

const ledger: Topic = (wishes) => {
  const { random, texts } = wishes
  const w = texts.word
  const pattern = random.pick(['DD.MM.', 'DD/MM/YY', 'DD.MM.YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'])
  const columns = [
    head(w.date),
    head(w.description, 'left', true),
    ...(random.chance(0.3) ? [head(w.code)] : []),
    head(w.debit, 'right'),
    head(w.credit, 'right'),
    head(w.balance, 'right'),
  ]
  const coded = columns.length === 6
  let balance = random.int(20_000, 900_000)
  const money = (cents: number): string => figure(wishes, cents / 100, 2)
  const body: BodyRow[] = []
  if (wishes.totals) body.push(row(['', w.forward, ...(coded ? [''] : []), '', '', money(balance)]))
  for (let at = 0; at < wishes.rows; at++) {
    const amount = random.int(300, 180_000)
    const credit = random.chance(0.35)
    balance += credit ? amount : -amount
    body.push(
      row([
        at && random.chance(0.15) ? '' : shortDay(wishes, pattern),
        random.chance(0.6) ? random.pick(texts.costs) : longText(wishes),
        ...(coded ? [random.fill('####')] : []),
        credit ? '' : money(amount),
        credit ? money(amount) : '',
        money(balance),
      ]),
    )
  }
  return { title: texts.titles[2]!, columns, body, notes: [] }
}

const staff: Topic = (wishes) => {
  const { random, texts, country } = wishes
  const w = texts.word
  const domain = `${plainLetters(random.pick(country.towns).split('|')[0]!)}.example`
  const columns = [
    head(w.name),
    head(w.function, 'left', true),
    ...(random.chance(0.6) ? [head(w.room, random.pick(['left', 'center', 'right']))] : []),
    head(w.phone),
    ...(random.chance(0.6) ? [head('E-Mail')] : []),
  ]
  const roomed = columns.some(({ heads }) => heads[0] === w.room)
  const phone = random.pick(['-##', '-###', '0## ### ##', '(###) ###-####'])
  const made = Array.from({ length: wishes.rows }, () => {
    const { first, last } = personOf(country, random, texts.code)
    return row([
      random.pick([`${last}, ${first}`, `${first} ${last}`]),
      random.pick(texts.positions),
      ...(roomed ? [random.fill('@ %##')] : []),
      random.fill(phone),
      ...(columns.at(-1)!.heads[0] === 'E-Mail'
        ? [`${plainLetters(first)[0]}.${plainLetters(last)}@${domain}`]
        : []),
    ])
  })
  return { title: texts.titles[4]!, columns, body: inSections(wishes, made), notes: [] }
}

const risks: Topic = (wishes) => {
  const { random, texts } = wishes
  const w = texts.word
  const columns = [
    head(w.risk, 'left', true),
    head(random.pick([w.value, w.result]), 'center'),
    head(w.measure, 'left', true),
    head(w.to, 'left'),
  ]
  const grades = [w.low, w.medium, w.high]
  const made = Array.from({ length: wishes.rows }, () =>
    row([
      longText(wishes),
      random.pick(grades),
      longText(wishes),
      `${random.int(1, 12)}/${random.int(2024, 2027)}`,
    ]),
  )
  return { title: texts.titles[4]!, columns, body: inSections(wishes, made), notes: [] }
}

const glossary: Topic = (wishes) => {
  const { random, texts } = wishes
  const columns = [head(texts.word.term), head(texts.word.definition, 'left', true)]
  if (random.chance(0.3)) columns.push(head(texts.word.source, 'left', true))
  const body = random.sample(texts.definitions, wishes.rows).map((text) => {
    const [term, meaning] = text.split(/ ?: /) as [string, string]
    const extra = columns.length > 2 ? [random.pick(texts.titles)] : []
    return row([term, random.chance(0.5) ? meaning : `${meaning}. ${longText(wishes)}`, ...extra])
  })
  return { title: texts.titles[4]!, columns, body, notes: [] }
}

const survey: Topic = (wishes) => {
  const { random, texts } = wishes
  const w = texts.word
  const columns = [
    head(w.question, 'left', true),
    ...[w.yes, w.no].map((text) => head(`${text}${random.chance(0.3) ? ' (%)' : ''}`, 'right')),
    head('n', 'right'),
  ]
  const body = random.sample(texts.questions, wishes.rows).map((text) => {
    const yes = random.int(5, 95)
    return row([text, `${yes}`, `${100 - yes}`, String(random.int(80, 2400))])
  })
  return { title: texts.titles[1]!, columns, body, notes: [] }
}

const checklist: Topic = (wishes) => {
  const { random, texts } = wishes
  const w = texts.word
  const columns = [
    head(w.number, 'right'),
    head(w.item, 'left', true),
    head(w.yes, 'center'),
    head(w.no, 'center'),
    head(w.remarks, 'left', true),
  ]
  const mark = random.pick(['x', 'X', '•'])
  const body = Array.from({ length: wishes.rows }, (_, at) => {
    const yes = random.chance(0.7)
    const remark = random.chance(0.2) ? random.pick(texts.tasks) : ''
    return row([
      `${at + 1}`,
      random.chance(0.5) ? random.pick(texts.tasks) : longText(wishes),
      yes ? mark : '',
      yes ? '' : mark,
      remark,
    ])
  })
  return { title: texts.titles[4]!, columns, body: inSections(wishes, body), notes: [] }
}

const compared: Topic = (wishes) => {
  const { random, texts } = wishes
  const year = random.int(2015, 2025)
  const columns = [
    ...(random.chance(0.6) ? [head('§')] : []),
    head(`${texts.word.definition} ${year}`, 'left', true),
    head(`${texts.word.definition} ${year + 1}`, 'left', true),
  ]
  const body = Array.from({ length: wishes.rows }, (_, at) =>
    row([...(columns.length === 3 ? [`§ ${at + 2}`] : []), longText(wishes), longText(wishes)]),
  )
  return { title: texts.titles[4]!, columns, body, notes: [] }
}

const fees: Topic = (wishes) => {
  const { random, texts } = wishes
  const w = texts.word
  const price = (): string =>
    `${figure(wishes, random.int(4, 90) / 2, 2)}${random.pick([' €', ''])}`
  if (random.chance(0.5)) {
    const columns = [head(random.pick([w.day, ''])), head(w.hours, 'left')]
    const hours = (): string =>
      `${clock(wishes, random.int(7, 10), ':')} – ${clock(wishes, random.int(15, 20), ':')}`
    const body = texts.weekdays
      .slice(0, Math.min(7, Math.max(2, wishes.rows)))
      .map((day, at) => row([day, at > 4 || random.chance(0.1) ? w.closed : hours()]))
    return { title: texts.titles[7]!, columns, body, notes: [] }
  }
  const columns = [
    head(w.age),
    head(w.fee, 'right'),
    ...(random.chance(0.6) ? [head(w.group, 'right')] : []),
  ]
  const ages = ['0 – 5', '6 – 17', `${w.adults}`, `${w.children}`, '65 +', '18 – 26']
  const body = ages
    .slice(0, Math.max(2, Math.min(6, wishes.rows)))
    .map((age) => row([age, price(), ...(columns.length > 2 ? [price()] : [])]))
  return { title: texts.titles[7]!, columns, body, notes: [] }
}

const nutrition: Topic = (wishes) => {
  const { random, texts } = wishes
  const columns = [
    head(random.pick(['', texts.word.mean])),
    head('100 g', 'right'),
    head(`${random.int(20, 60)} g`, 'right'),
    ...(random.chance(0.5) ? [head('%*', 'right')] : []),
  ]
  const body = texts.nutrients.slice(0, Math.max(3, wishes.rows)).map((name, at) => {
    const amount = at ? `${figure(wishes, random.next() * 30, 1)} g` : `${random.int(200, 2400)} kJ`
    const portion = at ? `${figure(wishes, random.next() * 9, 1)} g` : `${random.int(60, 700)} kJ`
    return row([name, amount, portion, ...(columns.length > 3 ? [String(random.int(0, 40))] : [])])
  })
  return { title: texts.titles[3]!, columns, body, notes: [] }
}

const courses: Topic = (wishes) => {
  const { random, texts, country } = wishes
  const w = texts.word
  const columns = [
    head(w.code),
    head(w.name, 'left', true),
    head(w.description, 'left', true),
    head(w.responsible, 'left', true),
    head(w.time, 'left'),
  ]
  const made = Array.from({ length: wishes.rows }, () => {
    const { first, last } = personOf(country, random, texts.code)
    const start = random.int(8, 17)
    return row([
      random.fill('@@ ###'),
      random.pick(texts.subjects),
      longText(wishes),
      random.pick([`Dr. ${last}`, `${first} ${last}`]),
      `${random.pick(texts.days)} ${start}–${start + 2}`,
    ])
  })
  return { title: texts.titles[4]!, columns, body: inSections(wishes, made), notes: [] }
}

/** Topics by name. */
export const TOPICS: Readonly<Record<TopicName, Topic>> = {
  matrix,
  regression,
  timetable,
  trains,
  prices,
  datasheet,
  finance,
  actions,
  league,
  ledger,
  staff,
  risks,
  glossary,
  survey,
  checklist,
  compared,
  fees,
  nutrition,
  courses,
}

export type TopicName =
  | 'matrix'
  | 'regression'
  | 'timetable'
  | 'trains'
  | 'prices'
  | 'datasheet'
  | 'finance'
  | 'actions'
  | 'league'
  | 'ledger'
  | 'staff'
  | 'risks'
  | 'glossary'
  | 'survey'
  | 'checklist'
  | 'compared'
  | 'fees'
  | 'nutrition'
  | 'courses'

/** The content of a topic; every row has as many cells as there are columns, or one. */
export function contentOf(topic: TopicName, wishes: Wishes): Content {
  return TOPICS[topic](wishes)
}
