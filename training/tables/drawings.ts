import { companyIn } from '../kit/locale/company.ts'
import type { LanguageCode } from '../kit/locale/language.ts'
import { personOf } from '../kit/locale/person.ts'
import type { Random } from '../kit/random.ts'
import { type Base, day, factsOf } from './facts.ts'
import type { Layout } from './layout.ts'
import type { Drawing } from './means.ts'
import type { Item, Mark } from './page.ts'
import { figure } from './values.ts'

export type Maker = (layout: Layout, base: Base, random: Random, width: number) => Item

export const picture = (width: number, height: number, marks: readonly Mark[]): Item => ({
  kind: 'picture',
  ...{ width, height, marks },
})

const line = (x1: number, y1: number, x2: number, y2: number, width = 0.7): Mark => ({
  kind: 'line',
  ...{ x1, y1, x2, y2, width },
})

const text = (x: number, y: number, own: string, size: number, more: object = {}): Mark => ({
  kind: 'text',
  ...{ x, y, text: own, size, ...more },
})

/** How wide a text is, nearly. */
const widthOf = (own: string, size: number): number => own.length * size * 0.52

const nameOf = ({ country, texts }: Base, random: Random): string => {
  const { first, last } = personOf(country, random, texts.code as LanguageCode)
  return random.pick([`${first} ${last}`, `${first[0]}. ${last}`, last])
}

