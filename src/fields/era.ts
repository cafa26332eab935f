/** Eras of Japan's calendar, by the year before their first one. */
const BEFORE: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 }

/** The year before the first one of the era that goes on. */
export const YEAR_BEFORE_PRESENT_ERA = Math.max(...Object.values(BEFORE))

/** A year of an era, to build patterns of; the first one is called 元. Two groups: era, year. */
export const YEAR_OF_ERA = String.raw`(${Object.keys(BEFORE).join('|')})\s?(\d{1,2}|元)`

/** The year of the common era: `令和`, `8` is 2026. */
export const yearOfEra = (era: string, year: string): number =>
  BEFORE[era]! + (year === '元' ? 1 : Number(year))

const ERA = new RegExp(Object.keys(BEFORE).join('|'))

/** The year before the first one of the era that a text names; null where it names none. */
export const yearBeforeEra = (text: string): number | null => {
  const era = ERA.exec(text)
  return era ? BEFORE[era[0]]! : null
}
