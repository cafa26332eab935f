import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import t, { type Test } from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { dataOf, ended, post } from '../http/jobs.ts'
import { convert, field, file, serviceFor } from '../http/service.ts'
import { receiverFor } from '../webhooks/receiver.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

/** A receiver of OTLP over HTTP in JSON, as its specification says. */
async function collectorFor(t: Test) {
  const bodies: string[] = []
  const tokens = new Set<string | undefined>()
  const server = createServer(async (request, response) => {
    tokens.add(request.headers.authorization)
    if (request.url === '/v1/traces') bodies.push(await text(request))
    response.setHeader('content-type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    tokens,
    spans: (): Span[] =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
          resource.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
  }
}

const said = ({ attributes }: Span, key: string): unknown =>
  Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0]

t.test(
  'requests, jobs, pages and webhooks are told of, and nothing of what they hold',
  async (t) => {
    const collector = await collectorFor(t)
    const receiver = await receiverFor(t)
    const service = await serviceFor(t, {
      otlp: {
        endpoint: collector.endpoint,
        headers: { authorization: 'Bearer x' },
        serviceName: 'pages',
      },
      webhookRules: { allowHttp: true, allowed: ['127.0.0.1'] },
    })
    const document = pdf([
      { content: lines(['CONFIDENTIAL words']) },
      { content: lines(['CONFIDENTIAL, too']) },
    ])
    const parent = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }
    const form = new FormData()
    form.append('file', new Blob([document as Uint8Array<ArrayBuffer>]), 'SECRET-NAME.pdf')
    form.append('model', 'text')
    const converted = await fetch(`${service.url}/v1/convert`, {
      method: 'POST',
      headers: { 'X-API-Key': service.key, traceparent: `00-${parent.trace}-${parent.span}-01` },
      body: form,
    })
    t.equal(converted.status, 200)
    await converted.text()
    const bad = await convert(service, [file('no document'), field('model', 'text')])
    t.equal(bad.status, 400)
    const parts = [file(document), field('model', 'text'), field('webhook_url', receiver.url)]
    const { request_id } = await dataOf(post(service, '/v1/jobs', parts))
    await ended(service, request_id)
    await receiver.got(1)
    await service.close()

    t.same([...collector.tokens], ['Bearer x'])
    const spans = collector.spans()
    const mine = spans.filter(({ traceId }) => traceId === parent.trace)
    const request = mine.find(({ name }) => name === 'POST /v1/convert')!
    t.equal(request.parentSpanId, parent.span, 'the caller’s trace goes on')
    t.equal(said(request, 'http.response.status_code'), 200)
    t.equal(said(request, 'pagemill.request_id'), converted.headers.get('x-service-request-id'))
    const inner = mine.filter(({ parentSpanId }) => parentSpanId === request.spanId)
    t.same(inner.map(({ name }) => name).sort(), ['finish', 'inspect', 'page', 'page'])
    for (const { startTimeUnixNano: start, endTimeUnixNano: end } of inner)
      t.ok(BigInt(start) <= BigInt(end))
    t.same(
      inner
        .filter(({ name }) => name === 'page')
        .map((page) => said(page, 'pagemill.page'))
        .sort(),
      [1, 2],
    )
    const refused = spans.find((span) => said(span, 'http.response.status_code') === 400)!
    t.match(refused, { name: 'POST /v1/convert' })
    const job = spans.find(({ name }) => name === 'job')!
    t.equal(said(job, 'pagemill.job_id'), request_id)
    t.notOk(job.parentSpanId, 'a trace of its own')
    const steps = spans.filter(({ parentSpanId }) => parentSpanId === job.spanId)
    t.same(steps.map(({ name }) => name).sort(), ['finish', 'page', 'page'])
    t.match(
      spans.find(({ name }) => name === 'webhook'),
      { kind: 1 },
    )
    const everything = collector.bodies.join()
    t.match(everything, /"pages"/, 'the service’s name')
    for (const word of ['CONFIDENTIAL', 'SECRET-NAME', service.key])
      t.notOk(everything.includes(word), word)
  },
)
