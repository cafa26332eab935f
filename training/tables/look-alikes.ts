import { companyIn } from '../kit/locale/company.ts'
import type { LanguageCode } from '../kit/locale/language.ts'
import { personOf } from '../kit/locale/person.ts'
import type { Random } from '../kit/random.ts'
import { DRAWERS, type Maker, picture } from './drawings.ts'
import { type Base, day, type Fact, factsOf } from './facts.ts'
import type { Layout } from './layout.ts'
import type { LookAlike } from './means.ts'
import type { Item, Mark } from './page.ts'

/** Small labels over what is written on a line, or left open. */
const fields: Maker = ({ size }, base, random, width) => {
  const columns = random.pick([1, 2, 2, 3])
  const gap = 16
  const room = (width + gap) / columns
  const step = size * (2.6 + random.next() * 1.6)
  const small = size * random.pick([0.7, 0.8, 0.85, 1])
  const lined = random.chance(0.6)
  const empty = random.pick([0, 0, 0.4])
  const marks: Mark[] = []
  const facts = factsOf(base, random, columns * random.int(3, 5))
  facts.forEach(([label, value], at) => {
    const x = (at % columns) * room
    const y = size + Math.floor(at / columns) * step
    marks.push({ kind: 'text', x, y, text: label, size: small })
    if (!random.chance(empty)) marks.push({ kind: 'text', x, y: y + size * 1.3, text: value, size })
    if (lined) marks.push(rule(x, y + size * 1.6, x + room - gap))
  })
  return picture(width, Math.ceil(facts.length / columns) * step + size, marks)
}

/** The same in frames of many widths. */
const frames: Maker = ({ size }, base, random, width) => {
  const small = size * random.pick([0.65, 0.75, 0.85])
  const high = size * (2.5 + random.next())
  const marks: Mark[] = []
  const facts = factsOf(base, random, random.int(8, 14))
  let [at, y] = [0, 0]
  while (at < facts.length) {
    const shares = random.pick([[1], [1, 1], [2, 1], [1, 2], [1, 1, 1], [3, 1, 1], [1, 1, 2]])
    const all = shares.reduce((sum, share) => sum + share, 0)
    let x = 0
    for (const share of shares) {
      const own = (share / all) * width
      const fact = facts[at++]
      marks.push({ kind: 'box', x, y, width: own, height: high, stroke: 0 })
      if (fact) marks.push(...labelled(fact, x + 3, y + small + 1, size, small))
      x += own
    }
    y += high
  }
  return picture(width, y + 2, marks)
}

const labelled = (
  [label, value]: Fact,
  x: number,
  y: number,
  size: number,
  small: number,
): Mark[] => [
  { kind: 'text', x, y, text: label, size: small },
  { kind: 'text', x, y: y + size * 1.2, text: value, size },
]

/** Labels with what they say beside them, once or twice across. */
const particulars: Maker = ({ size }, base, random, width) => {
  const columns = random.pick([1, 1, 1, 2])
  const facts = factsOf(base, random, columns * random.int(3, 8))
  const colon = random.pick(['', ':', ':', ' :'])
  const step = size * (1.25 + random.next() * 0.6)
  const bold = random.chance(0.4)
  const toRight = random.chance(0.2)
  const wide = (width / columns) * random.pick([0.35, 0.42, 0.5])
  const marks = facts.flatMap(([label, value], at): Mark[] => {
    const x = (at % columns) * (width / columns)
    const y = size + Math.floor(at / columns) * step
    const own: Mark = {
      kind: 'text',
      x: toRight ? x + wide - 8 : x,
      y,
      text: `${label}${colon}`,
      size,
      bold,
    }
    return [
      { ...own, align: toRight ? 'right' : 'left' },
      { kind: 'text', x: x + wide, y, text: value, size },
    ]
  })
  return picture(width, Math.ceil(facts.length / columns) * step + size, marks)
}

/** Numbered lines with a place for a sum. */
const linesToFillIn: Maker = ({ size }, { texts }, random, width) => {
  const again = random.chance(0.6)
  const step = size * (1.6 + random.next() * 0.8)
  const marks = random.sample(texts.costs, random.int(5, 10)).flatMap((text, at): Mark[] => {
    const y = size + at * step
    const number = `${at + 1}${random.pick(['', '', 'a'])}`
    return [
      { kind: 'text', x: 0, y, text: number, size, bold: true },
      { kind: 'text', x: 26, y, text, size },
      ...(again
        ? [{ kind: 'text' as const, x: width - 90, y, text: number, size, bold: true }]
        : []),
      rule(width - 80, y + 2, width),
    ]
  })
  return picture(width, step * 10 + size, marks)
}

