import { useState } from 'preact/hooks'
import { type Load, useLoad } from '../api/use-load.ts'
import { Choice } from '../design/field.tsx'
import { keep, kept } from '../kept.ts'
import { t } from '../texts/texts.ts'
import { type Key, type KeyId, listKeys, nameOf, ownName } from './key.ts'

/** The keys of an account, and what its pages work with: one of them, or none. */
export interface KeyChoice {
  readonly load: Load<Key[]>
  readonly id: KeyId
  readonly choose: (id: KeyId) => void
}

/**
 * @param options.withRevoked whether keys that can order nothing any more are offered too
 * @param options.preferKey whether a key is chosen first, where there is one
 */
export function useKeyChoice({ withRevoked = false, preferKey = false } = {}): KeyChoice {
  const load = useLoad(listKeys, [])
  const [wanted, setWanted] = useState(kept('key'))
  const offered = (load.value ?? []).filter((key) => withRevoked || key.is_active)
  const choose = (id: KeyId) => {
    keep('key', String(id))
    setWanted(String(id))
  }
  const first = preferKey ? offered.findLast((key) => key.is_active && !key.is_test) : undefined
  const chosen =
    wanted === 'session' ? undefined : (offered.find(({ id }) => String(id) === wanted) ?? first)
  return { load: { ...load, value: load.value && offered }, id: chosen?.id ?? 'session', choose }
}

export const KeyField = ({ choice, label }: { readonly choice: KeyChoice; label: string }) => (
  <Choice
    label={label}
    value={choice.id}
    onChange={({ currentTarget: { value } }) =>
      choice.choose(value === 'session' ? value : Number(value))
    }
    options={[
      { value: 'session', text: ownName() },
      ...(choice.load.value ?? []).map((key) => ({
        value: key.id,
        text: `${nameOf(key)}${key.is_test ? ` (${t('keys.test')})` : ''}`,
      })),
    ]}
  />
)
