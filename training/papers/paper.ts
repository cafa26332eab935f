import type { PrintSource } from '../kit/print.ts'
import type { Random } from '../kit/random.ts'

export const KINDS = ['invoice', 'receipt', 'business_card', 'bank_statement'] as const
export type Kind = (typeof KINDS)[number]

/** A made document: what prints it, and what a careful person reads from it. */
export interface Paper {
  source: PrintSource
  truth: Truth
}

export interface Truth {
  id: string
  task: Kind
  /** Documents with the same group share an author and a tool. */
  group: string
  source: string
  licence: string
  lang: string
  fields: Record<string, unknown>
  /** Fields that are not on the page and do not follow from it. */
  absent: readonly string[]
  /** Parts that were chosen, by name. */
  layout: Record<string, unknown>
  [further: string]: unknown
}

/** Makes the paper of an id; a stream makes the same one again. */
export type Maker = (id: string, random: Random) => Promise<Paper>
