import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { ApiError } from './api.ts'

/** What a page shows while it has no content, and then. */
export interface Load<T> {
  readonly value: T | null
  readonly error: ApiError | null
  /** Asks again; what is there stays until the answer. */
  readonly again: () => Promise<void>
  readonly set: (value: T) => void
}

/** Asks when a page opens and whenever `keys` change; a late answer to an old question is dropped. */
export function useLoad<T>(ask: () => Promise<T>, keys: readonly unknown[]): Load<T> {
  const [value, set] = useState<T | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const turn = useRef(0)
  const again = useCallback(async () => {
    const mine = ++turn.current
    try {
      const answer = await ask()
      if (mine !== turn.current) return
      set(() => answer)
      setError(null)
    } catch (cause) {
      if (mine === turn.current) setError(cause as ApiError)
    }
  }, keys)
  useEffect(() => {
    void again()
    return () => void turn.current++
  }, [again])
  return { value, error, again, set: (fresh) => set(() => fresh) }
}
