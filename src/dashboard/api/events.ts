/** A server-sent event; its data is JSON. */
export interface Event {
  readonly name: string
  readonly data: unknown
}

/**
 * The events of a stream until its end. Not by `EventSource`, which can name no key.
 *
 * @throws the reason of the request's signal
 */
export async function* eventsOf(answer: Response): AsyncGenerator<Event> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += chunk.value
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const name = /^event: (.*)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (name && data) yield { name, data: JSON.parse(data) }
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
