import type { RuleStyle, Tool } from './means.ts'
import type { TopicName } from './topics.ts'

/** Somebody who makes tables of one kind, with habits. */
export interface Author {
  name: string
  topics: readonly TopicName[]
  fonts: readonly string[]
  tools?: Readonly<Partial<Record<Tool, number>>>
  rules?: Readonly<Partial<Record<RuleStyle, number>>>
}

const SANS = [
  'Helvetica',
  'Liberation Sans',
  'Open Sans',
  'DejaVu Sans',
  'Carlito',
  'Roboto',
  'Lato',
]
const SERIF = [
  'Times',
  'Liberation Serif',
  'TeX Gyre Pagella',
  'DejaVu Serif',
  'Caladea',
  'TeX Gyre Termes',
]

export const AUTHORS: readonly Author[] = [
  {
    name: 'statistics office',
    topics: ['matrix', 'matrix', 'matrix', 'survey'],
    fonts: [...SANS, 'Nimbus Sans Narrow'],
    rules: { three: 25, vertical: 8, partial: 14 },
  },
  {
    name: 'journal',
    topics: ['matrix', 'regression', 'matrix', 'datasheet'],
    fonts: SERIF,
    rules: { three: 40, head: 20, grid: 3 },
  },
  {
    name: 'accounting',
    topics: ['finance', 'finance', 'ledger', 'matrix'],
    fonts: [...SANS, ...SERIF],
    rules: { none: 30, partial: 25 },
  },
  { name: 'school', topics: ['timetable', 'courses', 'fees', 'checklist'], fonts: SANS },
  {
    name: 'maker of parts',
    topics: ['datasheet', 'prices', 'datasheet', 'checklist'],
    fonts: [...SANS, 'Roboto Condensed'],
    rules: { grid: 25, horizontal: 20 },
  },
  { name: 'office', topics: ['actions', 'staff', 'risks', 'checklist'], fonts: SANS },
  { name: 'club', topics: ['league', 'fees', 'timetable', 'staff'], fonts: [...SANS, ...SERIF] },
  { name: 'shop', topics: ['prices', 'nutrition', 'fees', 'prices'], fonts: SANS },
  {
    name: 'council',
    topics: ['compared', 'actions', 'finance', 'matrix'],
    fonts: [...SERIF, 'Liberation Sans'],
  },
  { name: 'hospital', topics: ['matrix', 'staff', 'nutrition', 'survey'], fonts: SANS },
  { name: 'university', topics: ['courses', 'regression', 'glossary', 'matrix'], fonts: SERIF },
  { name: 'transport', topics: ['trains', 'trains', 'timetable', 'fees'], fonts: SANS },
  {
    name: 'bookkeeper',
    topics: ['ledger', 'ledger', 'finance', 'prices'],
    fonts: ['Liberation Sans', 'Liberation Serif', 'Carlito'],
    tools: { chromium: 12, calc: 40, writer: 20, reportlab: 20, report: 12 },
    rules: { none: 30, grid: 20 },
  },
  {
    name: 'consultant',
    topics: ['risks', 'actions', 'glossary', 'compared'],
    fonts: [...SANS, ...SERIF],
    rules: { none: 30, head: 25, horizontal: 25, grid: 4 },
  },
]
