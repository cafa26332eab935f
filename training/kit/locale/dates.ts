import type { Language } from './language.ts'

/** A day of the calendar; the month counts from 1. */
export interface Day {
  year: number
  month: number
  day: number
}

const TOKEN = /YYYY|YY|MMMM|MMM|MM|M|Do|DD|D/g

/**
 * A day in words of a pattern: YYYY and YY, MMMM and MMM for names of months, MM and M, DD, D and
 * Do (1st). All other signs stand for themselves.
 */
export function printDay(day: Day, pattern: string, language: Language): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const parts: Record<string, string> = {
    YYYY: String(day.year),
    YY: two(day.year % 100),
    MMMM: language.months[day.month - 1]!,
    MMM: language.shortMonths[day.month - 1]!,
    MM: two(day.month),
    M: String(day.month),
    Do: ordinal(day.day),
    DD: two(day.day),
    D: String(day.day),
  }
  return pattern.replace(TOKEN, (token) => parts[token]!)
}

/** YYYY-MM-DD. */
export function isoDay(day: Day): string {
  return new Date(Date.UTC(day.year, day.month - 1, day.day)).toISOString().slice(0, 10)
}

/** The day that many days later, or earlier where `days` is negative. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The last day of a month. */
export function monthEnd(day: Day): Day {
  return addDays({ year: day.year, month: day.month + 1, day: 1 }, -1)
}

function ordinal(day: number): string {
  const ending = day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : ''
  return day + (ending || (day % 10 === 3 && day !== 13 ? 'rd' : 'th'))
}
