/** What an answer holds, and what it is called. */
export interface Made {
  readonly name: string
  readonly blob: Blob
}

/**
 * An answer as a file: by the name it came with, or an envelope's `data`.
 *
 * @param name of the file where the answer is an envelope, which has none
 */
export async function fileOf(answer: Response, name: string): Promise<Made> {
  const given = nameOf(answer)
  if (given !== null) return { name: given, blob: await answer.blob() }
  const { data } = await answer.json()
  return { name, blob: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }) }
}

/** As `fileOf`, handed to the person. */
export const saveAnswer = async (answer: Response, name: string): Promise<void> =>
  saveMade(await fileOf(answer, name))

export const saveMade = ({ name, blob }: Made): void => save(name, blob)

function nameOf(answer: Response): string | null {
  const said = answer.headers.get('Content-Disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(said)?.[1] ?? null)
}

/** Hands a text to the person as a file. */
export function saveText(name: string, text: string, type: 'text/csv' | 'text/plain'): void {
  save(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** A file's name without its ending. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '')

function save(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
