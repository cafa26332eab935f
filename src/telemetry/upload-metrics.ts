import { Gauge, type Registry } from 'prom-client'

/** What is known of uploads and their disk. */
interface Uploads {
  readonly count: number
  readonly bytes: number
  free(): Promise<number>
}

/** What Prometheus can ask for about uploads. */
export function watchUploads(registry: Registry, uploads: Uploads): void {
  gauge('pagemill_uploads', 'Uploads under way or being worked on', () => uploads.count)
  gauge('pagemill_upload_bytes', 'Bytes of them, here or announced', () => uploads.bytes)
  gauge('pagemill_disk_free_bytes', 'Bytes that are free where uploads lie', () => uploads.free())

  function gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await value())
      },
    })
  }
}