/** A text in lines that are no wider than so much. */
function wrapped(own: string, wide: number, size: number): string[] {
  const lines: string[] = []
  for (const word of own.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= wide)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A frame with lines of text in its middle, filled or not. */
function framed(
  [x, y, wide, high]: readonly [number, number, number, number],
  lines: readonly string[],
  size: number,
  look: { fill?: number; stroke?: number; bold?: boolean },
): Mark[] {
  const { bold = false, ...box } = look
  const first = y + high / 2 - ((lines.length - 1) * size * 1.2) / 2 + size * 0.35
  return [
    { kind: 'box', ...{ x, y, width: wide, height: high, ...box } },
    ...lines.map((own, at) =>
      text(x + wide / 2, first + at * size * 1.2, own, size, {
        align: 'center',
        bold: bold && at === 0,
      }),
    ),
  ]
}

/** Who leads whom, or who descends from whom: frames in ranks, joined by lines. */
const tree: Maker = (_, base, random, width) => {
  const size = random.pick([6.5, 7, 8])
  const family = random.chance(0.4)
  const wide = random.pick([0.7, 0.8, 0.9])
  const high = size * random.pick([2.6, 3, 3.6])
  const apart = high + size * random.pick([2, 3, 4])
  const look = random.pick([{ stroke: 0.6 }, { stroke: 0.6, fill: 0.9 }, { fill: 0.85 }, {}])
  const bold = random.chance(0.5)
  const ranks = random.pick([
    [1, 4],
    [1, 3, 3],
    [1, 2, 4, 4],
    [2, 5],
    [2, 3, 4],
    [1, 5, 5],
    [1, 4, 4, 4],
  ])
  const marks: Mark[] = []
  ranks.forEach((count, rank) => {
    const room = width / Math.max(count, 3)
    const from = (width - count * room) / 2
    const y = rank * apart
    for (let at = 0; at < count; at++) {
      const own = random.at(`${rank}/${at}`)
      const year = own.int(1780, 1960)
      const name = nameOf(base, own)
      const below = family
        ? `* ${year} † ${year + own.int(20, 90)}`
        : own.pick(base.texts.positions)
      const lines = random.chance(0.85) ? (family ? [name, below] : [below, name]) : [name]
      const x = from + at * room
      marks.push(
        ...framed([x + (room * (1 - wide)) / 2, y, room * wide, high], lines, size, {
          ...look,
          bold,
        }),
      )
      if (rank > 0) marks.push(line(x + room / 2, y - size, x + room / 2, y))
    }
    if (rank > 0) {
      marks.push(line(from + room / 2, y - size, from + (count - 0.5) * room, y - size))
      marks.push(line(width / 2, y - apart + high, width / 2, y - size))
    }
  })
  return picture(width, ranks.length * apart, marks)
}

/** Frames here and there, with arrows between them and labels beside these. */
const diagram: Maker = (_, base, random, width) => {
  const size = random.pick([6.5, 7.5, 8])
  const [columns, rows] = [random.int(2, 4), random.int(2, 4)]
  const [room, step] = [width / columns, size * random.pick([5, 6, 7])]
  const look = random.pick([{ stroke: 0.8 }, { stroke: 0.8, fill: 0.92 }])
  const marks: Mark[] = []
  const { texts } = base
  for (let at = 0; at < rows * columns; at++) {
    if (random.chance(0.25)) continue
    const [x, y] = [(at % columns) * room, Math.floor(at / columns) * step + random.next() * size]
    const wide = room * random.pick([0.5, 0.6, 0.7])
    const own = random.pick([...texts.tasks, ...texts.goods, ...texts.positions])
    marks.push(
      ...framed([x, y, wide, step * 0.6], wrapped(own, wide, size).slice(0, 2), size, look),
    )
    if (at % columns < columns - 1) {
      marks.push(line(x + wide, y + step * 0.3, x + room, y + step * 0.3))
      if (random.chance(0.4))
        marks.push(text(x + wide + 3, y + step * 0.3 - 2, random.fill('@@@#'), size * 0.85))
    } else marks.push(line(x + wide / 2, y + step * 0.6, x + wide / 2, y + step))
  }
  return picture(width, rows * step + size, marks)
}

/** Figures with what they count, in tiles. */
const tiles: Maker = ({ size }, base, random, width) => {
  const columns = random.int(2, 4)
  const rows = random.int(1, 2)
  const gap = 10
  const room = (width + gap) / columns
  const high = size * random.pick([5, 6, 8])
  const large = size * random.pick([1.6, 2, 2.6])
  const labelFirst = random.chance(0.5)
  const look = random.pick([{ stroke: 0.5 }, { fill: 0.93 }, { fill: 0.85, stroke: 0.5 }, null])
  const marks: Mark[] = []
  const labels = random.sample([...base.texts.costs, ...base.texts.goods], columns * rows)
  labels.forEach((label, at) => {
    const [x, y] = [(at % columns) * room, Math.floor(at / columns) * (high + gap)]
    const said = figure(
      { ...base, random } as never,
      random.pick([9, 90, 900, 9000]) * random.next(),
      random.int(0, 1),
    )
    const counted = `${said}${random.pick(['', '', ' %', ' €', ' k'])}`
    if (look) marks.push({ kind: 'box', ...{ x, y, width: room - gap, height: high, ...look } })
    const top = y + size * 1.5
    marks.push(text(x + 8, labelFirst ? top : top + large, label, size * 0.8))
    marks.push(
      text(x + 8, labelFirst ? top + large : top + size * 0.3, counted, large, { bold: true }),
    )
    if (random.chance(0.4))
      marks.push(
        text(x + 8, y + high - 4, `${random.pick(['+', '−'])}${random.int(1, 30)} %`, size * 0.75),
      )
  })
  return picture(width, rows * (high + gap), marks)
}

/** Two to four short texts beside each other, each with a heading: what slides and flyers say. */
const textsBeside: Maker = ({ size }, { texts }, random, width) => {
  const columns = random.pick([2, 3, 3, 4])
  const room = width / columns
  const own = size * random.pick([0.8, 0.9, 1])
  const look = random.pick([null, null, { stroke: 0.6 }, { fill: 0.93 }])
  const marks: Mark[] = []
  const heads = random.sample([...texts.goods, ...texts.tasks, ...texts.titles], columns)
  const paragraphs = random.sample(texts.sentences, columns)
  let high = 0
  heads.forEach((head, at) => {
    const x = at * room + 8
    const lines = wrapped(head, room - 24, own * 1.1).slice(0, 2)
    const below = wrapped(paragraphs[at]!, room - 24, own).slice(0, random.int(2, 5))
    lines.forEach((said, l) => {
      marks.push(text(x, own * (1.8 + l * 1.3), said, own * 1.1, { bold: true }))
    })
    below.forEach((said, l) => {
      marks.push(text(x, own * (2.2 + lines.length * 1.3 + l * 1.25), said, own))
    })
    high = Math.max(high, own * (3 + lines.length * 1.3 + below.length * 1.25))
  })
  if (look)
    for (let at = 0; at < columns; at++)
      marks.unshift({
        kind: 'box',
        ...{ x: at * room, y: 0, width: room - 8, height: high, ...look },
      })
  return picture(width, high + 4, marks)
}

/** Who signs: lines, names and what they are, beside each other. */
const signers: Maker = ({ size }, base, random, width) => {
  const count = random.pick([2, 2, 3, 4])
  const room = width / count
  const heads = random.chance(0.5)
  const drawn = random.chance(0.6)
  const align = random.pick(['left', 'center'])
  const place = random.chance(0.4)
  const marks = Array.from({ length: count }, (_, at): Mark[] => {
    const own = random.at(`signer/${at}`)
    const x = at * room + (align === 'center' ? room / 2 : 0)
    const company = companyIn(base.country, own, base.texts.code as LanguageCode)
    const lines = [
      ...(heads ? [company.name] : []),
      ...(place ? [`${company.place.lines.at(-1)}, ${day(own)}`] : []),
    ]
    const from = size * (1 + lines.length * 1.3 + random.int(2, 4))
    const below = [nameOf(base, own), own.pick(base.texts.positions)]
    return [
      ...lines.map((said, l) => text(x, size * (1 + l * 1.3), said, size, { align })),
      ...(drawn
        ? [line(at * room + 4, from - size, (at + 1) * room - 16, from - size)]
        : [text(x, from - size * 1.3, nameOf(base, own), size * 1.4, { italic: true, align })]),
      ...below.map((said, l) => text(x, from + l * size * 1.3, said, size * 0.95, { align })),
    ]
  }).flat()
  return picture(width, size * 14, marks)
}

/** A plan of rooms, with what each is and how large. */
const rooms: Maker = ({ size }, base, random, width) => {
  const w = base.texts.word
  const names = random.sample([w.room, ...base.texts.goods, w.location, w.area], 6)
  const high = width * random.pick([0.4, 0.5])
  const across = [0, random.pick([0.3, 0.4]), random.pick([0.6, 0.7]), 1]
  const middle = random.pick([0.4, 0.5, 0.6])
  const marks: Mark[] = [{ kind: 'box', ...{ x: 0, y: 0, width, height: high, stroke: 0 } }]
  for (const share of across.slice(1, -1))
    marks.push(line(share * width, 0, share * width, high * random.pick([middle, 1]), 1.5))
  marks.push(line(0, middle * high, width, middle * high, 1.5))
  names.forEach((name, at) => {
    const column = at % 3
    const x = ((across[column]! + across[column + 1]!) / 2) * width
    const y = (at < 3 ? middle / 2 : (1 + middle) / 2) * high + random.int(-6, 6)
    marks.push(text(x, y, name, size, { align: 'center', bold: random.chance(0.5) }))
    const large = `${random.int(3, 40)}${random.pick([',', '.'])}${random.int(0, 9)} m²`
    if (random.chance(0.8))
      marks.push(text(x, y + size * 1.3, large, size * 0.85, { align: 'center' }))
  })
  return picture(width, high + 4, marks)
}

/** A letter a box, as forms that machines read want them. */
const combs: Maker = ({ size }, base, random, width) => {
  const small = size * 0.65
  const step = size * random.pick([2.8, 3.2, 3.8])
  const box = Math.min(size * random.pick([1.3, 1.5]), width / 28)
  const looks = random.pick(['boxes', 'boxes', 'bars'])
  const marks = factsOf(base, random, random.int(4, 7)).flatMap(([label, value], at): Mark[] => {
    const y = at * step + small
    const letters = [...value.toUpperCase().replace(/\s/g, random.pick(['', ' ']))].slice(0, 27)
    const count = Math.min(27, letters.length + random.int(0, 12))
    const base = y + small * 0.6 + box * 1.1
    return [
      text(0, y, label, small),
      ...Array.from({ length: count }, (_, l): Mark[] => [
        looks === 'boxes'
          ? {
              kind: 'box',
              ...{ x: l * box, y: y + small * 0.5, width: box, height: box * 1.4, stroke: 0.6 },
            }
          : line(l * box, base - box * 0.4, l * box, base + 2, 0.5),
        ...(letters[l]?.trim()
          ? [text((l + 0.5) * box, base, letters[l]!, size, { align: 'center' })]
          : []),
      ]).flat(),
    ]
  })
  return picture(width, step * 7 + size, marks)
}

/** Parts of something drawn: numbers at it, and what they are in columns below. */
const numberedParts: Maker = ({ size }, { texts }, random, width) => {
  const columns = random.pick([2, 3, 3])
  const rows = random.pick([2, 2, 3, 4])
  const step = size * random.pick([1.3, 1.5])
  const names = random.sample(
    [...texts.goods, ...texts.tasks.map((task) => task.split(' ')[0]!)],
    columns * rows,
  )
  const high = size * 10
  const marks: Mark[] = [
    { kind: 'box', ...{ x: width * 0.3, y: 0, width: width * 0.4, height: high * 0.8, stroke: 0 } },
  ]
  const down = random.chance(0.7)
  names.forEach((name, at) => {
    const [x, y] = [random.pick([0.15, 0.8]) * width, size + random.next() * high * 0.7]
    marks.push(line(x + size, y - size * 0.4, width / 2, high * 0.4, 0.4))
    marks.push(text(x, y, String(at + 1), size))
    const [column, row] = down
      ? [Math.floor(at / rows), at % rows]
      : [at % columns, Math.floor(at / columns)]
    const said = `${at + 1}${random.pick(['.', '.', ')', ''])} ${name}`
    marks.push(text((column * width) / columns, high + size * 2 + row * step, said, size * 0.95))
  })
  return picture(width, high + rows * step + size * 2, marks)
}

/** Words with the pages that they are on, in columns. */
const register: Maker = ({ size }, { texts }, random, width) => {
  const columns = random.pick([2, 3, 3, 4])
  const rows = random.int(8, 22)
  const own = size * 0.85
  const step = own * random.pick([1.2, 1.35])
  const words = [
    ...new Set([...texts.sentences, ...texts.titles].join(' ').match(/\p{L}{5,}/gu) ?? []),
  ].sort()
  const marks: Mark[] = []
  for (let at = 0; at < columns * rows; at++) {
    const [column, row] = [Math.floor(at / rows), at % rows]
    const pages = Array.from({ length: random.int(1, 3) }, () => random.int(2, 320)).sort(
      (a, b) => a - b,
    )
    const below = random.chance(0.15)
    const word = words[Math.floor((at * words.length) / (columns * rows))] ?? 'a'
    const said = `${below ? '– ' : ''}${word} ${pages.join(', ')}`
    marks.push(text((column * width) / columns + (below ? own : 0), own + row * step, said, own))
  }
  return picture(width, rows * step + own, marks)
}

/** Who says what: names at the left, speech beside them in lines. */
const speakers: Maker = ({ size }, base, random, width) => {
  const names = [0, 1, 2].map((at) => nameOf(base, random.at(`speaker/${at}`)))
  const capitals = random.chance(0.5)
  const from =
    Math.max(...names.map((name) => widthOf(name, size * (capitals ? 1.3 : 1)))) + size * 2
  const step = size * 1.3
  const marks: Mark[] = []
  let row = 0
  for (let turn = 0; turn < random.int(5, 9); turn++) {
    const name = random.pick(names)
    marks.push(
      text(
        0,
        size + row * step,
        capitals ? name.toUpperCase() : name,
        size * (capitals ? 0.8 : 1),
        { bold: random.chance(0.3) },
      ),
    )
    for (const said of wrapped(random.pick(base.texts.sentences), width - from, size).slice(0, 4))
      marks.push(text(from, size + row++ * step, said, size))
    row += random.pick([0, 0.4])
  }
  return picture(width, row * step + size, marks)
}

/** Who plays whom, with dots between. */
const cast: Maker = ({ size }, base, random, width) => {
  const step = size * random.pick([1.4, 1.7])
  const count = random.int(5, 9)
  const dotted = random.chance(0.8)
  const marks = Array.from({ length: count }, (_, at): Mark[] => {
    const own = random.at(`role/${at}`)
    const y = size + at * step
    const [role, player] = [
      own.chance(0.5) ? own.pick(base.texts.positions) : nameOf(base, own),
      nameOf(base, own.at('player')),
    ]
    const [from, to] = [widthOf(role, size) + size, width - widthOf(player, size) - size]
    const dots = '.'.repeat(Math.max(0, Math.floor((to - from) / (size * 0.28))))
    return [
      text(0, y, role, size),
      ...(dotted && dots ? [text(to, y, dots, size, { align: 'right' })] : []),
      text(width, y, player, size, { align: 'right' }),
    ]
  }).flat()
  return picture(width, count * step + size, marks)
}

/** The name of a paper between lines with its day, place and price. */
const masthead: Maker = ({ size }, { texts, country }, random, width) => {
  const small = size * 0.7
  const [town] = random.pick(country.towns).split('|')
  const parts = [
    day(random),
    `${texts.word.number} ${random.int(12, 9000)}`,
    random.pick(texts.titles),
    `${random.int(1, 3)},${random.int(10, 99)} €`,
  ]
  const name = `${random.pick(texts.titles).split(' ')[0]} ${town}`
  const y = size * 4.4
  const marks = [
    text(width / 2, size * 2.8, name, size * 2.4, { bold: true, align: 'center' }),
    line(0, size * 3.4, width, size * 3.4),
    ...parts.map((said, at) => text((at * width) / parts.length, y, said, small)),
    line(0, y + size * 0.6, width, y + size * 0.6),
    ...(random.chance(0.5)
      ? [
          text(0, size, random.pick(texts.goods), small),
          text(width, size, random.pick(texts.tasks), small, { align: 'right' }),
        ]
      : []),
  ]
  return picture(width, size * 6, marks)
}

/** Columns of parts on each other, or close beside each other as of a distribution, with figures on or over them. */
const stackedColumns: Maker = (_, base, random, width) => {
  const size = random.pick([6, 7, 8])
  const high = width * random.pick([0.3, 0.4, 0.5])
  const count = random.int(4, 12)
  const parts = random.pick([1, 1, 2, 3])
  const room = (width - 40) / count
  const wide = room * random.pick([0.5, 0.7, 0.98])
  const top = random.pick([10, 60, 100, 900])
  const digits = top < 100 && random.chance(0.4) ? 1 : 0
  const say = (value: number) => figure({ ...base, random } as never, value, digits)
  const marks: Mark[] = [line(36, high, width, high)]
  const steps = random.int(3, 6)
  const meshed = random.chance(0.6)
  for (let at = 0; at <= steps; at++) {
    const y = high - (at / steps) * (high - size * 2)
    marks.push(text(32, y + size * 0.35, say((top * at) / steps), size, { align: 'right' }))
    if (meshed) marks.push(line(36, y, width, y, 0.3))
  }
  for (let at = 0; at < count; at++) {
    const x = 40 + at * room
    let y = high
    for (let part = 0; part < parts; part++) {
      const value = (top / parts) * (0.15 + 0.8 * random.next())
      const tall = (value / top) * (high - size * 2)
      y -= tall
      marks.push({
        kind: 'box',
        ...{ x, y, width: wide, height: tall, fill: [0.35, 0.6, 0.8][part]! },
      })
      if (parts > 1 && tall > size * 1.4)
        marks.push(
          text(x + wide / 2, y + tall / 2 + size * 0.35, say(value), size, { align: 'center' }),
        )
      if (part === parts - 1)
        marks.push(
          text(x + wide / 2, y - 3, say(((high - y) / high) * top), size, { align: 'center' }),
        )
    }
    marks.push(text(x + wide / 2, high + size * 1.4, String(2012 + at), size, { align: 'center' }))
  }
  return picture(width, high + size * 3, marks)
}

export const DRAWERS: Readonly<Record<Drawing, Maker>> = {
  tree,
  diagram,
  tiles,
  'texts beside': textsBeside,
  signers,
  rooms,
  combs,
  'numbered parts': numberedParts,
  register,
  speakers,
  cast,
  masthead,
  'stacked columns': stackedColumns,
}
