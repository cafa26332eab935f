import fc, { type Arbitrary } from 'fast-check'
import { lines, pdf } from '../../engine/documents.ts'
import { document, type Json } from '../document.ts'
import { around, recordOf, valueBy, wildText } from './value.ts'

/** A request to one of the document's operations, right or wrong. */
export interface AnyRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | readonly Part[] | null
}

/** Values by the name of a part of a path, a parameter or a field, which often stand for themselves. */
export type Known = Readonly<Record<string, readonly string[]>>

/** Of a form. */
export type Part = readonly [name: string, value: string | { readonly file: keyof typeof FILES }]

/** Who asks; the value of each is the sender's to know. */
export const CALLERS = ['nobody', 'key', 'session', 'both', 'wrong'] as const
export type Caller = (typeof CALLERS)[number]

const page = { content: lines(['Some words, and 12.50']), width: 200, height: 100 }
export const FILES = {
  page: pdf([page]),
  pages: pdf([page, page, page, page]),
  cut: pdf([page]).subarray(0, 300),
  empty: Buffer.alloc(0),
  text: Buffer.from('no document at all'),
}

const operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
  Object.entries<Json>(methods).map(([method, operation]) => ({ path, method, operation })),
)

export function anyRequest(known: Known): Arbitrary<AnyRequest & { readonly caller: Caller }> {
  return fc.oneof(
    ...operations.map((one) => ({
      // Most of what can go wrong goes wrong with forms.
      weight: one.operation.requestBody?.content['multipart/form-data'] ? 2 : 1,
      arbitrary: requestTo(one, known),
    })),
  )
}

function requestTo(
  { path, method, operation }: (typeof operations)[number],
  known: Known,
): Arbitrary<AnyRequest & { readonly caller: Caller }> {
  const parameters = (place: string) => {
    const own = (operation.parameters ?? []).filter((one: Json) => one.in === place)
    return recordOf(
      { properties: Object.fromEntries(own.map((one: Json) => [one.name, one])) },
      ({ name, schema }) => {
        const values = known[name]
        return fc.oneof(
          ...(values ? [{ weight: 4, arbitrary: fc.constantFrom(...values) }] : []),
          { weight: 4, arbitrary: valueBy(schema).map(String) },
          { weight: 1, arbitrary: wildText },
        )
      },
    )
  }
  return fc
    .record({
      caller: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
        { weight: 2, arbitrary: fc.constant('both' as const) },
      ),
      places: parameters('path'),
      query: parameters('query'),
      twice: fc.boolean(),
      headers: parameters('header'),
      body: bodyOf(operation.requestBody?.content ?? {}, known),
    })
    .map(({ caller, places, query, twice, headers, body }) => ({
      method: method.toUpperCase(),
      caller,
      path:
        path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(places[name] ?? 'x')) +
        queryOf(query, twice),
      headers: { ...printable(headers), ...body.headers },
      body: body.body,
    }))
}

type Body = Pick<AnyRequest, 'headers' | 'body'>

function bodyOf(content: Json, known: Known): Arbitrary<Body> {
  const json = content['application/json']
  const form = content['multipart/form-data']
  if (json)
    return fc.oneof(
      { weight: 5, arbitrary: around(json.schema, fc.jsonValue()).map(jsonBody) },
      {
        weight: 1,
        arbitrary: fc.tuple(anyType, wildText).map(([type, body]) => typed(type, body)),
      },
    )
  if (form)
    return fc.oneof(
      { weight: 6, arbitrary: formOf(form.schema, known) },
      { weight: 1, arbitrary: strayBody },
    )
  return fc.oneof({ weight: 8, arbitrary: fc.constant({ headers: {}, body: null }) })
}

const anyType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  'x',
)
const typed = (type: string, body: string): Body => ({ headers: { 'Content-Type': type }, body })
const strayBody = fc.tuple(anyType, wildText).map(([type, body]) => typed(type, body))
const jsonBody = (value: Json): Body => typed('application/json', JSON.stringify(value))

/** Fields as the schema has them or not, files in their field, in another, twice or nowhere. */
const formOf = (schema: Json, known: Known): Arbitrary<Body> => {
  const files = Object.keys(schema.properties).filter((name) => name.startsWith('file'))
  const { file: _, files: __, ...fields } = schema.properties
  const names = Object.keys(fields).filter((name) => name !== 'model')
  const [field] = files.filter((name) => name === 'file' || name === 'files')
  return fc
    .record({
      fields: recordOf({ properties: fields, required: Object.keys(fields) }, (own) =>
        around(own, wildText).map(String),
      ),
      good: fc.record(
        Object.fromEntries(
          ['model', ...names].map((name) => [name, fc.constantFrom(...(known[name] ?? ['']))]),
        ),
      ),
      // Of many fields one would always be wrong.
      some: fc.subarray(names, { maxLength: 3 }),
      isGood: fc.boolean(),
      files: fc.array(
        fc.tuple(
          fc.oneof(
            { weight: 9, arbitrary: fc.constant(field!) },
            { weight: 1, arbitrary: fc.constantFrom('file', 'files', 'model', '') },
          ),
          fc.record({
            file: fc.oneof(
              fc.constant('page' as const),
              fc.constantFrom(...(Object.keys(FILES) as (keyof typeof FILES)[])),
            ),
          }),
        ),
        { minLength: 0, maxLength: 2, size: 'small' },
      ),
    })
    .map(({ fields, good, some, isGood, files }) => {
      const chosen = (isGood ? good : fields) as Record<string, string>
      const parts = ['model', ...some].map((name): Part => [name, chosen[name] ?? ''])
      return { headers: {}, body: [...parts, ...files] }
    })
}

function queryOf(query: Readonly<Record<string, Json>>, twice: boolean): string {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const text = new URLSearchParams(twice ? [...pairs, ...pairs.slice(0, 1)] : pairs).toString()
  return text === '' ? '' : `?${text}`
}

/** What a header may hold at all. */
const printable = (headers: Readonly<Record<string, Json>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      String(value)
        .replace(/[^\x20-\x7e]/g, '')
        .trim(),
    ]),
  )
