import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import S3rver from '@20minutes/s3rver'
import type { Test } from 'tap'
import { folderFor } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'

/** An S3 server with a bucket. */
export interface TestS3 {
  /** As STORAGE_URL. */
  readonly url: string
  /** While set, it answers every request with this status. */
  fault: number | null
  /** While set, a request of which it says so waits until it is unset. */
  holds: ((method: string, path: string) => boolean) | null
  /** How many wait. */
  readonly held: number
}

/** Runs until the test ends. */
export async function s3For(t: Pick<Test, 'teardown'>): Promise<TestS3> {
  const options = {
    directory: folderFor(t),
    silent: true,
    configureBuckets: [{ name: 'pages', configs: [] }],
  }
  const store = new S3rver(options)
  await store.configureBuckets()
  // Of lists it checks the signature over a path that the SDK writes with a slash more.
  const lax = new S3rver({ ...options, allowMismatchedSignatures: true }).callback()
  const strict = store.callback()
  let held = 0
  const server = createServer(async (request, response) => {
    const { method, url } = request
    if (s3.holds?.(method!, url!)) {
      held++
      await until(() => s3.holds === null, 60_000).finally(() => held--)
    }
    if (s3.fault !== null) response.writeHead(s3.fault).end()
    else if (/^\/pages\/?(\?|$)/.test(request.url!)) lax(request, response)
    else strict(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
  const s3: TestS3 = {
    url: `s3://S3RVER:S3RVER@pages/some/folder?endpoint=${endpoint}`,
    fault: null,
    holds: null,
    get held() {
      return held
    },
  }
  return s3
}
