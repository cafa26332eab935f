import { useEffect, useRef, useState } from 'preact/hooks'
import type { ApiError } from '../api/api.ts'
import type { KeyId } from '../keys/key.ts'
import { convert, type Order, type Outcome, type Progress } from './convert.ts'

/** A file and what came of it. */
export interface Paper {
  readonly id: number
  readonly file: File
  readonly order: Order
  readonly progress: Progress | null
  readonly outcome: Outcome | null
  readonly error: ApiError | null
}

export interface Documents {
  readonly list: readonly Paper[]
  readonly open: Paper | null
  readonly show: (id: number) => void
  readonly add: (files: readonly File[], order: Order, keyId: KeyId) => void
  /** The same file with another order. */
  readonly again: (paper: Paper, order: Order, keyId: KeyId) => void
  readonly remove: (id: number) => void
}

/** The files of this visit; leaving the page gives up what is under way. */
export function useDocuments(): Documents {
  const [list, setList] = useState<readonly Paper[]>([])
  const [shown, show] = useState(0)
  const count = useRef(0)
  const stops = useRef(new Map<number, AbortController>())
  useEffect(
    () => () => {
      for (const stop of stops.current.values()) stop.abort()
    },
    [],
  )
  const change = (id: number, changes: Partial<Paper>) =>
    setList((papers) => papers.map((own) => (own.id === id ? { ...own, ...changes } : own)))
  const start = async (id: number, file: File, order: Order, keyId: KeyId) => {
    const stop = new AbortController()
    stops.current.set(id, stop)
    try {
      const tell = (progress: Progress) => change(id, { progress })
      change(id, { outcome: await convert(file, order, keyId, tell, stop.signal) })
    } catch (error) {
      if (!stop.signal.aborted) change(id, { error: error as ApiError })
    } finally {
      stops.current.delete(id)
    }
  }
  const addOne = (file: File, order: Order, keyId: KeyId): number => {
    const id = ++count.current
    const paper = { id, file, order, progress: null, outcome: null, error: null }
    setList((papers) => [...papers, paper])
    void start(id, file, order, keyId)
    return id
  }
  return {
    list,
    open: list.find(({ id }) => id === shown) ?? list.at(-1) ?? null,
    show,
    add: (files, order, keyId) => {
      for (const file of files) show(addOne(file, order, keyId))
    },
    again: ({ id, file }, order, keyId) => {
      setList((papers) => papers.filter((own) => own.id !== id))
      show(addOne(file, order, keyId))
    },
    remove: (id) => {
      stops.current.get(id)?.abort()
      setList((papers) => papers.filter((own) => own.id !== id))
    },
  }
}
