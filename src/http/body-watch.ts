import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Bytes of a body that come within each timeout, or its sender stands still. */
const LEAST_BYTES = 65_536

/** Milliseconds in which the rest of a body may still come that was answered before its end. */
const REST_TIME = 30_000

/**
 * Ends requests whose body stands still. Node's own limit is for the whole of a request, and would
 * end a large upload over a slow line as well.
 *
 * @param timeout milliseconds
 */
export function watchBodies(server: Server, timeout: number): void {
  server.prependListener('request', watch)
  server.prependListener('checkExpectation', watch)

  function watch(request: IncomingMessage, answer: ServerResponse): void {
    const { headers, socket } = request
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
    let bytes = socket.bytesRead
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer)
      if (socket.bytesRead - bytes < LEAST_BYTES) standsStill()
      bytes = socket.bytesRead
    }, timeout)
    timer.unref()
    request.once('close', () => clearInterval(timer))
    answer.once('finish', () => {
      if (request.complete) return
      // A client that still sends would not hear the answer on a connection that is cut.
      request.resume()
      const rest = setTimeout(() => socket.destroy(), REST_TIME)
      rest.unref()
      request.once('close', () => clearTimeout(rest))
    })

    function standsStill(): void {
      clearInterval(timer)
      const error = new Error('the body stands still')
      if (answer.writableFinished) socket.destroy()
      else
        server.emit(
          'clientError',
          Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          socket,
        )
    }
  }
}
