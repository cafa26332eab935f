import { companyIn } from '../kit/locale/company.ts'
import { personOf } from '../kit/locale/person.ts'
import type { Random } from '../kit/random.ts'
import { chart } from './chart.ts'
import type { Wishes } from './content.ts'
import type { Layout, NoTable } from './layout.ts'
import { pageWithLookAlike } from './look-alikes.ts'
import { LOOK_ALIKES, type LookAlike } from './means.ts'
import type { Item, Mark } from './page.ts'
import { figure } from './values.ts'

type Base = Pick<Wishes, 'texts' | 'country' | 'figures'>

/** A page that has no table, though some look like one from afar. */
export function pageWithoutTable(layout: Layout, base: Base, random: Random): Item[] {
  const width = layout.page.width - 2 * layout.page.margin
  const kind = layout.noTable!
  if (isLookAlike(kind)) return pageWithLookAlike(kind, layout, base, random)
  const makers: Record<Exclude<NoTable, LookAlike>, () => Item[]> = {
    text: () => [title(layout, base, random), ...prose(layout, base, random, random.int(4, 7))],
    columns: () => [
      title(layout, base, random),
      {
        kind: 'beside',
        gap: 18,
        parts: [0, 1].map(() => ({
          width: (width - 18) / 2,
          items: prose(layout, base, random, random.int(3, 6)),
        })),
      },
    ],
    form: () => form(layout, base, random, width),
    chart: () => charts(layout, base, random, width),
    letter: () => letter(layout, base, random),
    formulas: () => formulas(layout, base, random, width),
    list: () => list(layout, base, random),
    addresses: () => addresses(layout, base, random, width),
    code: () => code(layout, base, random),
  }
  return makers[kind]()
}

const isLookAlike = (kind: NoTable): kind is LookAlike =>
  (LOOK_ALIKES as readonly string[]).includes(kind)

const title = (layout: Layout, { texts }: Base, random: Random): Item => ({
  kind: 'paragraph',
  text: random.pick(texts.titles),
  size: layout.size * random.pick([1.3, 1.6, 2]),
  bold: true,
  after: 12,
})

function prose(layout: Layout, { texts }: Base, random: Random, count: number): Item[] {
  const align = random.pick(['left', 'justify'] as const)
  return Array.from({ length: count }, () => ({
    kind: 'paragraph' as const,
    text: random.sample(texts.sentences, random.int(2, 5)).join(' '),
    size: layout.size,
    align,
    after: layout.size,
  }))
}

function form(layout: Layout, base: Base, random: Random, width: number): Item[] {
  const { texts } = base
  const w = texts.word
  const labels = random.sample(
    [
      w.name,
      w.date,
      w.phone,
      w.amount,
      w.region,
      w.function,
      w.remarks,
      w.age,
      w.number,
      w.location,
      w.code,
      w.unit,
    ],
    random.int(6, 11),
  )
  const size = layout.size
  const step = size * random.pick([2.4, 2.8, 3.2])
  const style = random.pick(['line', 'line', 'box', 'dots'])
  const marks: Mark[] = []
  let y = size * 2
  labels.forEach((label, at) => {
    const double = random.chance(0.35) && at + 1 < labels.length
    const places = double ? [0, width / 2 + 8] : [0]
    for (const left of places) {
      const right = double ? left + width / 2 - 16 : width
      const text = left ? `${labels[(at + 3) % labels.length]!}:` : `${label}:`
      const field = left + 96
      marks.push({ kind: 'text', x: left, y, text, size })
      if (style === 'box')
        marks.push({
          kind: 'box',
          x: field,
          y: y - size * 1.2,
          width: right - field,
          height: size * 1.8,
          stroke: 0,
        })
      else if (style === 'line')
        marks.push({ kind: 'line', x1: field, y1: y + 2, x2: right, y2: y + 2, width: 0.5 })
      else
        marks.push({
          kind: 'text',
          x: field,
          y,
          text: '.'.repeat(Math.floor((right - field) / (size * 0.31))),
          size,
        })
      if (random.chance(0.3))
        marks.push({
          kind: 'text',
          x: field + 6,
          y: y - 1,
          text: random.pick(base.country.towns).split('|')[0]!,
          size,
        })
    }
    y += step
  })
  for (const answer of [w.yes, w.no]) {
    marks.push({
      kind: 'box',
      x: 0,
      y: y - size * 0.8,
      width: size * 0.9,
      height: size * 0.9,
      stroke: 0,
    })
    marks.push({
      kind: 'text',
      x: size * 1.6,
      y,
      text: `${answer}, ${random.pick(texts.tasks)}`,
      size,
    })
    y += step * 0.7
  }
  return [
    title(layout, base, random),
    ...prose(layout, base, random, 1),
    { kind: 'picture', width, height: y, marks },
    ...prose(layout, base, random, 1),
  ]
}

