export const LANGUAGES = [
  'de',
  'en',
  'fr',
  'it',
  'es',
  'pt',
  'nl',
  'pl',
  'cs',
  'sv',
  'da',
  'nb',
  'fi',
  'hu',
  'ro',
  'tr',
] as const

export type LanguageCode = (typeof LANGUAGES)[number]

/** Words and forms that belong to a language, not to a country. */
export interface Language {
  code: LanguageCode
  months: readonly string[]
  shortMonths: readonly string[]
  /** Patterns of dates with words (see dates.ts), the most usual first. */
  longDates: readonly string[]
  given: readonly string[]
  surnames: readonly string[]
  /** Names of streets, without number. */
  streets: readonly string[]
  /** What a company does, as it stands in its name; {x} is a name before, after or inside. */
  trades: readonly string[]
  /** Words for: street-level units of an address such as "2nd floor". */
  units: readonly string[]
}
