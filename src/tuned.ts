import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `npm run tune` measures; the environment wins over the file. */
export const TUNED = ['PAGEMILL_THREADS', 'PAGEMILL_HOSTS', 'PAGEMILL_KERNELS'] as const

export type Tuned = Partial<Record<(typeof TUNED)[number], string>>

/** Where a data folder keeps what suits its machine. */
export const tunedFile = (dataFolder: string): string => join(dataFolder, 'tuned.json')

/**
 * Settings found for this machine; none where nothing was measured.
 *
 * @throws Error when the file is no object of such settings
 */
export function readTuned(file: string): Tuned {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
  const known: ReadonlySet<string> = new Set(TUNED)
  const tuned: unknown = JSON.parse(text)
  if (typeof tuned !== 'object' || tuned === null || Array.isArray(tuned))
    throw new Error('it is no JSON object')
  for (const [name, value] of Object.entries(tuned)) {
    if (!known.has(name)) throw new Error(`'${name}' is none of ${TUNED.join(', ')}`)
    if (typeof value !== 'string') throw new Error(`${name} is no text`)
  }
  return tuned
}