function charts(layout: Layout, base: Base, random: Random, width: number): Item[] {
  const items: Item[] = [
    ...(random.chance(0.6) ? prose(layout, base, random, random.int(1, 2)) : []),
  ]
  const count = random.int(1, 2)
  for (let at = 1; at <= count; at++) {
    items.push(
      chart(
        base,
        random.at(`chart/${at}`),
        Math.min(width, random.int(300, 500)),
        random.int(150, 240),
      ),
    )
    items.push({
      kind: 'paragraph',
      text: `${base.texts.word.figure} ${at}: ${random.pick(base.texts.titles)}`,
      size: layout.size * 0.9,
      italic: random.chance(0.5),
      after: 12,
    })
    items.push(...prose(layout, base, random, 1))
  }
  return items
}

function letter(layout: Layout, base: Base, random: Random): Item[] {
  const { texts, country } = base
  const sender = companyIn(country, random.at('from'), texts.code)
  const reader = companyIn(country, random.at('to'), texts.code)
  const size = layout.size
  const line = (text: string, after = 0, align: 'left' | 'right' = 'left'): Item => ({
    kind: 'paragraph',
    ...{ text, size, after, align },
  })
  const side = random.pick(['left', 'right'] as const)
  return [
    ...[sender.name, ...sender.place.lines, sender.phones.main].map((text) => line(text, 1, side)),
    { kind: 'space', height: 24 },
    ...[reader.name, ...reader.place.lines].map((text) => line(text, 1)),
    { kind: 'space', height: 18 },
    line(`${sender.place.town}, ${random.int(1, 28)}.${random.int(1, 12)}.2025`, 16, 'right'),
    { kind: 'paragraph', text: texts.letter[2]!, size, bold: true, after: 10 },
    line(texts.letter[0]!, 8),
    ...prose(layout, base, random, random.int(2, 4)),
    line(texts.letter[1]!, 30),
    line(`${sender.owner.first} ${sender.owner.last}`),
  ]
}

const FORMULAS = [
  'y = a x + b',
  'E(X) = Σ p(i) x(i)',
  's = (x − m) / σ',
  'P(A | B) = P(B | A) P(A) / P(B)',
  'V = π r² h',
  'a² + b² = c²',
  'f(x) = 3 x³ − 2 x + 7',
  'R = U / I',
  'k = ln 2 / t',
  'Q = m c ΔT',
  'n(t) = n₀ exp(−λ t)',
]

function formulas(layout: Layout, base: Base, random: Random, width: number): Item[] {
  const size = layout.size
  const items: Item[] = [title(layout, base, random)]
  const left = random.chance(0.3)
  random.sample(FORMULAS, random.int(5, 9)).forEach((text, at) => {
    if (random.chance(0.6)) items.push(...prose(layout, base, random, 1))
    const marks: Mark[] = [
      {
        kind: 'text',
        x: left ? 30 : width / 2,
        y: size,
        text,
        size,
        italic: true,
        align: left ? 'left' : 'center',
      },
      { kind: 'text', x: width, y: size, text: `(${at + 1})`, size, align: 'right' },
    ]
    items.push({ kind: 'picture', width, height: size * 1.9, marks })
  })
  return items
}

