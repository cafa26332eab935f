import { Validator } from '@seriousme/openapi-schema-validator'
import t from 'tap'
import { STATUS_OF } from '../../src/errors.ts'
import { routerOf } from '../../src/http/router.ts'
import type { Services } from '../../src/http/state.ts'
import { models } from '../../src/models/catalogue.ts'
import { outputs } from '../../src/outputs/catalogue.ts'
import { document, faultOf, type Json } from './document.ts'
import { serviceFor } from './service.ts'

const operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
  Object.entries<Json>(methods).map(([method, operation]) => ({ path, method, operation })),
)

t.test('the document is served, and is OpenAPI 3.1', async (t) => {
  const service = await serviceFor(t)
  const answer = await fetch(`${service.url}/openapi.json`)
  t.equal(answer.status, 200)
  t.match(answer.headers.get('content-type'), /^application\/json/)
  t.same(await answer.json(), document)
  t.equal(document.openapi, '3.1.0')
  t.equal(document.info.version, '1.0.0', 'version of the interface, as specified')
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  t.ok(valid, JSON.stringify(errors))
})

t.test('every route is in the document, and the reverse', async (t) => {
  const nothing = new Proxy(
    {},
    { get: (_, name) => (name === 'config' ? { rates: {} } : new Map()) },
  )
  const routes = routerOf(nothing as Services)
    .stack.flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${String(path).replace(/:(\w+)/g, '{$1}')}`),
    )
    .sort()
  t.ok(routes.length > 40)
  t.same(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort(), routes)
})

t.test('every endpoint of the specification is there, with its statuses', async (t) => {
  // Section 4 of the specification; success and error statuses it names.
  for (const [place, statuses] of Object.entries({
    'get /v1/status': [200],
    'post /v1/convert': [200, 400, 401, 402, 413, 429, 502],
    'post /v1/jobs': [202, 400, 401, 402, 413, 429],
    'post /v1/batch': [200, 400, 401, 402, 413, 429],
    'get /v1/jobs': [200, 401],
    'get /v1/jobs/{request_id}': [200, 401, 404],
    'delete /v1/jobs/{request_id}': [200, 401, 404],
    'get /v1/jobs/{request_id}/result': [200, 401, 404, 409],
    'get /v1/usage': [200, 401, 503],
    'post /v1/keys': [200, 401],
    'get /v1/keys': [200, 401],
    'post /v1/keys/{id}/rotate': [200, 401, 404, 409],
    'delete /v1/keys/{id}': [200, 401, 404],
  })) {
    const [method, path] = place.split(' ') as [string, string]
    const described = Object.keys(document.paths[path]?.[method]?.responses ?? {})
    for (const status of statuses) t.ok(described.includes(String(status)), `${place} ${status}`)
  }
})

t.test('every error code, model and output is in the document', async (t) => {
  const { schemas } = document.components
  t.same(schemas.ErrorCode.enum.toSorted(), Object.keys(STATUS_OF).sort())
  t.same(schemas.Model.enum, [...models.keys()])
  const { properties } =
    document.paths['/v1/convert'].post.requestBody.content['multipart/form-data'].schema
  t.same(properties.output.enum, [...outputs.keys()])
  const described = new Set(
    operations.flatMap(({ operation }) =>
      Object.values<Json>(operation.responses).flatMap(
        ({ content }) =>
          content?.['application/json']?.schema.allOf?.[1].properties.error.properties.code.enum ??
          [],
      ),
    ),
  )
  // Answered where there is no operation.
  const missing = Object.keys(STATUS_OF).filter((code) => !described.has(code))
  t.same(missing, ['METHOD_NOT_ALLOWED'])
})

t.test('names of operations are their own; webhooks are described', async (t) => {
  const ids = operations.map(({ operation }) => operation.operationId)
  t.equal(new Set(ids).size, ids.length)
  t.same(Object.keys(document.webhooks), ['job.completed', 'job.failed', 'webhook.test'])
})

t.test('the check of answers finds what is wrong', async (t) => {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'X-Service-Request-Id': '0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d',
  })
  const request_id = headers.get('X-Service-Request-Id')
  const fault = (status: number, body: Json, path = '/healthz') =>
    faultOf('GET', path, { status, headers, body })
  const good = { success: true, data: { status: 'ok' }, request_id }
  t.equal(fault(200, good), null)
  t.match(fault(418, good), /418 is not described/)
  t.match(fault(200, { ...good, data: {} }), /status/)
  t.match(fault(200, { ...good, more: 1 }), /additional/)
  t.match(fault(200, good, '/nowhere'), /no endpoint/)
  const error = { success: false, error: { code: 'MISSING_API_KEY', message: 'x' }, request_id }
  t.equal(fault(401, error, '/v1/usage'), null)
  const other = { ...error, error: { code: 'NOT_FOUND', message: 'x' } }
  t.match(fault(401, other, '/v1/usage'), /allowed values/)
})
