/** What this reads of JSON Schema. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: string | boolean
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema | false
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
  readonly required?: readonly string[]
  readonly description?: string
}

type Named = Readonly<Record<string, Schema>>

const HEAD = `"""What the interface speaks of, as JSON has it.

Written by \`npm run client\` from the OpenAPI document: change that instead.
"""

from __future__ import annotations

from typing import Literal, NotRequired, Sequence, TypedDict, Union, final
`

const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}

/** Texts of forms that are lists with commas between: Python's lists will do, too. */
const LISTS = ['languages', 'include', 'fields']

/** Of Python, among the names of members: a class cannot have these. */
const KEYWORDS = ['from', 'class', 'import', 'in', 'is', 'not', 'or', 'and', 'with', 'as']

/** Columns of a line. */
const WIDTH = 100

/**
 * Python's types for what a client needs of an OpenAPI document: a TypedDict for each object, in an
 * order in which each stands behind what it consists of.
 */
export function pythonTypesOf(document: object): string {
  const { components, paths, webhooks } = JSON.parse(JSON.stringify(document))
  const answer = (path: string, method: string, status = 200): Schema =>
    paths[path][method].responses[status].content['application/json'].schema.properties.data
  const form = (path: string): Schema =>
    formOf(paths[path].post.requestBody.content['multipart/form-data'].schema)
  const types = new Types(components.schemas)
  for (const name of ['ErrorCode', 'Extraction', 'Warning', 'Job', 'BatchWithJobs', 'Usage'])
    types.add(name)
  types.define('ConvertForm', form('/v1/convert'))
  types.define('JobForm', form('/v1/jobs'))
  types.define('CreatedJob', answer('/v1/jobs', 'post', 202))
  types.define('JobList', answer('/v1/jobs', 'get'))
  types.define('CreatedBatch', answer('/v1/batch', 'post'))
  types.define('BatchList', answer('/v1/batch', 'get'))
  const events = Object.entries<(typeof webhooks)[string]>(webhooks).map(([type, { post }]) => {
    const name = pascal(type)
    types.define(name, post.requestBody.content['application/json'].schema)
    return name
  })
  types.write(`WebhookEvent = Union[${events.join(', ')}]\n`)
  return HEAD + types.text
}

/** The fields of a form that are no files, each of them JSON-like. */
function formOf({ properties = {}, required }: Schema): Schema {
  const fields = Object.entries(properties).filter(
    ([, { format, items }]) => (items || { format }).format !== 'binary',
  )
  return { type: 'object', properties: Object.fromEntries(fields), required: required ?? [] }
}

class Types {
  readonly #schemas: Named
  readonly #known = new Set<string>()
  text = ''

  constructor(schemas: Named) {
    this.#schemas = schemas
  }

  write(text: string): void {
    this.text += `\n\n${text}`
  }

  /** Defines a schema of the document's, once. @returns its name in Python */
  add(id: string): string {
    const name = pascal(id)
    if (!this.#known.has(name)) this.define(name, this.#schemas[id]!)
    return name
  }

  define(name: string, schema: Schema): void {
    this.#known.add(name)
    if (schema.properties) this.#class(name, schema)
    else this.write(`${this.#alias(name, schema)}\n`)
  }

  #alias(name: string, schema: Schema): string {
    const variants = schema.anyOf?.map((one, i) => this.#typeOf(one, `${name}${i + 1}`))
    if (variants) return broken(`${name} = Union[`, variants, ']')
    if (schema.enum) return broken(`${name} = Literal[`, schema.enum.map(quoted), ']')
    return `${name} = ${this.#typeOf(schema, name)}`
  }

  #class(name: string, { properties = {}, required = [], description }: Schema): void {
    const members = Object.entries(properties).map(([own, schema]) => {
      const isList = name.endsWith('Form') && LISTS.includes(own)
      const type = isList ? 'str | Sequence[str]' : this.#typeOf(schema, name + pascal(own))
      return {
        own,
        type: required.includes(own) ? type : `NotRequired[${type}]`,
        description: schema.description,
      }
    })
    if (members.some(({ own }) => KEYWORDS.includes(own))) {
      const pairs = members.map(({ own, type }) => `    ${quoted(own)}: ${type},\n`)
      this.write(`${name} = TypedDict(\n    ${quoted(name)},\n    {\n`)
      this.text += pairs.map((pair) => `    ${pair}`).join('')
      this.text += '    },\n)\n'
      return
    }
    // So that `'words' in page` tells one from another.
    this.write(`@final\nclass ${name}(TypedDict):\n`)
    if (description) this.text += `${docstring(description)}\n`
    for (const { own, type, description } of members) {
      this.text += `    ${wrapped(own, type)}\n`
      if (description) this.text += docstring(description)
    }
  }

  /** @param name that an object gets which has none of its own */
  #typeOf(schema: Schema, name: string): string {
    const { $ref, type, enum: names, anyOf, items, prefixItems, properties } = schema
    if ($ref) return this.add($ref.split('/').at(-1)!)
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
    if (names) return `Literal[${names.map(quoted).join(', ')}]`
    if (anyOf) return anyOf.map((one, i) => this.#typeOf(one, `${name}${i + 1}`)).join(' | ')
    if (Array.isArray(type))
      return type.map((one) => this.#typeOf({ ...schema, type: one }, name)).join(' | ')
    if (type === 'array') return `list[${this.#typeOf(items || prefixItems![0]!, name)}]`
    if (properties) {
      this.define(name, schema)
      return name
    }
    if (type === 'object') return `dict[str, ${this.#typeOf(schema.additionalProperties!, name)}]`
    // Of any kind.
    if (type === undefined) return 'object'
    return PLAIN[type as string]!
  }
}

const pascal = (name: string): string =>
  name
    .split(/[._]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const quoted = (text: string): string => `'${text}'`

const literal = (value: string | boolean): string =>
  typeof value === 'string' ? quoted(value) : value ? 'True' : 'False'

/** On one line, or a part a line. */
function broken(head: string, parts: readonly string[], tail: string): string {
  const line = head + parts.join(', ') + tail
  return line.length <= WIDTH
    ? line
    : `${head}\n${parts.map((one) => `    ${one},\n`).join('')}${tail}`
}

/** A member; a choice that is too long goes on in lines of its own. */
function wrapped(own: string, type: string): string {
  const line = `${own}: ${type}`
  if (line.length + 4 <= WIDTH) return line
  const [head, parts, tail] = line.split(/(?<=Literal\[)(.*?)(?=\])/)
  return [head, ...parts!.split(', ').map((part) => `        ${part},`), `    ${tail}`].join('\n')
}

/** A docstring of a class or a member, its words set in lines. */
function docstring(text: string): string {
  const lines = ['']
  for (const word of `"""${text.replace(/\.$/, '')}."""`.split(' ')) {
    const line = lines.at(-1)!
    if (line.length + word.length + 5 <= WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(` ${word}`)
  }
  return lines.map((line) => `   ${line}\n`).join('')
}
