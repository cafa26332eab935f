import { keep, kept } from '../kept.ts'
import en from './en.json'

/** Texts of one language; every language has those of English. */
export type Texts = typeof en

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`
}[keyof T & string]

/** Where a text stands in the files: `keys.title`. */
export type TextKey = Paths<Texts>

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES

let texts: Texts = en
let current: Language = 'en'

/** The chosen language, else the first of the browser's that there is. */
export async function loadTexts(): Promise<void> {
  const wished = [kept('language') ?? '', ...navigator.languages]
  const found = wished.map((code) => code.slice(0, 2)).find((code) => code in LANGUAGES)
  current = (found ?? 'en') as Language
  if (current === 'de') texts = (await import('./de.json')).default
  document.documentElement.lang = current
}

export const language = (): Language => current

/** Texts are read when a page is drawn: another language begins with a new document. */
export function chooseLanguage(chosen: Language): void {
  keep('language', chosen)
  location.reload()
}

/** A text with `{name}` replaced by values; numbers are written as the language does. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  const text = key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], texts) as string
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? number(value) : value
  })
}

/** One of two texts by a count: `jobs.one` and `jobs.many`. */
export const counted = (n: number, one: TextKey, many: TextKey): string =>
  t(n === 1 ? one : many, { n })

export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(current, { maximumFractionDigits: digits }).format(value)

/** Cents of a euro. */
export const money = (cents: number): string =>
  new Intl.NumberFormat(current, { style: 'currency', currency: 'EUR' }).format(cents / 100)

export const day = (iso: string): string =>
  new Intl.DateTimeFormat(current, { dateStyle: 'medium' }).format(new Date(iso))

export const moment = (iso: string): string =>
  new Intl.DateTimeFormat(current, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )
