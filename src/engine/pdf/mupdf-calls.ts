import { isTrap, TaskError } from '../task.ts'

/** What the system refused while MuPDF last read a file. */
let refused: unknown = null

/**
 * Runs what MuPDF calls. An exception would pass its functions without their cleaning up, and after
 * some of them it could open no file any more; it sees the end of the file instead.
 */
export function noted<T>(call: () => T): T | 0 {
  try {
    return call()
  } catch (error) {
    refused ??= error
    return 0
  }
}

/**
 * Runs a call into MuPDF that may read the file.
 *
 * @throws what the system refused, whatever MuPDF made of that
 */
export function reading<T>(call: () => T): T {
  refused = null
  let value: T
  try {
    value = call()
  } catch (error) {
    throw isTrap(error) ? error : (refused ?? error)
  }
  if (refused !== null) throw refused
  return value
}

/**
 * Runs a call into MuPDF; its errors are the document's fault, a trap poisons the thread.
 *
 * @throws TaskError INVALID_FILE, POISONED; what the system refused
 */
export function guarded<T>(message: string, call: () => T): T {
  try {
    return reading(call)
  } catch (cause) {
    if (isTrap(cause)) throw new TaskError('POISONED', message, { cause })
    if (cause === refused) throw cause
    throw new TaskError('INVALID_FILE', message, { cause })
  }
}
