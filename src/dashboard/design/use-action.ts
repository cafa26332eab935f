import { useState } from 'preact/hooks'
import type { ApiError } from '../api/api.ts'

/** Something a person does that takes a moment and may fail. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  /** @returns whether it worked */
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      await action()
      return true
    } catch (cause) {
      setError(cause as ApiError)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, run }
}
