import type { Country } from '../../kit/locale/country.ts'
import { labelOf } from '../../kit/locale/labels.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { landline, mobile, phoneStyle } from '../../kit/locale/phone.ts'
import type { Random } from '../../kit/random.ts'
import type { Printed } from './sheet.ts'

export interface Reach {
  readonly country: Country
  readonly language: LanguageCode
  readonly area: string
  readonly local: string
  readonly domain: string
  /** The address is one at somebody who provides them. */
  readonly provider: boolean
}

/** How to reach somebody, in lines: labels, letters or pictures in front, or nothing. */
export function contactLines(reach: Reach, random: Random): Printed[] {
  const { country, language, area } = reach
  const style = phoneStyle(random.at('style'))
  const marks = random
    .at('marks')
    .weighted({ label: 4, letter: 2, none: 3, picture: 2, behind: 0.5, column: 1.2, glued: 0.3 })
  const size = random.at('size').pick([0.85, 0.92, 1, 1])
  const colon = random.at('colon').pick([':', '', '', '.', ' |'])
  const entries: [kind: string, letter: string, value: string][] = []
  // Some cards name one way alone.
  const only = random.at('only').chance(0.15)
  if (!only && random.at('phone').chance(0.8))
    entries.push(['phone', 'T', landline(country, area, style, random.at('landline'))])
  if (!only && (random.at('mobile').chance(0.55) || entries.length === 0))
    entries.push(['mobile', 'M', mobile(country, area, style, random.at('mobile/of'))])
  if (!only && random.at('fax').chance(0.2))
    entries.push(['fax', 'F', landline(country, area, style, random.at('fax/of'))])
  const domain =
    reach.provider || random.at('provider').chance(0.06)
      ? random.at('provider/of').pick(['gmail.com', 'gmx.net', 'post.example', 'outlook.com'])
      : reach.domain
  if (only || random.at('email').chance(0.92))
    entries.push(['email', 'E', `${reach.local}@${domain}`])
  if (random.at('website').chance(only ? 0.2 : 0.6))
    entries.push(['web', 'W', random.at('www').pick(['www.', 'www.', '']) + reach.domain])
  if (random.at('social').chance(0.08))
    entries.push(['social', 'in', `linkedin.com/in/${reach.local.replace(/[._]/g, '')}`])
  const word = (kind: string): string =>
    kind === 'social'
      ? ''
      : labelOf(
          language,
          kind as 'phone' | 'mobile' | 'fax' | 'email' | 'web',
          random.at('words'),
        ).replace(/[.:]$/, '')
  const lines = entries.map(([kind, letter, value]): Printed => {
    const isWeb = kind === 'email' || kind === 'web' || kind === 'social'
    if (marks === 'behind') return { text: `${value} (${word(kind) || 'in'})`, size }
    if (marks === 'glued') return { text: isWeb ? value : `${letter}${value}`, size }
    if (marks === 'column') return { text: value, size, label: word(kind) || letter }
    if (marks === 'letter') return { text: `${letter}${colon === '.' ? '' : colon} ${value}`, size }
    if (marks === 'label' && !(isWeb && random.at('bare').chance(0.6)))
      return { text: `${word(kind)}${colon} ${value}`.trim(), size }
    return { text: value, size, picture: marks === 'picture' }
  })
  const ordered = random.at('order').chance(0.25) ? random.at('order/of').shuffle(lines) : lines
  if (marks === 'column' || !random.at('inline').chance(0.14) || ordered.length < 2) return ordered
  // Two in a line.
  const joint = random.at('joint').pick([' | ', ' · ', '   ', ' – '])
  const joined: Printed[] = []
  for (let i = 0; i < ordered.length; i += 2)
    joined.push({
      text: ordered
        .slice(i, i + 2)
        .map(({ text }) => text)
        .join(joint),
      size,
    })
  return joined
}