/** Questions, with answers to tick. */
const answers: Maker = ({ size }, { texts }, random, width) => {
  const w = texts.word
  const choices = random.pick([
    [w.yes, w.no],
    [w.low, w.medium, w.high],
    [w.yes, w.no, w.remarks],
  ])
  const below = random.chance(0.4)
  const step = size * (below ? 3.4 : 1.9)
  const sign = random.pick(['☐', '□', '○', ''])
  const marks = random
    .sample([...texts.questions, ...texts.tasks], random.int(4, 8))
    .flatMap((text, at): Mark[] => {
      const y = size + at * step
      const from = below ? 12 : width - choices.length * 70
      return [
        { kind: 'text', x: 0, y, text: `${below ? `${at + 1}. ` : ''}${text}`, size },
        ...choices.flatMap((choice, c): Mark[] => {
          const x = from + c * (below ? 110 : 70)
          const base = y + (below ? size * 1.5 : 0)
          const box: Mark = {
            kind: 'box',
            x,
            y: base - size * 0.8,
            width: size * 0.8,
            height: size * 0.8,
            stroke: 0,
          }
          const text: Mark = {
            kind: 'text',
            x: sign ? x : x + size * 1.3,
            y: base,
            text: `${sign} ${choice}`.trim(),
            size,
          }
          return sign ? [text] : [box, text]
        }),
      ]
    })
  return picture(width, step * 8 + size, marks)
}

/** One row of small labels, and what they say below. */
const referenceLine: Maker = ({ size }, base, random, width) => {
  const count = random.int(3, 5)
  const small = size * random.pick([0.75, 0.85, 1])
  const facts = factsOf(base, random, 12)
    .filter(([, value]) => value.length < 18)
    .slice(0, count)
  const marks = facts.flatMap(([label, value], at): Mark[] => [
    { kind: 'text', x: (at * width) / count, y: size, text: label, size: small },
    { kind: 'text', x: (at * width) / count, y: size * 2.3, text: value, size },
  ])
  return picture(width, size * 3, marks)
}

const foot: Maker = (layout, base, random, width) => {
  const { country, texts } = base
  const company = companyIn(country, random.at('company'), texts.code as LanguageCode)
  const size = Math.min(8, layout.size)
  const blocks = [
    [company.name, ...company.place.lines],
    [company.phones.main, company.phones.fax, company.email, company.website],
    [
      `${company.owner.first} ${company.owner.last}`,
      ...company.taxNumbers.map(({ number }) => number),
    ],
    [company.account.bank, company.account.iban ?? '', company.account.bic ?? ''].filter(Boolean),
  ].slice(0, random.int(3, 4))
  const marks = blocks.flatMap((lines, block) =>
    lines.slice(0, 4).map(
      (text, at): Mark => ({
        kind: 'text',
        x: (block * width) / blocks.length,
        y: size * (1.2 + at * 1.25),
        text,
        size,
      }),
    ),
  )
  return picture(width, size * 7, [...(random.chance(0.5) ? [rule(0, 1, width)] : []), ...marks])
}

/** A sheet of cards, all of them alike or not. */
const cards: Maker = ({ size }, base, random, width) => {
  const columns = random.pick([2, 2, 3])
  const same = random.chance(0.6)
  const high = size * random.int(8, 11)
  const rows = random.int(2, 4)
  const cut = random.chance(0.4)
  const marks: Mark[] = []
  for (let at = 0; at < rows * columns; at++) {
    const [left, top] = [(at % columns) * (width / columns), Math.floor(at / columns) * high]
    const company = companyIn(
      base.country,
      random.at(same ? 'card' : `card/${at}`),
      base.texts.code as LanguageCode,
    )
    if (cut)
      marks.push({
        kind: 'box',
        x: left,
        y: top,
        width: width / columns,
        height: high,
        stroke: 0.6,
      })
    const lines = [
      `${company.owner.first} ${company.owner.last}`,
      base.texts.positions[0]!,
      company.place.street,
      company.phones.main,
    ]
    lines.forEach((text, line) => {
      marks.push({
        kind: 'text',
        x: left + 10,
        y: top + size * (2 + line * 1.3),
        text,
        size,
        bold: line === 0,
      })
    })
  }
  return picture(width, rows * high + 2, marks)
}

/**
 * Entries with the page that each begins on: numbered in a column of their own, before their texts or not at all; a
 * preface counted in small letters; dots in between, which may keep off texts and figures.
 */
