import type { Random } from '../kit/random.ts'

/** Digits a page is printed with. */
export type Digits = 'latin' | 'arabic' | 'persian'

const ZERO: Record<Digits, number> = { latin: 0x30, arabic: 0x660, persian: 0x6f0 }

/** Between thousands, and before the fraction. */
type Signs = readonly [string, string]
const SIGNS: readonly Signs[] = [
  [',', '.'],
  [',', '.'],
  ['.', ','],
  ['', '.'],
] // prettier-ignore
const OTHER_SIGNS: readonly Signs[] = [
  ['٬', '٫'],
  ['٬', '٫'],
  [',', '.'],
  ['.', ','],
  ['', '٫'],
  ['٬', '/'],
] // prettier-ignore

const grouped = (digits: string, sign: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, sign)

/** A figure as papers print it, in European digits. */
function plain(random: Random, digits: Digits): string {
  const [group, point] = random.pick(digits === 'latin' ? SIGNS : OTHER_SIGNS)
  const whole = (most: number) => random.fill(`%${'#'.repeat(random.int(0, most - 1))}`)
  switch (
    random.weighted({ sum: 5, cents: 5, count: 4, date: 3, share: 2, time: 1, long: 2, code: 1 })
  ) {
    case 'sum':
      return grouped(whole(9), group)
    case 'cents':
      return grouped(whole(6), group) + point + random.fill('##')
    case 'count':
      return whole(4)
    case 'date': {
      const day = [random.fill('##'), random.fill('##'), random.fill(random.pick(['####', '##']))]
      if (random.chance(0.5)) day.reverse()
      return day.join(random.pick(['/', '/', '-', '.']))
    }
    case 'share':
      return random.fill(`#${point}${random.pick(['#', '##', '###'])}`)
    case 'time':
      return random.fill('##:##')
    case 'long':
      return random.fill('#'.repeat(random.int(8, 16)))
    case 'code':
      return Array.from({ length: random.int(2, 5) }, () => random.fill('####')).join(' ')
  }
}

/** A figure as it is printed with those digits, from left to right. */
export const figure = (random: Random, digits: Digits): string =>
  plain(random, digits).replace(/\d/g, (digit) =>
    String.fromCodePoint(ZERO[digits] + Number(digit)),
  )
