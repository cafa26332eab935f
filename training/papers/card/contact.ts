import { type Company, companyIn } from '../../kit/locale/company.ts'
import type { Country } from '../../kit/locale/country.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { type Person, personOf, plainLetters } from '../../kit/locale/person.ts'
import { landline, mobile } from '../../kit/locale/phone.ts'
import { anyCountry, tongueOf } from '../../kit/locale/place.ts'
import type { Random } from '../../kit/random.ts'
import { DEGREES, departmentsIn, titlesIn } from './job.ts'

/** Whom a card is of. */
export interface Contact {
  country: Country
  language: LanguageCode
  company: Company
  person: Person
  degree: string
  title: string
  /** The title in a second language, where the card has two. */
  otherTitle: string
  department: string
  phones: readonly { type: 'phone' | 'mobile' | 'fax' | 'direct' | 'free'; number: string }[]
  email: string
  website: string
}

/** An invented person in an invented company. */
export function contactOf(random: Random): Contact {
  const country = anyCountry(random.at('country'))
  const company = companyIn(country, random.at('company'))
  const language = tongueOf(country, company.place.area)
  const own = random.at('contact')
  const person =
    company.legalForm === '' ? company.owner : personOf(country, own.at('person'), language)
  const inEnglish = language !== 'en' && own.at('english').chance(0.25)
  const style = company.phones.style
  const area = company.place.area
  const phones: Contact['phones'][number][] = []
  if (own.at('phone').chance(0.85)) phones.push({ type: 'phone', number: company.phones.main })
  if (own.at('direct').chance(0.15))
    phones.push({ type: 'direct', number: landline(country, area, style, own.at('direct/of')) })
  if (own.at('mobile').chance(0.6) || !phones.length)
    phones.push({ type: 'mobile', number: mobile(country, area, style, own.at('mobile/of')) })
  if (own.at('fax').chance(0.35)) phones.push({ type: 'fax', number: company.phones.fax })
  if (own.at('free').chance(0.06)) phones.push({ type: 'free', number: company.phones.free })
  const domain = company.email.split('@')[1]!
  const first = plainLetters(person.first)
  const last = plainLetters(person.last)
  const box = own
    .at('box')
    .pick([
      `${first}.${last}`,
      `${first[0]}.${last}`,
      first,
      last,
      `${first[0]}${last}`,
      `${first}_${last}`,
      'info',
    ])
  const jobs = own.at('title').pick(titlesIn(inEnglish ? 'en' : language))
  return {
    country,
    language,
    company,
    person,
    degree: own.at('degree').chance(0.16)
      ? own.at('degree/of').pick(DEGREES[language] ?? [''])
      : '',
    title: own.at('titled').chance(0.88) ? jobs : '',
    otherTitle:
      !inEnglish && language !== 'en' && own.at('two').chance(0.1)
        ? own.at('two/of').pick(titlesIn('en'))
        : '',
    department: own.at('department').chance(0.18)
      ? own.at('department/of').pick(departmentsIn(inEnglish ? 'en' : language))
      : '',
    phones: own.at('order').chance(0.2) ? own.at('order').shuffle(phones) : phones,
    email: own.at('email').chance(0.93)
      ? `${box}@${own.at('mailer').chance(0.06) ? own.at('mailer').pick(['gmx.example', 'mailbox.example', 'post.example']) : domain}`
      : '',
    website: own.at('website').chance(0.75) ? company.website : '',
  }
}
