import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Engine } from '../engine/engine.ts'

/** What one answered (or abandoned) request was like. */
export interface RequestReport {
  /** The route's pattern, never the path itself. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** Everything Prometheus can ask for. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests: Histogram<'route' | 'method' | 'status'>
  readonly #errors: Counter<'code'>
  readonly #clientsGone: Counter

  constructor(engine: Engine) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    // Gauges that are named as counters are; those of the same things by type stay.
    for (const name of ['handles', 'requests', 'resources'])
      this.registry.removeSingleMetric(`nodejs_active_${name}_total`)
    this.#requests = new Histogram({
      name: 'pagemill_http_request_duration_seconds',
      help: 'HTTP requests by route, method and status',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 120],
      registers,
    })
    this.#errors = new Counter({
      name: 'pagemill_errors_total',
      help: 'Errors answered, by code',
      labelNames: ['code'],
      registers,
    })
    this.#clientsGone = new Counter({
      name: 'pagemill_http_clients_gone_total',
      help: 'Requests whose client left before the answer',
      registers,
    })
    watchEngine(engine, registers)
  }

  answered({ route, method, status, seconds }: RequestReport): void {
    this.#requests.observe({ route, method, status: String(status) }, seconds)
  }

  refused(code: string): void {
    this.#errors.inc({ code })
  }

  /** Errors answered so far, the most frequent first. */
  async errorsByCode(): Promise<{ code: string; count: number }[]> {
    const { values } = await this.#errors.get()
    return values
      .map(({ labels, value }) => ({ code: String(labels.code), count: value }))
      .sort((a, b) => b.count - a.count)
  }

  clientGone(): void {
    this.#clientsGone.inc()
  }
}

function watchEngine(engine: Engine, registers: Registry[]): void {
  const pages = new Counter({
    name: 'pagemill_pages_total',
    help: 'Pages by lane, outcome (done, failed, cancelled) and source (text_layer, ocr, none)',
    labelNames: ['lane', 'outcome', 'source'],
    registers,
  })
  const seconds = new Histogram({
    name: 'pagemill_page_duration_seconds',
    help: 'Seconds a page waited and was worked on',
    labelNames: ['lane', 'clock'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 60],
    registers,
  })
  const hosts = new Counter({
    name: 'pagemill_hosts_ended_total',
    help: 'Engine processes that ended, by cause',
    labelNames: ['cause'],
    registers,
  })
  engine.on('page', ({ lane, outcome, source, waitingMs, workingMs }) => {
    pages.inc({ lane, outcome, source: source ?? 'none' })
    seconds.observe({ lane, clock: 'waiting' }, waitingMs / 1000)
    seconds.observe({ lane, clock: 'working' }, workingMs / 1000)
  })
  const work = new Counter({
    name: 'pagemill_cpu_seconds_total',
    help: 'Seconds of processors by kind of task, failed and free ones included',
    labelNames: ['kind'],
    registers,
  })
  engine.on('cost', ({ kind, cpuMs }) => work.inc({ kind }, cpuMs / 1000))
  engine.on('host', ({ cause }) => hosts.inc({ cause }))
  gauge('pagemill_engine_threads', 'Engine threads', () => engine.status().threads)
  gauge('pagemill_engine_ready', '1 when pages can be read', () => Number(engine.status().ready))
  gauge('pagemill_pages_working', 'Tasks on threads', () => engine.status().working)
  gauge(
    'pagemill_pages_waiting_interactive',
    'Tasks waiting',
    () => engine.status().waiting.interactive,
  )
  gauge('pagemill_pages_waiting_bulk', 'Tasks waiting', () => engine.status().waiting.bulk)

  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  }
}
