import type { IncomingHttpHeaders } from 'node:http'
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Engine } from '../engine/engine.ts'
import type { Deliverer } from '../webhooks/deliverer.ts'

/** Where spans go. */
export interface TracingSettings {
  /** Of the receiver, without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly version: string
}

/** What an answered request's span says. */
export interface AnsweredRequest {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly requestId: string
}

/** Spans of requests, jobs, tasks and webhooks, by OpenTelemetry. Never any content. */
export interface Tracing {
  /** Around a request; its caller's trace goes on. @param answered asked when `work` is done */
  request(
    headers: IncomingHttpHeaders,
    work: () => Promise<void>,
    answered: () => AnsweredRequest,
  ): Promise<void>
  /** Around an attempt at a job. */
  job<T>(jobId: string, work: () => Promise<T>): Promise<T>
  watch(engine: Engine, deliverer: Deliverer): void
  /** Sends what is left. */
  close(): Promise<void>
}

/** Registers the process's tracer. Once a process. */
export function openTracing({ endpoint, headers, serviceName, version }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = provider.getTracer('pagemill', version)
  return {
    async request(headers, work, answered) {
      const parent = propagation.extract(ROOT_CONTEXT, headers)
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
      try {
        await context.with(trace.setSpan(parent, span), work)
      } finally {
        describe(span, answered())
        span.end()
      }
    },
    async job(jobId, work) {
      const attributes = { 'pagemill.job_id': jobId }
      const span = tracer.startSpan('job', { attributes }, ROOT_CONTEXT)
      try {
        return await context.with(trace.setSpan(ROOT_CONTEXT, span), work)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    watch(engine, deliverer) {
      // Told of in the context of whoever waits for the task: its span is that one's child.
      engine.on('task', ({ kind, page, outcome, waitingMs, workingMs }) => {
        const name = kind === 'read' ? 'page' : kind
        past(name, waitingMs + workingMs, outcome === 'done', {
          ...(page !== null && { 'pagemill.page': page }),
          'pagemill.outcome': outcome,
          'pagemill.waiting_ms': Math.round(waitingMs),
        })
      })
      deliverer.on('tried', (outcome, { durationMs, status }) => {
        context.with(ROOT_CONTEXT, () =>
          past('webhook', durationMs, outcome === 'delivered', {
            'pagemill.outcome': outcome,
            ...(status !== null && { 'http.response.status_code': status }),
          }),
        )
      })
    },
    close: () => provider.shutdown().catch(() => {}),
  }

  /** A span of what has just ended. */
  function past(name: string, ms: number, isGood: boolean, attributes: Attributes): void {
    const now = Date.now()
    const span = tracer.startSpan(name, { startTime: now - ms, attributes })
    if (!isGood) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(now)
  }
}

function describe(span: Span, { route, method, status, requestId }: AnsweredRequest): void {
  span.updateName(route ? `${method} ${route}` : method)
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'pagemill.request_id': requestId,
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}
