import type { Random } from '../kit/random.ts'
import type { Wishes } from './content.ts'
import type { Item, Mark } from './page.ts'
import { figure } from './values.ts'

/** A chart of columns, bars, lines or points with axes, labels and mostly a legend. */
export function chart(
  base: Pick<Wishes, 'texts' | 'country' | 'figures'>,
  random: Random,
  width: number,
  height: number,
): Item {
  const { texts, country } = base
  const kind = random.pick(['columns', 'columns', 'bars', 'lines', 'points'] as const)
  const size = random.pick([6.5, 7.5, 8.5])
  const year = random.int(1995, 2018)
  const count = random.int(4, 9)
  const places = kind === 'bars' || random.chance(0.4)
  const labels = places
    ? random.sample(country.towns, count).map((town) => town.split('|')[0]!)
    : Array.from({ length: count }, (_, at) => String(year + at))
  const series = random.sample(
    [texts.word.men, texts.word.women, texts.word.budget, texts.word.actual],
    random.int(1, 3),
  )
  const top = random.pick([5, 20, 100, 400, 3000])
  const steps = random.int(4, 6)
  const scale = (at: number): string =>
    figure({ ...base, random } as Wishes, (top / steps) * at, top < 10 ? 1 : 0)
  const [left, right, low, high] = [kind === 'bars' ? 86 : 40, width - 70, height - 30, 12]
  const marks: Mark[] = [
    { kind: 'line', x1: left, y1: high, x2: left, y2: low, width: 0.8 },
    { kind: 'line', x1: left, y1: low, x2: right, y2: low, width: 0.8 },
  ]
  const meshed = random.chance(0.5)
  const valued = random.chance(0.4)
  const along = kind === 'bars' ? low - high : right - left
  const band = along / labels.length
  for (let at = 0; at <= steps; at++) {
    if (kind === 'bars') {
      const x = left + ((right - left) * at) / steps
      marks.push({ kind: 'text', x, y: low + size * 1.4, text: scale(at), size, align: 'center' })
      if (meshed)
        marks.push({ kind: 'line', x1: x, y1: high, x2: x, y2: low, width: 0.3, grey: 0.7 })
    } else {
      const y = low - ((low - high) * at) / steps
      marks.push({
        kind: 'text',
        x: left - 5,
        y: y + size * 0.35,
        text: scale(at),
        size,
        align: 'right',
      })
      if (meshed)
        marks.push({ kind: 'line', x1: left, y1: y, x2: right, y2: y, width: 0.3, grey: 0.7 })
      else marks.push({ kind: 'line', x1: left - 3, y1: y, x2: left, y2: y, width: 0.5 })
    }
  }
  const crowded = band < Math.max(...labels.map((label) => label.length)) * size * 0.6
  labels.forEach((text, at) => {
    if (kind === 'bars')
      marks.push({
        kind: 'text',
        x: left - 5,
        y: high + band * (at + 0.5) + size * 0.35,
        text,
        size,
        align: 'right',
      })
    else if (!crowded || at % 2 === 0 || places)
      marks.push({
        kind: 'text',
        x: left + band * (at + 0.5),
        y: low + size * (crowded && at % 2 ? 2.6 : 1.4),
        ...{ text: crowded && places ? text.slice(0, 9) : text, size, align: 'center' },
      })
  })
  series.forEach((name, number) => {
    const shade = 0.2 + 0.25 * number
    const values = labels.map(() => 0.1 + 0.85 * random.next())
    const points = values.map(
      (value, at) => [left + band * (at + 0.5), low - (low - high) * value] as const,
    )
    const thick = (band * 0.7) / series.length
    if (kind === 'lines') marks.push({ kind: 'curve', points, grey: shade })
    for (const [at, value] of values.entries()) {
      const shift = band * 0.15 + thick * number
      const [x, y] = points[at]!
      if (kind === 'columns')
        marks.push({
          kind: 'box',
          x: left + band * at + shift,
          y,
          width: thick,
          height: low - y,
          fill: shade,
        })
      else if (kind === 'bars')
        marks.push({
          kind: 'box',
          x: left,
          y: high + band * at + shift,
          width: (right - left) * value,
          height: thick,
          fill: shade,
        })
      else marks.push({ kind: 'box', x: x - 2, y: y - 2, width: 4, height: 4, fill: shade })
      if (valued && series.length === 1 && kind !== 'bars')
        marks.push({
          kind: 'text',
          ...{ x, y: y - 3, size: size * 0.9, align: 'center' },
          text: figure({ ...base, random } as Wishes, value * top, top < 10 ? 1 : 0),
        })
    }
    const y = high + 10 + number * size * 1.6
    marks.push({ kind: 'box', x: right + 8, y: y - size * 0.7, width: 7, height: 7, fill: shade })
    marks.push({ kind: 'text', x: right + 19, y, text: name, size })
  })
  if (random.chance(0.4) && kind !== 'bars')
    marks.push({
      kind: 'text',
      x: 8,
      y: (low + high) / 2,
      text: texts.word.amount,
      size,
      up: true,
      align: 'center',
    })
  return { kind: 'picture', width, height: height + size * 1.5, marks }
}
