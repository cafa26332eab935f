import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ENDPOINTS } from '../../src/http/endpoints.ts'
import { documentOf } from '../../src/http/openapi/document.ts'

/** The OpenAPI document, read loosely. */
// biome-ignore lint/suspicious/noExplicitAny: its shape is what is tested
export type Json = any

export const document: Json = JSON.parse(JSON.stringify(documentOf(ENDPOINTS)))

const ID = 'https://pagemill.example/openapi.json'
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(closed(structuredClone(document)), ID)
const validators = new Map<string, ValidateFunction>()

/** Members that are not described are faults here, though not to clients. */
function closed(node: Json): Json {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  for (const [name, value] of Object.entries(node)) if (name !== 'allOf') node[name] = closed(value)
  if (node.type === 'object' && node.properties) node.additionalProperties ??= false
  return node
}

const PATHS = Object.keys(document.paths)
  // Fixed parts go before placeholders.
  .sort((a, b) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1))
  .map((path) => [path, new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const)

/** What the document says of a request's place; null where it has no such operation. */
export function operationAt(
  method: string,
  pathname: string,
): { path: string; key: string } | null {
  const path = PATHS.find(([, form]) => form.test(pathname))?.[0]
  const key = method === 'HEAD' ? 'get' : method.toLowerCase()
  return path && document.paths[path][key] ? { path, key } : null
}

/** What is wrong with an answer by the document; null: nothing. */
export function faultOf(
  method: string,
  pathname: string,
  answer: { readonly status: number; readonly headers: Headers; readonly body: Json },
): string | null {
  const { status, headers, body } = answer
  const at = operationAt(method, pathname)
  const type = (headers.get('Content-Type') ?? '').split(';')[0]!
  if (!headers.get('X-Service-Request-Id')) return 'no X-Service-Request-Id'
  // Dashboard and guide are for people.
  if (!at && (type === 'text/html' || /^\/(assets|guide)\//.test(pathname))) return null
  if (!at && method === 'OPTIONS' && status === 204) return null
  if (!at && body === undefined && method === 'HEAD') return null
  if (!at && (status === 404 || status === 405))
    return mismatch(['components', 'schemas', 'Error'], body)
  if (!at) return `an answer ${status} where there is no endpoint`
  const responses = document.paths[at.path][at.key].responses
  const response = responses[status]
  if (!response) return `status ${status} is not described: ${JSON.stringify(body)}`
  for (const name of Object.keys(response.headers ?? {}))
    if (document.components.headers[name]?.required && !headers.get(name)) return `no ${name}`
  if (!response.content) return null
  if (!response.content?.[type]) return `status ${status} with ${type} is not described`
  if (type !== 'application/json' || body === undefined) return null
  const { schema } = response.content[type]
  if (schema.format === 'binary') return null
  const place = ['paths', at.path, at.key, 'responses', String(status), 'content', type, 'schema']
  return mismatch(place, body)
}

function mismatch(place: readonly string[], body: Json): string | null {
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  let validate = validators.get(pointer)
  if (!validate) {
    validate = ajv.compile({ $ref: `${ID}#/${pointer}` })
    validators.set(pointer, validate)
  }
  if (validate(body)) return null
  return `${ajv.errorsText(validate.errors)}: ${JSON.stringify(body).slice(0, 2000)}`
}
