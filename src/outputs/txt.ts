import type { Output } from './output.ts'

/** The extraction's view for people, UTF-8 without a byte order mark. */
export const txt: Output = {
  name: 'txt',
  extension: 'txt',
  contentType: 'text/plain; charset=utf-8',
  write: async ({ extraction }) => new TextEncoder().encode(extraction.text),
}
