import { useEffect, useRef, useState } from 'preact/hooks'
import { form } from '../../client/client.ts'
import { type ApiError, answerTo, api, by } from '../api/api.ts'
import type { Output } from '../api/outputs.ts'
import { stemOf } from '../api/save.ts'
import type { KeyId } from '../keys/key.ts'
import { modelOf, type Result } from './result.ts'

/** Milliseconds without another change after which balances are reconciled anew. */
const CALM = 400

export interface Corrections {
  /** As it stands now. */
  readonly result: Result
  readonly isChanged: boolean
  readonly error: ApiError | null
  /** @param edit writes into the copy it is given */
  readonly change: (edit: (result: Result) => void) => void
  readonly undo: () => void
  /** The result in another output. */
  readonly written: (output: Output) => Promise<Response>
  /** Of the file with the result as JSON. */
  readonly jsonName: string
}

/** What a person changes of a result; the service makes files of it and checks its sums. */
export function useCorrections(first: Result, keyId: KeyId, name: string): Corrections {
  const [result, setResult] = useState(first)
  const [error, setError] = useState<ApiError | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(result)
  latest.current = result
  const jsonName = `${stemOf(name)}.json`
  const written = (output: Output) => {
    const file = new File([JSON.stringify(latest.current)], jsonName)
    const body = form({ file, model: modelOf(first), output })
    const params = { header: by(keyId) }
    return answerTo(api.POST('/v1/corrections', { params, body, parseAs: 'stream' }))
  }
  const check = async () => {
    const asked = latest.current
    try {
      const { data } = await (await written('json')).json()
      // What was changed meanwhile is checked by its own question.
      if (latest.current === asked) setResult(data)
      setError(null)
    } catch (cause) {
      setError(cause as ApiError)
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    result,
    isChanged: result !== first,
    error,
    change: (edit) => {
      const copy = structuredClone(latest.current)
      edit(copy)
      latest.current = copy
      setResult(copy)
      clearTimeout(timer.current)
      timer.current = setTimeout(check, CALM)
    },
    undo: () => {
      clearTimeout(timer.current)
      setError(null)
      setResult(first)
    },
    written,
    jsonName,
  }
}
