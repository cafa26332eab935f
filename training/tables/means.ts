/** Programs that print tables, and how often. */
export const TOOLS = {
  chromium: 30,
  writer: 14,
  calc: 11,
  latex: 15,
  reportlab: 13,
  pango: 8,
  groff: 8,
  report: 5,
} as const

/** What prints a layout; writer and calc are LibreOffice's, report is a text of fixed pitch. */
export type Tool = keyof typeof TOOLS

/** Which rules a table has. */
export type RuleStyle =
  | 'none'
  | 'head'
  | 'three'
  | 'horizontal'
  | 'partial'
  | 'grid'
  | 'box'
  | 'open'
  | 'vertical'
  | 'sections'

/** What sets texts in line and is no table. */
export type LookAlike =
  | 'fields'
  | 'frames'
  | 'particulars'
  | 'lines to fill in'
  | 'answers'
  | 'reference line'
  | 'foot of a letter'
  | 'cards'
  | 'contents'
  | 'matrices'
  | 'entries in columns'
  | 'head of a letter'
  | 'people'
  | Drawing

/** Texts that are set by what is drawn, or by whom they are of. */
export type Drawing =
  | 'tree'
  | 'diagram'
  | 'tiles'
  | 'texts beside'
  | 'signers'
  | 'rooms'
  | 'combs'
  | 'numbered parts'
  | 'register'
  | 'speakers'
  | 'cast'
  | 'masthead'
  | 'stacked columns'

export const LOOK_ALIKES: readonly LookAlike[] = [
  'fields',
  'frames',
  'particulars',
  'lines to fill in',
  'answers',
  'reference line',
  'foot of a letter',
  'cards',
  'contents',
  'matrices',
  'entries in columns',
  'head of a letter',
  'people',
  'tree',
  'diagram',
  'tiles',
  'texts beside',
  'signers',
  'rooms',
  'combs',
  'numbered parts',
  'register',
  'speakers',
  'cast',
  'masthead',
  'stacked columns',
]
