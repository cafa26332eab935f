import { dataOf } from '../api/request.ts'

/** An API key as lists show it. */
export interface Key {
  readonly id: number
  readonly prefix: string
  readonly label: string | null
  readonly is_active: boolean
  readonly is_test: boolean
  /** Pages a month; null = as the plan says. */
  readonly monthly_limit: number | null
  readonly created_at: string
  readonly last_used_at: string | null
}

/** A key that was just made: the one time that it can be read. */
export interface MadeKey {
  readonly id: number
  readonly key: string
}

export const listKeys = (): Promise<Key[]> => dataOf('/v1/keys')

export const nameOf = (key: Key): string => key.label ?? `${key.prefix}…`
