import { useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { type Load, useLoad } from '../api/use-load.ts'
import { Choice } from '../design/field.tsx'
import { keep, kept } from '../kept.ts'
import { t } from '../texts/texts.ts'
import { type Key, listKeys, nameOf } from './key.ts'

/** The keys of an account and the one its pages work with. */
export interface KeyChoice {
  readonly load: Load<Key[]>
  readonly key: Key | null
  readonly choose: (id: number) => void
  readonly make: () => Promise<void>
}

/** @param withRevoked whether keys that can order nothing any more are offered too */
export function useKeyChoice(withRevoked = false): KeyChoice {
  const load = useLoad(listKeys, [])
  const [id, setId] = useState(Number(kept('key')))
  const offered = (load.value ?? []).filter((key) => withRevoked || key.is_active)
  const key =
    offered.find((own) => own.id === id) ??
    offered.findLast((own) => own.is_active && !own.is_test) ??
    offered.at(-1) ??
    null
  const choose = (chosen: number) => {
    keep('key', String(chosen))
    setId(chosen)
  }
  const make = async () => {
    const body = { label: t('playground.title'), is_test: true }
    const made = await dataOf(api.POST('/v1/keys', { body }))
    choose(made.id)
    await load.again()
  }
  return { load: { ...load, value: load.value && offered }, key, choose, make }
}

export const KeyField = ({ choice, label }: { readonly choice: KeyChoice; label: string }) => (
  <Choice
    label={label}
    value={choice.key?.id ?? ''}
    onChange={(event) => choice.choose(Number(event.currentTarget.value))}
    options={(choice.load.value ?? []).map((key) => ({
      value: key.id,
      text: `${nameOf(key)}${key.is_test ? ` (${t('keys.test')})` : ''}`,
    }))}
  />
)
