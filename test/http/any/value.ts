import fc, { type Arbitrary } from 'fast-check'
import { document, type Json } from '../document.ts'

/** Texts that have broken programs before. */
const WILD = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '0x10',
  '99999999999999999999',
  'null',
  'true',
  '\u0000',
  '%00',
  '%zz',
  '../../etc/passwd',
  "' or 1=1 --",
  '\ud83d\udca5',
  '\u202e',
  '=1+1',
  'a'.repeat(5000),
]

export const wildText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...WILD),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** A value by a schema of the document. */
export function valueBy(schema: Json): Arbitrary<Json> {
  if (schema.$ref) return valueBy(resolved(schema.$ref))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map(valueBy))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 2 ** 31 - 1 })
    case 'number':
      return fc.double({ noNaN: true })
    case 'array':
      return fc.array(valueBy(schema.items), { maxLength: 3 })
    case 'object':
      return recordOf(schema, valueBy)
    default:
      return textOf(schema)
  }
}

/** Each member by its schema, those that need not be there at times. */
export function recordOf(
  { properties = {}, required = [] }: Json,
  member: (schema: Json) => Arbitrary<Json>,
): Arbitrary<Record<string, Json>> {
  const members = Object.entries(properties).map(([name, own]) => [name, member(own)])
  return fc.record(Object.fromEntries(members), { requiredKeys: required })
}

/** Mostly as the schema has it, else anything. */
export const around = (schema: Json, anything: Arbitrary<Json>): Arbitrary<Json> =>
  fc.oneof({ weight: 5, arbitrary: valueBy(schema) }, { weight: 1, arbitrary: anything })

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Json): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) })
}

const resolved = (reference: string): Json =>
  reference
    .split('/')
    .slice(1)
    .reduce((node: Json, part) => node[part], document)
