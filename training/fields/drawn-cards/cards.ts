import { documentText } from '../../../src/reading/document-text.ts'
import { anyCountry, placeIn, tongueOf } from '../../kit/locale/place.ts'
import { type Random, randomOf } from '../../kit/random.ts'
import { servicesOf } from '../../papers/card/services.ts'
import type { Paper } from '../papers.ts'
import { bearerOf } from './bearers.ts'
import { contactLines } from './contact-lines.ts'
import { firmOf, hostOf } from './firms.ts'
import { taglineOf } from './jobs.ts'
import { garbled, noiseOf } from './noise.ts'
import { personLines } from './person-lines.ts'
import { type Alignment, type Column, heightOf, type Printed, pageOf } from './sheet.ts'

/** Cards that are fitted on: words with places, without a printer and a reader. */
const COUNT = 700

/** Cards that nobody ever had, as text layers give them and as recognition reads them. */
export const drawnCards = (count = COUNT): Paper[] =>
  Array.from({ length: count }, (_, i) => drawnCard(`drawn-${i}`, randomOf(`cards/${i}`)))

type Role = 'name' | 'company' | 'address' | 'reach' | 'tagline' | 'other'
type Blocks = Partial<Record<Role, readonly Printed[]>>

function drawnCard(id: string, random: Random): Paper {
  const country = anyCountry(random.at('country'))
  const place = placeIn(country, random.at('place'))
  const language = tongueOf(country, place.area)
  const known = bearerOf(country, language, random.at('bearer'))
  // Some who work by themselves have no firm but their name, in small letters, and its domain.
  const alone = random.at('alone').chance(0.03)
  const small = alone && random.at('alone/small').chance(0.6)
  const bearer = small
    ? {
        ...known,
        name: known.name.toLocaleLowerCase(language),
        printed: known.name.toLocaleLowerCase(language),
      }
    : known
  const firm = alone
    ? { lines: [], names: [], domain: `${hostOf(bearer.name, random.at('alone/host'))}.example` }
    : firmOf(country, language, bearer, random.at('firm'))
  // Small firms have a provider's address with their own name in front of the sign.
  const ownLocal =
    !alone && random.at('own-local').chance(0.1)
      ? hostOf(firm.lines.join(' '), random.at('own-local/of')) +
        random.at('own-local/more').pick(['', '', '.shop', '24', '.office'])
      : null
  const fields: Record<string, unknown> = { name: bearer.name, name_alt: [bearer.printed] }
  const blocks: Blocks = {
    name: personLines(bearer.printed, language, random.at('person'), fields, small),
    reach: contactLines(
      {
        country,
        language,
        area: place.area,
        local: alone
          ? random.at('alone/local').pick(['hello', 'hallo', 'info', bearer.local])
          : (ownLocal ?? bearer.local),
        domain: firm.domain,
        provider: ownLocal !== null,
      },
      random.at('reach'),
    ),
  }
  if (!alone && random.at('company').chance(0.9)) {
    const size = random.at('company/size').pick([1, 1, 1.15, 1.3, 1.6, 2])
    blocks.company = beside(
      firm.lines.map((text, i) => ({
        text,
        size: (firm.sizes?.[i] ?? 1) * size,
        bold: size > 1,
      })),
      random.at('initials'),
    )
    fields.company = firm.names[0]
    fields.company_alt = firm.names.slice(1)
  }
  const noise = noiseOf(random.at('noise'))
  if (random.at('address').chance(0.82)) {
    const joint = random.at('joint').pick([', ', ', ', ' · ', ' – ', ' | '])
    const withCountry = random.at('country-line').chance(0.15)
    const house = rural(country.code, random.at('rural'))
    const lines = [...(house ?? place.lines), ...(withCountry ? [country.name] : [])]
    const size = random.at('address/size').pick([0.85, 0.92, 1])
    const texts = random.at('joined').chance(0.35) ? [lines.join(joint)] : lines
    const pictured = blocks.reach?.some((line) => line.picture) ?? false
    const picture = random.at('address/picture').chance(pictured ? 0.8 : 0.04)
    const { company } = blocks
    // The firm and where it is in one line, with a comma or nothing between them.
    if (company?.length === 1 && texts.length === 1 && random.at('beside').chance(0.15)) {
      texts[0] = `${company[0]!.text}${random.at('beside/joint').pick([',', ',', '', ' ·'])} ${texts[0]}`
      blocks.company = []
    }
    blocks.address = texts.map((text, i) => ({ text, size, picture: picture && i === 0 }))
    fields.address = lines.join(', ')
    fields.address_alt = [(house ?? place.lines).join(', ')]
  }
  if (random.at('tagline').chance(0.36)) {
    const text = random.at('services').chance(0.4)
      ? servicesOf(language, random.at('services/of'))
      : taglineOf(random.at('tagline'))
    blocks.tagline = [
      {
        text: random.at('tagline/upper').chance(0.2) ? text.toUpperCase() : text,
        size: random.at('tagline/size').pick([0.75, 0.85, 1]),
      },
    ]
  }
  const foreign = noise.recognised && random.at('foreign').chance(0.16)
  const shown: Blocks = foreign
    ? Object.fromEntries(
        Object.entries(blocks).map(([role, lines]) => [
          role,
          role === 'reach' ? lines : inTwoScripts(lines, random.at(`foreign/${role}`)),
        ]),
      )
    : blocks
  const portrait = random.at('portrait').chance(0.12)
  const size = random.at('size').pick([6.5, 7, 7.5, 8]) * (portrait ? 0.85 : 1)
  const paper: readonly [number, number] = portrait ? [154, 243] : [243, 154]
  const columns = arranged(shown, paper, size, random.at('arranged'))
  const page = pageOf(columns, paper, size, noise, random.at('page'))
  return {
    id,
    group: id,
    fields,
    complete: true,
    document: documentText([page]),
    task: 'business_card',
    about: { source: 'drawn' },
  }
}

