import { personWords } from '../../../src/models/candidates/person-words.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import type { Random } from '../../kit/random.ts'
import { servicesOf } from '../../papers/card/services.ts'
import { areaOf, departmentIn, jobIn } from './jobs.ts'
import type { Printed } from './sheet.ts'

/** What stands between two things in a line. */
const JOINTS = [', ', ' | ', ' – ', ' - ', ' · ', ' / ']
const BETWEEN_TONGUES = [' / ', ' | ']
/** Degrees that stand behind what somebody does, and numbers of licences. */
const TITLED_DEGREES = ['DI', 'M.Sc.', 'KTM', 'MBA', 'FM', 'VT', 'Ph.D.', 'LL.M.', 'D.E.A.']
const LICENCES = ['CRO-RJ 11.204', 'Reg. 48.211', 'OAB 9.313', 'Nr. 2207', 'CRP 06/2217']
const QUALIFICATIONS = [
  'BSc (Hons) RPP',
  'Dipl.-Ing. (FH)',
  'Reg. 48.211',
  'CRO 11.204',
  'MCIPS',
  'BVSc DipECVS FRCVS',
  'MA MSt PGCE',
  'DDS, MSD',
]

/** A name, and what its bearer does, under or over it. */
export function personLines(
  printed: string,
  language: LanguageCode,
  random: Random,
  fields: Record<string, unknown>,
  small: boolean,
): Printed[] {
  const size = random.at('size').pick([1, 1.1, 1.25, 1.4, 1.7, 2])
  const words = printed.split(' ')
  const broken = size > 1.2 && words.length > 1 && random.at('broken').chance(0.12)
  const names = broken ? [words[0]!, words.slice(1).join(' ')] : [printed]
  const lines: Printed[] = names.map((text) => ({
    text,
    size,
    bold: random.at('bold').chance(0.6),
  }))
  if (!random.at('titled').chance(0.86)) return lines
  const tongue = random.at('english').chance(0.15) ? 'en' : language
  const own = random.at('title/size').pick([0.8, 0.9, 1, 1])
  const style = small
    ? 'lower'
    : random.at('title/style').weighted({ plain: 7, upper: 1.5, lower: 1 })
  const shown = (text: string) =>
    style === 'upper'
      ? text.toLocaleUpperCase(language)
      : style === 'lower'
        ? text.toLocaleLowerCase(language)
        : text
  const texts = titleLines(tongue, random, fields).map(shown)
  const titles = texts.map((text): Printed => ({ text, size: own }))
  const comma = !broken && random.at('comma').chance(0.04)
  if (comma && texts.length === 1) return [{ text: `${printed}, ${texts[0]}`, size }]
  return random.at('over').chance(0.12) ? [...titles, ...lines] : [...lines, ...titles]
}

/** What somebody does, and where in a house: the lines of it; says what they are. */
function titleLines(tongue: LanguageCode, random: Random, fields: Record<string, unknown>) {
  const job = jobIn(tongue, random.at('job'))
  const kind = random.at('more').weighted({ none: 6, and: 1.4, area: 2, second: 1.6 })
  const other = random.at('again/own').chance(0.4)
    ? tongue
    : random.at('again/tongue').pick((['en', 'fr', 'de'] as const).filter((own) => own !== tongue))
  const again = jobIn(other, random.at('again'))
  // The same in two languages.
  const inTwoTongues = kind === 'second' && other !== tongue && random.at('tongues').chance(0.8)
  const joint = random.at('joint').pick(inTwoTongues ? BETWEEN_TONGUES : JOINTS)
  const title = {
    none: job,
    and: `${job} ${random.at('sign').pick(['&', '&', 'und', 'et', 'e', 'y'])} ${jobIn(tongue, random.at('and'))}`,
    // What it is about is a part of it.
    area: job + joint + areaOf(tongue, random.at('area')),
    second: job + joint + again,
  }[kind]
  // Of two languages one is enough.
  fields.title = inTwoTongues ? job : title
  fields.title_alt = kind === 'second' ? [job, again] : []
  const texts = [title]
  const behind = (text: string, isPart = true) => {
    texts[0] += text
    if (isPart) fields.title_alt = [...(fields.title_alt as string[]), texts[0]!]
  }
  if (random.at('department').chance(0.35)) {
    let department = departmentIn(tongue, random.at('department/of'))
    if (random.at('department/joined').chance(0.35)) {
      // Without a word that says that it is one it is what the job is about.
      if (personWords(department)[1] === 0)
        department = `${random.at('department/word').pick(['Abt.', 'Dept.', 'Département', 'Abteilung', 'Division', 'Dpto.'])} ${department}`
      behind(random.at('department/joint').pick(JOINTS) + department, false)
    } else if (random.at('department/over').chance(0.2)) texts.unshift(department)
    else texts.push(department)
    fields.department = department
    if (inTwoTongues && texts.length > 1) {
      const second = departmentIn(other, random.at('department/again'))
      const at = texts.indexOf(department)
      if (at >= 0) texts[at] += joint + second
      fields.department_alt = [second]
    }
  } else if (random.at('twice').chance(0.06)) {
    fields.title_alt = [...(fields.title_alt as string[]), again]
    texts.push(again)
  } else if (random.at('titled-degree').chance(0.06))
    behind(random.at('degree/joint').pick([', ', ' ']) + random.at('degree').pick(TITLED_DEGREES))
  else if (random.at('qualified').chance(0.1)) {
    const line = random.at('qualified/of').pick(QUALIFICATIONS)
    if (random.at('qualified/over').chance(0.5)) texts.unshift(line)
    else texts.push(line)
  } else if (random.at('licensed').chance(0.06))
    behind(
      ` ${random.at('licensed/sign').pick(['—', '–', '·', '|'])} ${random.at('licensed/of').pick(LICENCES)}`,
    )
  else if (random.at('services').chance(0.06))
    texts.push(servicesOf(tongue, random.at('services/of'), [' · ', ' - ', ' | ', ' – ', ', ']))
  const at = texts.findIndex((text) => text.startsWith(title))
  return texts.flatMap((text, i) =>
    i === at && text.split(' ').length > 2 && random.at('wrapped').chance(0.28)
      ? inTwo(text)
      : [text],
  )
}

/** A text in two lines, parted behind a sign where it has one. */
function inTwo(text: string): string[] {
  const parts = text.split(' ')
  const sign = parts.findIndex((part) => /^(?:&|–|-|·|\/|\||und|et|e|y)$/.test(part))
  const at = sign > 0 && sign < parts.length - 1 ? sign + 1 : Math.ceil(parts.length / 2)
  return [parts.slice(0, at).join(' '), parts.slice(at).join(' ')]
}
