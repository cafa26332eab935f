import type { Random } from '../random.ts'
import type { Country } from './country.ts'

export type PhoneStyle = 'national' | 'plus' | 'zeros' | 'plus-trunk'

/** How a paper writes its telephone numbers: all of them alike. */
export function phoneStyle(random: Random): PhoneStyle {
  return random.weighted({ national: 5, plus: 5, zeros: 0.7, 'plus-trunk': 1.5 })
}

/** A telephone number in a town, in the style of the paper. */
export function landline(
  country: Country,
  area: string,
  style: PhoneStyle,
  random: Random,
): string {
  const pattern = random.pick(country.phones).replace('{a}', area.replace(/^0(?=\d)/, '0'))
  return styled(firstDigit(random.fill(pattern)), country, style)
}

/** A mobile number in the style of the paper. */
export function mobile(country: Country, area: string, style: PhoneStyle, random: Random): string {
  const pattern = random.pick(country.mobiles).replace('{a}', area)
  return styled(random.fill(pattern), country, style)
}

/** A number that costs the caller nothing or little, always as at home. */
export function freephone(country: Country, random: Random): string {
  return random.fill(random.pick(country.free))
}

function firstDigit(number: string): string {
  return number.replace(/([ )/.-] ?)0/, (_, sign: string) => `${sign}4`)
}

function styled(number: string, country: Country, style: PhoneStyle): string {
  if (style === 'national' || number.startsWith('+')) return number
  const bare = number
    .replace(/[()]/g, '')
    .replace(/ ?\/ ?/g, ' ')
    .replace(/ - /g, ' ')
  const { trunk, calling } = country
  const home =
    trunk && bare.startsWith(trunk) ? bare.slice(trunk.length).replace(/^[ -]/, '') : bare
  if (style === 'zeros') return `00${calling} ${home}`
  if (style === 'plus-trunk' && trunk === '0') return `+${calling} (0)${home}`
  return `+${calling} ${home}`
}
