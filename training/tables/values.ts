import { printScaled } from '../kit/locale/figures.ts'
import type { Wishes } from './content.ts'

/** A number in tenths, hundredths and so on, printed as the country does. */
export function figure(wishes: Wishes, value: number, decimals: number): string {
  const printed = printScaled(
    Math.abs(Math.round(value * 10 ** decimals)),
    decimals,
    wishes.figures,
    decimals,
  )
  return value < 0 ? `−${printed}` : printed
}

/** Makes figures of one kind, so that a column looks the same all the way down. */
export type FigureMaker = () => string

/** One of the kinds of figures that statistics, accounts and laboratories print. */
export function figureMaker(wishes: Wishes, kind: FigureKind): FigureMaker {
  const { random } = wishes
  const size = random.pick([40, 400, 4000, 60_000, 900_000])
  const decimals = size < 500 ? random.pick([0, 1, 1, 2]) : 0
  const plain = (): number => size * (0.1 + 0.9 * random.next())
  const print = (value: number, places = decimals): string => figure(wishes, value, places)
  const sign = random.pick(['€', '$', 'EUR', '£', 'CHF'])
  const sparse = random.chance(0.2) ? 0.35 : 0
  const missing = random.pick(['–', '-', '…', 'n/a', '.', ''])
  const makers: Record<FigureKind, FigureMaker> = {
    plain: () => print(plain()),
    decimal: () => print(random.next() * 20, 2),
    share: () => `${print(random.next() * 100, 1)} %`,
    change: () => {
      const value = (random.next() - 0.45) * 30
      return (value > 0 ? '+' : '') + print(value, 1)
    },
    deviation: () => `${print(plain() / 10, 1)} ± ${print(random.next() * 9, 1)}`,
    interval: () => {
      const middle = 0.3 + random.next() * 3
      return `${print(middle, 2)} (${print(middle * 0.7, 2)}–${print(middle * 1.4, 2)})`
    },
    counted: () => `${random.int(2, 240)} (${print(random.next() * 100, 1)})`,
    money: () => `${sign} ${print(plain(), 2)}`,
    brackets: () => (random.chance(0.3) ? `(${print(plain())})` : print(plain())),
    starred: () => print(random.next() * 4 - 2, 3) + random.pick(['', '', '*', '**', '***']),
    range: () => {
      const low = random.int(1, 60)
      return `${low} – ${low + random.int(1, 40)}`
    },
    below: () => (random.chance(0.3) ? `< ${print(0.01, 2)}` : print(random.next() * 5, 2)),
  }
  return () => (sparse && random.chance(sparse) ? missing : makers[kind]())
}

export const FIGURE_KINDS = [
  ...['plain', 'decimal', 'share', 'change', 'deviation', 'interval', 'counted', 'money'],
  ...['brackets', 'starred', 'range', 'below'],
] as const

export type FigureKind = (typeof FIGURE_KINDS)[number]

/** A text of about as many words as the layout wants of cells that wrap. */
export function longText(wishes: Wishes): string {
  const { random, texts, lines } = wishes
  const words = { none: [2, 5], some: [4, 12], many: [6, 34] }[lines] as [number, number]
  const wanted = random.int(...words)
  if (wanted < 6) return random.pick(texts.tasks)
  let text = ''
  for (const sentence of random.shuffle(texts.sentences)) {
    text += (text ? ' ' : '') + sentence
    if (text.split(' ').length >= wanted) break
  }
  const cut = text.split(' ').slice(0, wanted).join(' ')
  return random.chance(0.6) ? wholeSentences(text, wanted) : cut.replace(/[.,;:]$/, '')
}

function wholeSentences(text: string, words: number): string {
  const parts = text.split(/(?<=[.!?]) /)
  let kept = parts[0]!
  for (const part of parts.slice(1)) {
    if ((kept + part).split(' ').length > words + 4) break
    kept += ` ${part}`
  }
  return kept
}

/** A day printed with digits, in the order of the country's papers. */
export function shortDay(wishes: Wishes, pattern: string): string {
  const { random } = wishes
  const two = (value: number): string => String(value).padStart(2, '0')
  return pattern
    .replace('YYYY', String(random.int(2019, 2026)))
    .replace('YY', String(random.int(19, 26)))
    .replace('MM', two(random.int(1, 12)))
    .replace('DD', two(random.int(1, 28)))
    .replace('D', String(random.int(1, 28)))
    .replace('M', String(random.int(1, 12)))
}

export const clock = (wishes: Wishes, hour: number, separator: string): string =>
  `${String(hour % 24).padStart(2, '0')}${separator}${String(wishes.random.int(0, 11) * 5).padStart(2, '0')}`
