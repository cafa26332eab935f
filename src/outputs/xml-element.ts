import { escaped } from './xml-text.ts'

/** An element: its name, with attributes perhaps, and its text or its children. */
export type Element = readonly [name: string, content: string | readonly Element[]]

/** An element on lines of its own. */
const written = ([name, content]: Element): string => {
  const [end] = name.split(' ')
  return typeof content === 'string'
    ? `<${name}>${escaped(content)}</${end}>\n`
    : `<${name}>\n${content.map(written).join('')}</${end}>\n`
}

/** A file of one element, in UTF-8; without any where there is nothing to write. */
export const xmlFile = (root: Element | null): Uint8Array =>
  new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n${root === null ? '' : written(root)}`,
  )

/** An element where there is something to write in it. */
export const where = (name: string, content: string | null | readonly Element[]): Element[] =>
  content === null || content.length === 0 ? [] : [[name, content]]
