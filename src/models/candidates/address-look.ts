import type { AddressCandidate } from './address-candidate.ts'
import type { FirstLook } from './first-look.ts'
import { factsOf } from './line-facts.ts'

/** What an address is at first sight: what its lines, and those over and under it, look like. */
export const ADDRESS_LOOK: FirstLook<AddressCandidate> = {
  names: [
    'lines',
    'letters',
    'digits',
    'addressLines',
    'townLines',
    'townLast',
    'countryLast',
    'firstAddress',
    'firstForm',
    'firstPlain',
    'firstDigits',
    'firstShaped',
    'firstLabel',
    'firstPerson',
    'firstCareOf',
    'firstLead',
    'lastAddress',
    'lastShaped',
    'lastDigits',
    'lastLabel',
    'lastComma',
    'contact',
    'label',
    'sum',
    'day',
    'form',
    'plainLines',
    'shapedLines',
    'longNumber',
    'lowerWords',
    'front',
    'tail',
    'overNone',
    'overAddress',
    'overTown',
    'overForm',
    'overLabel',
    'overGap',
    'underNone',
    'underAddress',
    'underTown',
    'underContact',
    'underLabel',
    'underShaped',
    'underCountry',
    'underGap',
    'rank',
    'rowFromTop',
    'left',
    'pieces',
    'code',
  ],
  of: (candidates, document) => {
    const pages = new Map(document.pages.map((page) => [page.number, page]))
    return (i, numbers) => {
      const own = candidates[i]!
      const { lines, over, under, row, box } = own
      const [first, last] = [factsOf(lines[0]!), factsOf(lines.at(-1)!)]
      let [letters, digits, addresses, towns, plain, shaped, lower] = [0, 0, 0, 0, 0, 0, 0]
      let [contact, label, sum, day, form, long, code, pieces] = [0, 0, 0, 0, 0, 0, 0, 1]
      for (const [k, line] of lines.entries()) {
        const facts = k === 0 ? first : k === lines.length - 1 ? last : factsOf(line)
        const { traits } = facts
        letters += facts.letters
        digits += facts.digits
        addresses += traits[0]!
        towns += traits[1]!
        contact = Math.max(contact, traits[2]!)
        label = Math.max(label, traits[3]!)
        sum = Math.max(sum, traits[4]!)
        day = Math.max(day, traits[5]!)
        form = Math.max(form, traits[7]!)
        plain += facts.plain ? 1 : 0
        shaped += facts.shaped ? 1 : 0
        lower += facts.lowerWords
        long = facts.longNumber ? 1 : long
        code = facts.code ? 1 : code
        pieces = Math.max(pieces, line.row.pieces.length)
      }
      const above = over ? factsOf(over) : null
      const below = under ? factsOf(under) : null
      const { em } = row
      numbers.set([
        lines.length,
        Math.min(90, letters),
        Math.min(20, digits),
        addresses / lines.length,
        towns,
        last.traits[1]!,
        last.traits[6]!,
        first.traits[0]!,
        first.traits[7]!,
        first.plain ? 1 : 0,
        Math.min(8, first.digits),
        first.shaped ? 1 : 0,
        first.traits[3]!,
        first.person ? 1 : 0,
        first.careOf ? 1 : 0,
        first.lead[0]! + first.lead[1]!,
        last.traits[0]!,
        last.shaped ? 1 : 0,
        Math.min(12, last.digits),
        last.traits[3]!,
        last.endsInComma ? 1 : 0,
        contact,
        label,
        sum,
        day,
        form,
        plain,
        shaped / lines.length,
        long,
        Math.min(4, lower),
        own.front === '' ? 0 : 1,
        own.tail === '' ? 0 : 1,
        above ? 0 : 1,
        above ? above.traits[0]! : 0,
        above ? above.traits[1]! : 0,
        above ? above.traits[7]! : 0,
        above ? above.traits[3]! : 0,
        over ? Math.min(6, (row.baseline - over.row.baseline) / em) : 6,
        below ? 0 : 1,
        below ? below.traits[0]! : 0,
        below ? below.traits[1]! : 0,
        below ? below.traits[2]! : 0,
        below ? below.traits[3]! : 0,
        below?.shaped ? 1 : 0,
        below ? below.traits[6]! : 0,
        under ? Math.min(6, (under.row.baseline - lines.at(-1)!.row.baseline) / em) : 6,
        1 / (1 + i / 10),
        1 / (1 + row.index),
        box[0] / pages.get(row.page)!.width,
        Math.min(6, pieces),
        code,
      ])
    }
  },
}
