import type { z } from 'zod'

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a URL',
  uuid: 'a UUID',
  datetime: 'a date and time such as 2026-03-01T09:30:00Z',
  date: 'a date such as 2026-03-01',
}

const UNITS: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' entries',
  file: ' bytes',
}

/** What a value should have been, as people say it; `safeParse` takes it for `error`. */
export function words(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'it is missing'
      return `it has to be ${TYPES[issue.expected] ?? `of type ${issue.expected}`}`
    case 'too_small':
      return `it has to be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`
    case 'too_big':
      return `it has to be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`
    case 'invalid_format':
      return FORMATS[issue.format] ? `it has to be ${FORMATS[issue.format]}` : 'it has another form'
    case 'invalid_value':
      return `it has to be one of ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return `it has members that are not known: ${issue.keys.join(', ')}`
    default:
      return 'it is none of what is possible here'
  }
}
