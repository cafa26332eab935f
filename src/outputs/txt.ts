import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'

/** The extraction's view for people, UTF-8 without a byte order mark. */
export const txt: Output = {
  ...DESCRIPTIONS.txt,
  write: async ({ extraction }) => new TextEncoder().encode(extraction.text),
}
