import escapeHtml from 'escape-html'
import type { Box } from '../document/box.ts'

type Attributes = Readonly<Record<string, string | number>>

/** Characters XML cannot carry. */
const UNWRITABLE = /[[\p{Cc}--[\t\n\r]]\ufffe\uffff]/gv

const escaped = (text: string): string => escapeHtml(text.toWellFormed().replace(UNWRITABLE, ' '))

/** An element; `content` is markup already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`,
    )
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

/** A part of the picture with a class, which the style sheet draws. */
export const group = (name: string, parts: readonly string[]): string =>
  element('g', { class: name }, parts.join('\n'))

/** @param hint shown when the pointer rests on it */
export function rectangle([x0, y0, x1, y1]: Box, hint = '', attributes: Attributes = {}): string {
  const place = { x: x0, y: y0, width: Math.max(0, x1 - x0), height: Math.max(0, y1 - y0) }
  return element('rect', { ...place, ...attributes }, hint && element('title', {}, escaped(hint)))
}

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  element('line', { x1, y1, x2, y2 })

export const label = (x: number, y: number, text: string): string =>
  element('text', { x, y }, escaped(text))

/** Hundredths of a point are below what is seen. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