/** A firm's lines, with what its logo says in front of them on some cards. */
function beside(lines: readonly Printed[], random: Random): Printed[] {
  if (!random.chance(0.07)) return [...lines]
  const logo = random.at('of').chance(0.7)
    ? random.at('letters').fill(random.at('form').pick(['@', '@@', '@@@', '@@@']))
    : lines[0]!.text.split(' ')[0]!.toLowerCase()
  return lines.map((line, i) => ({ ...line, label: i === 0 ? logo : '' }))
}

/** Lines that another script stands beside, or over: recognition reads it as anything. */
function inTwoScripts(lines: readonly Printed[], random: Random): Printed[] {
  return lines.flatMap((line, i): Printed[] => {
    const own = random.at(`${i}`)
    const place = own.at('place').weighted({ none: 2, over: 2, front: 2, behind: 1.5 })
    if (place === 'none') return [line]
    if (place === 'over') return [{ text: garbled(own.at('over')), size: line.size }, line]
    const sign = place === 'front' ? own.at('sign').pick(['', '', '/', '|']) : ''
    return [{ ...line, foreign: { at: place as 'front' | 'behind', sign } }]
  })
}

/** An address of a house with a name instead of a number and a street; null for most. */
function rural(country: string, random: Random): string[] | null {
  if (country === 'IE' && random.chance(0.4))
    return [
      random.pick([
        'Kilbarron',
        'Ballynoe',
        'The Old Forge, Tullagh',
        'Derrymore House, Cloonlara',
      ]),
      `Co. ${random.pick(['Kerry', 'Clare', 'Mayo', 'Kilkenny', 'Wexford'])}`,
    ]
  if (country === 'GB' && random.chance(0.1))
    return [
      random.pick(['The Mill House', 'Unit 4, Harbour Yard', 'Tithe Barn', 'The Studio']),
      random.fill(`${random.pick(['Ludlow SY', 'Fowey PL', 'Kelso TD'])}% %@@`),
    ]
  return null
}

/** Where the blocks stand. */
function arranged(
  blocks: Blocks,
  [width, height]: readonly [number, number],
  size: number,
  random: Random,
): Column[] {
  const leading = random.at('leading').pick([1.15, 1.25, 1.4])
  const room = random.at('room').pick([0.2, 0.5, 0.9, 1.5])
  const inset = random.at('inset').pick([10, 14, 18])
  const of = (roles: readonly Role[]) =>
    roles.flatMap((role) => (blocks[role] ? [blocks[role]] : []))
  const head: Role[] = random.at('head').chance(0.75)
    ? ['company', 'tagline']
    : ['tagline', 'company']
  const tail: Role[] = random.at('tail').chance(0.5) ? ['address', 'reach'] : ['reach', 'address']
  const orders: Role[][] = [
    [...head, 'name', ...tail],
    [...head, 'name', ...tail],
    ['name', ...head, ...tail],
    ['name', ...tail, ...head],
    [...head, ...tail, 'name'],
    ['name', 'reach', ...head, 'address'],
  ]
  const column = (roles: readonly Role[], x: number, align: Alignment, y = inset): Column => ({
    x,
    y,
    align,
    leading,
    room,
    blocks: of(roles),
  })
  const kind =
    width < height
      ? random.at('kind').weighted({ left: 2, middle: 3, right: 0.5 })
      : random.at('kind').weighted({ left: 4, middle: 2.5, right: 0.8, two: 3, corners: 2.5 })
  if (kind === 'left') return [column(random.pick(orders), inset, 'left')]
  if (kind === 'middle') return [column(random.pick(orders), width / 2, 'middle')]
  if (kind === 'right') return [column(random.pick(orders), width - inset, 'right')]
  if (kind === 'two') {
    const [left, right] = random.pick<readonly (readonly Role[])[]>([
      [[...head], ['name', ...tail]],
      [['name', ...head], [...tail]],
      [[...head, 'name'], [...tail]],
      [
        ['name', 'address'],
        [...head, 'reach'],
      ],
    ])
    const x = width * random.at('gutter').pick([0.42, 0.5, 0.55])
    return [
      column(left!, inset, 'left', inset + random.int(0, 40)),
      column(right!, x, 'left', inset + random.int(0, 30)),
    ]
  }
  const bottom = (roles: readonly Role[], x: number, align: Alignment): Column => {
    const own = column(roles, x, align)
    return { ...own, y: Math.max(60, height - inset - heightOf(own, size)) }
  }
  const swapped = random.at('swapped').chance(0.4)
  return [
    column(swapped ? head : ['name'], inset, 'left'),
    column(swapped ? ['name'] : head, width - inset, 'right', inset + random.int(0, 12)),
    bottom(['address'], inset, 'left'),
    bottom(
      ['reach'],
      random.at('reach').chance(0.5) ? width - inset : width * 0.55,
      random.at('reach').chance(0.5) ? 'right' : 'left',
    ),
  ]
}
