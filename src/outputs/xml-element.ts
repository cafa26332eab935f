import { escaped } from './xml-text.ts'

/** An element: its name, with attributes perhaps, and its text or its children. */
export type Element = readonly [name: string, content: string | readonly Element[]]

/** An element on lines of its own. */
export const written = ([name, content]: Element): string => {
  const [end] = name.split(' ')
  return typeof content === 'string'
    ? `<${name}>${escaped(content)}</${end}>\n`
    : `<${name}>\n${content.map(written).join('')}</${end}>\n`
}

/** An element where there is something to write in it. */
export const where = (name: string, content: string | null | readonly Element[]): Element[] =>
  content === null || content.length === 0 ? [] : [[name, content]]
