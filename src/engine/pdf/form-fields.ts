import { type Box, unionOf } from '../../document/box.ts'
import type { FormField, FormFieldType } from '../../document/page.ts'
import type { PdfObject } from './pdf-object.ts'

/** Bits of an annotation's flags (ISO 32000-1, table 165): nobody sees it on a screen. */
const UNSEEN = 1 | 2 | 32
/** Bits of a field's flags (tables 226 and 228). */
const RADIO = 1 << 15
const PUSH_BUTTON = 1 << 16
const PASSWORD = 1 << 13
/** A field's names stand in at most this many parents, which may lead in a circle. */
const DEEPEST = 32
/** More fields than any page has. */
const MOST_FIELDS = 5000

type Matrix = readonly [number, number, number, number, number, number]

/** Annotations that are drawn: a link is no drawing, a popup belongs to another. */
export function hasDrawnAnnotations(page: PdfObject): boolean {
  return annotationsOf(page).some((annotation) => {
    const kind = annotation.get('Subtype').name
    return kind !== 'Link' && kind !== 'Popup' && (annotation.get('F').number & UNSEEN) === 0
  })
}

/**
 * The fields of a form that are seen on a page, as the file lists them; buttons of one choice are one
 * field.
 *
 * @param toPage from the file's coordinates to those of the displayed page
 */
export function formFieldsOf(page: PdfObject, toPage: Matrix): FormField[] {
  const fields = annotationsOf(page)
    .filter((annotation) => annotation.get('Subtype').name === 'Widget')
    .filter((annotation) => (annotation.get('F').number & UNSEEN) === 0)
    .map((widget) => fieldOf(widget, toPage))
    .filter((field) => field !== null)
  return [...Map.groupBy(fields, (field, i) => keyOf(field, i)).values()].map(asOne)
}

function annotationsOf(page: PdfObject): PdfObject[] {
  const annotations = page.get('Annots')
  const length = Math.min(annotations.length, MOST_FIELDS)
  return Array.from({ length }, (_, i) => annotations.get(i))
}

function fieldOf(widget: PdfObject, toPage: Matrix): FormField | null {
  const flags = widget.inherited('Ff').number
  const type = typeOf(widget.inherited('FT').name, flags)
  if (!type) return null
  const label = widget.inherited('TU').text.trim()
  return {
    name: nameOf(widget),
    label: label === '' ? null : label,
    type,
    value: valueIn(widget, type, flags),
    box: boxOf(widget.get('Rect'), toPage),
  }
}

function typeOf(kind: string, flags: number): FormFieldType | null {
  if (kind === 'Tx') return 'text'
  if (kind === 'Ch') return 'choice'
  if (kind === 'Sig') return 'signature'
  if (kind !== 'Btn' || (flags & PUSH_BUTTON) !== 0) return null
  return (flags & RADIO) !== 0 ? 'radio' : 'checkbox'
}

function nameOf(widget: PdfObject): string {
  const names: string[] = []
  for (let at = widget, depth = 0; at.isDictionary && depth < DEEPEST; depth++) {
    const name = at.get('T')
    if (name.isString) names.unshift(name.text)
    at = at.get('Parent')
  }
  return names.join('.')
}

function valueIn(widget: PdfObject, type: FormFieldType, flags: number): string | boolean | null {
  // What is seen is the appearance's state, whatever the value says.
  const state = widget.get('AS').name
  const isOn = state !== '' && state !== 'Off'
  if (type === 'checkbox') return isOn
  if (type === 'radio') return isOn ? shown(widget, state) : null
  const value = widget.inherited('V')
  if (type === 'signature') return filled(value.get('Name').text)
  if (type === 'choice') return filled(chosen(widget, value))
  return (flags & PASSWORD) !== 0 ? null : filled(value.text)
}

const filled = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** A state that counts the entries of the options means the entry. */
function shown(widget: PdfObject, state: string): string {
  const options = widget.inherited('Opt')
  return /^\d+$/.test(state) ? options.get(Number(state)).text || state : state
}

function chosen(widget: PdfObject, value: PdfObject): string {
  const values = value.isArray
    ? Array.from({ length: Math.min(value.length, MOST_FIELDS) }, (_, i) => value.get(i).text)
    : [value.text]
  const options = widget.inherited('Opt')
  const names = new Map<string, string>()
  for (let i = 0; i < Math.min(options.length, MOST_FIELDS); i++) {
    const option = options.get(i)
    if (option.isArray) names.set(option.get(0).text, option.get(1).text)
  }
  return values.map((text) => names.get(text) ?? text).join(', ')
}

function boxOf(rect: PdfObject, [a, b, c, d, e, f]: Matrix): Box {
  const [x0, y0, x1, y1] = [0, 1, 2, 3].map((i) => rect.get(i).number)
  const corners = [
    [x0!, y0!],
    [x1!, y1!],
  ].map(([x, y]) => [a * x! + c * y! + e, b * x! + d * y! + f])
  return unionOf(corners.map(([x, y]): Box => [x!, y!, x!, y!]))
}

/** Buttons of one choice share a name; other fields stand for themselves. */
const keyOf = (field: FormField, at: number): string | number =>
  field.type === 'radio' ? field.name : at

/** The button that is chosen, else the place of all. */
function asOne(buttons: readonly FormField[]): FormField {
  const one = buttons.find((button) => button.value !== null) ?? buttons[0]!
  return one.value !== null ? one : { ...one, box: unionOf(buttons.map((button) => button.box)) }
}