function list(layout: Layout, base: Base, random: Random): Item[] {
  const { texts, country } = base
  const kind = random.pick(['number', 'bullet', 'letter', 'references', 'nested', 'talk'])
  const items: Item[] = [title(layout, base, random)]
  const count = random.int(6, 12)
  for (let at = 0; at < count; at++) {
    const mark = {
      number: `${at + 1}.`,
      bullet: '•',
      letter: `${'abcdefghijklmn'[at]})`,
      references: `[${at + 1}]`,
      nested: `${1 + Math.floor(at / 3)}.${1 + (at % 3)}`,
      talk: `${personOf(country, random, texts.code).last}:`,
    }[kind]
    const name = personOf(country, random, texts.code)
    const text =
      kind === 'references'
        ? `${name.last}, ${name.first[0]}. (${random.int(1990, 2024)}): ${random.pick(texts.titles)}, ${random.int(2, 400)}.`
        : random.pick(random.chance(0.5) ? texts.sentences : texts.tasks)
    items.push({
      kind: 'paragraph',
      text: `${mark} ${text}`,
      size: layout.size,
      after: layout.size * 0.5,
      indent: kind === 'nested' && at % 3 ? 18 : 0,
    })
  }
  return items
}

function addresses(layout: Layout, base: Base, random: Random, width: number): Item[] {
  const columns = random.int(2, 3)
  const gap = 24
  const part = (width - gap * (columns - 1)) / columns
  const count = random.int(1, 4)
  const items: Item[] = [title(layout, base, random)]
  for (let row = 0; row < count; row++)
    items.push({
      kind: 'beside',
      gap,
      parts: Array.from({ length: columns }, (_, at) => {
        const company = companyIn(base.country, random.at(`${row}/${at}`), base.texts.code)
        const lines = [company.name, ...company.place.lines, company.phones.main, company.email]
        return {
          width: part,
          items: lines.map((text, place) => ({
            kind: 'paragraph' as const,
            ...{
              text,
              size: layout.size,
              bold: place === 0,
              after: place === lines.length - 1 ? 14 : 1,
            },
          })),
        }
      }),
    })
  return [...items, ...prose(layout, base, random, 1)]
}

function code(layout: Layout, base: Base, random: Random): Item[] {
  const { texts } = base
  const name = (): string =>
    random.pick(['count', 'total', 'items', 'rows', 'limit', 'index', 'value'])
  const templates = [
    () => `for (let ${name()} = 0; ${name()} < ${random.int(3, 99)}; i++) {`,
    () => `  const ${name()} = ${name()}.map((x) => x * ${random.int(2, 9)})`,
    () => `  if (${name()} > ${name()}) return ${name()}`,
    () => '}',
    () => `// ${random.pick(texts.tasks)}`,
    () =>
      `  print("${random.pick(texts.goods)}", ${figure({ ...base, random } as Wishes, random.next() * 9, 1)})`,
    () => `def ${name()}_of(${name()}, ${name()}):`,
    () => '',
  ]
  const numbered = random.chance(0.5)
  const size = Math.min(layout.size, 9.5)
  const lines = Array.from({ length: random.int(12, 26) }, (_, at) => {
    const line = random.pick(templates)()
    return numbered ? `${String(at + 1).padStart(3)}  ${line}` : line
  })
  return [
    title(layout, base, random),
    ...prose(layout, base, random, 1),
    ...lines.map((text) => ({
      kind: 'paragraph' as const,
      text: text || ' ',
      size,
      after: 0,
      fixed: true,
    })),
    { kind: 'space' as const, height: 10 },
    ...prose(layout, base, random, 1),
  ]
}