const contents: Maker = ({ size }, { texts }, random, width) => {
  const numbers = random.pick(['apart', 'apart', 'before', 'none', 'none'])
  const hasPages = numbers === 'none' || random.chance(0.8)
  const dots = random.pick(['none', 'none', 'full', 'short'])
  const step = size * (1.2 + random.next() * 0.7)
  const bold = random.chance(0.4)
  const preface = random.chance(0.3) ? random.int(1, 3) : 0
  const pages = random.sample(['v', 'vi', 'vii', 'viii', 'ix', 'xi', 'xii'], preface)
  const marks: Mark[] = []
  let [section, part, page] = [0, 0, random.int(1, 9)]
  const titles = random.shuffle([...texts.titles, ...texts.tasks]).slice(0, random.int(5, 14))
  titles.forEach((text, at) => {
    const y = size + at * step
    const inFront = at < preface
    if (!inFront && (section === 0 || random.chance(0.4))) [section, part] = [section + 1, 0]
    else if (!inFront) part++
    const number = inFront || numbers === 'none' ? '' : part ? `${section}.${part}` : `${section}`
    const isBold = bold && !part && !inFront
    const indent = numbers === 'apart' ? (part ? 44 : 18) : part ? random.pick([0, 14]) : 0
    if (number && numbers === 'apart')
      marks.push({ kind: 'text', x: part ? 18 : 0, y, text: number, size, bold: isBold })
    const own = number && numbers === 'before' ? `${number} ${text}` : text
    marks.push({ kind: 'text', x: indent, y, text: own, size, bold: isBold })
    if (!hasPages) return
    page += inFront ? 0 : random.pick([0, 1, 2, 4, 9])
    const said = pages.sort()[at] ?? String(page)
    marks.push({ kind: 'text', x: width, y, text: said, size, align: 'right' })
    const places = dots === 'full' ? random.int(20, 30) : random.int(6, 14)
    if (dots !== 'none')
      marks.push({
        kind: 'text',
        x: width - 24,
        y,
        text: random.pick(['. ', '.']).repeat(places).trim(),
        size,
        align: 'right',
      })
  })
  return picture(width, titles.length * step + size, marks)
}

/** Matrices of figures between brackets, and numbered formulas in steps. */
const matrices: Maker = ({ size }, _, random, width) => {
  const marks: Mark[] = []
  let y = size
  for (let number = 1; number <= random.int(3, 6); number++) {
    const count = random.int(2, 4)
    let x = width / 4
    marks.push({
      kind: 'text',
      x: x - 8,
      y: y + ((count - 1) * size * 1.3) / 2,
      text: `${random.pick('ABCMTQ'.split(''))} =`,
      size,
      italic: true,
      align: 'right',
    })
    for (let part = 0; part < random.int(1, 2); part++) {
      marks.push(upright(x, y - size, y + (count - 1) * size * 1.3 + 3))
      for (let r = 0; r < count; r++)
        for (let c = 0; c < count; c++)
          marks.push({
            kind: 'text',
            x: x + 8 + c * size * 2.2,
            y: y + r * size * 1.3,
            text: random.pick(['0', '1', '−1', '2', 'a', 'x', '5', 'λ']),
            size,
          })
      x += 12 + count * size * 2.2
      marks.push(upright(x, y - size, y + (count - 1) * size * 1.3 + 3))
      x += 20
    }
    if (random.chance(0.5))
      marks.push({ kind: 'text', x: width, y: y + size, text: `(${number})`, size, align: 'right' })
    y += count * size * 1.3 + size * 2
  }
  return picture(width, y, marks)
}

/** Entries of a list in columns, with marks in front. */
const entriesInColumns: Maker = ({ size }, { texts }, random, width) => {
  const columns = random.pick([2, 2, 3])
  const sign = random.pick(['•', '•', '–', '☐'])
  const step = size * (1.3 + random.next() * 0.5)
  const source = random.pick([texts.goods, texts.tasks, texts.costs])
  const entries = random.sample(source, columns * random.int(3, 5))
  const marks = entries.flatMap((text, at): Mark[] => {
    const x = (at % columns) * (width / columns)
    const y = size + Math.floor(at / columns) * step
    const entry: Mark = {
      kind: 'text',
      x: x + size * 1.5,
      y,
      text,
      size: columns > 2 ? size * 0.85 : size,
    }
    return [{ kind: 'text', x, y, text: sign, size }, entry]
  })
  return picture(width, Math.ceil(entries.length / columns) * step + size, marks)
}

