/**
 * Hands an answer to the person as a file, by the name it came with.
 *
 * @param isEnvelope whether its `data` is the file
 */
export async function saveAnswer(answer: Response, isEnvelope = false): Promise<void> {
  const blob = isEnvelope
    ? new Blob([JSON.stringify((await answer.json()).data, null, 2)], { type: 'application/json' })
    : await answer.blob()
  save(nameOf(answer) ?? 'result.json', blob)
}

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