/** Who a letter is for, with what it is about or who sends it beside: lines of two blocks, at one height or not. */
const letterHead: Maker = ({ size }, base, random, width) => {
  const { country, texts } = base
  const language = texts.code as LanguageCode
  const [sender, reader] = ['from', 'to'].map((own) => companyIn(country, random.at(own), language))
  const person = `${reader!.owner.first} ${reader!.owner.last}`
  const left = [reader!.name, ...(random.chance(0.5) ? [person] : []), ...reader!.place.lines]
  const reach = [sender!.phones.main, sender!.email, sender!.website, sender!.phones.mobile]
  const facts = factsOf(base, random, random.int(3, 6))
  const style = random.pick(['labels', 'labels', 'in one', 'reach', 'sender'])
  const x = width * (0.45 + 0.25 * random.next())
  const step = size * (1.15 + random.next() * 0.3)
  const down = random.pick([0, 0, 0.5, 1, 2]) * step
  const toLabel = size * random.pick([6, 8, 10])
  const lines: [number, string][][] =
    style === 'labels'
      ? facts.map(([label, value]) => [
          [x, label],
          [x + toLabel, value],
        ])
      : style === 'in one'
        ? facts.map(([label, value]) => [[x, `${label}${random.pick([':', ''])} ${value}`]])
        : (style === 'reach'
            ? random.sample(reach, random.int(2, 4))
            : [sender!.name, ...sender!.place.lines, ...random.sample(reach, random.int(0, 2))]
          ).map((text) => [[x, text]])
  const own = left.map((text): [number, string][] => [[0, text]])
  const top = size * (own.length < lines.length ? random.pick([1, 1, 3]) : 1)
  const mark = (parts: [number, string][][], from: number): Mark[] =>
    parts.flatMap((line, at) =>
      line.map(([x, text]): Mark => ({ kind: 'text', x, y: from + at * step, text, size })),
    )
  const high = Math.max(own.length, lines.length + 2) * step + size * 3
  return picture(width, high, [...mark(own, top), ...mark(lines, size + down)])
}

/** People, each with what they do and a telephone in lines below, once or twice across. */
const people: Maker = ({ size }, base, random, width) => {
  const { country, texts } = base
  const language = texts.code as LanguageCode
  const columns = random.pick([1, 1, 2])
  const room = width / columns
  const step = size * (1.15 + random.next() * 0.25)
  const between = size * random.pick([0.3, 0.8, 1.5])
  const bold = random.chance(0.5)
  const style = random.pick(['beside', 'beside', 'right', 'below'])
  const high = step * (style === 'below' ? 3 : 2) + between
  const count = columns * random.int(3, 6)
  const marks = Array.from({ length: count }, (_, at): Mark[] => {
    const own = random.at(`person/${at}`)
    const person = personOf(country, own, language)
    const phone = companyIn(country, own, language).phones.main
    const [x, y] = [(at % columns) * room, size + Math.floor(at / columns) * high]
    const job = own.pick(texts.positions)
    const place: Mark =
      style === 'below'
        ? { kind: 'text', x, y: y + 2 * step, text: phone, size }
        : style === 'right'
          ? { kind: 'text', x: x + room - 8, y: y + step, text: phone, size, align: 'right' }
          : { kind: 'text', x: x + room * 0.55, y: y + step, text: phone, size }
    return [
      { kind: 'text', x, y, text: `${person.first} ${person.last}`, size, bold },
      { kind: 'text', x, y: y + step, text: job, size },
      place,
    ]
  }).flat()
  return picture(width, Math.ceil(count / columns) * high + size, marks)
}

const rule = (x1: number, y: number, x2: number): Mark => ({
  kind: 'line',
  x1,
  y1: y,
  x2,
  y2: y,
  width: 0.5,
})
const upright = (x: number, y1: number, y2: number): Mark => ({
  kind: 'line',
  x1: x,
  y1,
  x2: x,
  y2,
  width: 0.7,
})
const MAKERS: Readonly<Record<LookAlike, Maker>> = {
  fields,
  frames,
  particulars,
  'lines to fill in': linesToFillIn,
  answers,
  'reference line': referenceLine,
  'foot of a letter': foot,
  cards,
  contents,
  matrices,
  'entries in columns': entriesInColumns,
  'head of a letter': letterHead,
  people,
  ...DRAWERS,
}

/** A page with one of them, among texts. */
export function pageWithLookAlike(
  kind: LookAlike,
  layout: Layout,
  base: Base,
  random: Random,
): Item[] {
  const { texts } = base
  const width = (layout.page.width - 2 * layout.page.margin) * random.pick([1, 1, 0.8, 0.65])
  const paragraph = (): Item => ({
    kind: 'paragraph',
    text: random.sample(texts.sentences, random.int(1, 4)).join(' '),
    size: layout.size,
    after: layout.size,
  })
  const title: Item = {
    kind: 'paragraph',
    text: random.pick(texts.titles),
    size: layout.size * random.pick([1.3, 1.6]),
    bold: true,
    after: 10,
  }
  const texted = Array.from({ length: random.int(0, 2) }, paragraph)
  return [
    ...(random.chance(0.8) ? [title] : []),
    ...(random.chance(0.2)
      ? [{ kind: 'paragraph' as const, text: day(random), size: layout.size, after: 8 }]
      : []),
    ...texted,
    MAKERS[kind](layout, base, random, width),
    ...Array.from({ length: random.int(1, 3) }, paragraph),
  ]
}
