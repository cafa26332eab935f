import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { operation } from '../operation.ts'

const OWN = 'start.js'

/** Files of Swagger UI, and the one of our own that starts it. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png', OWN] as const

const require = createRequire(import.meta.url)

const TYPES = ['text/css', 'text/javascript', 'image/png']

/** No inline script or style, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>pagemill: the interface</title>
<link rel="icon" href="docs/favicon-32x32.png">
<link rel="stylesheet" href="docs/swagger-ui.css">
<div id="docs"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</html>
`

const START = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
})
`

/** Seconds a browser keeps the files without asking again. */
const KEPT = 86_400

export const docsPage = operation(
  {
    id: 'getDocs',
    summary: 'The interactive page of this document',
    answers: { 200: { description: 'A page', files: ['text/html'] } },
  },
  () => async (ctx) => {
    ctx.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' })
    ctx.type = 'html'
    ctx.body = PAGE
  },
)

export const docsFile = operation(
  {
    id: 'getDocsFile',
    summary: 'A file of that page',
    path: z.object({ file: z.enum(FILES) }),
    answers: {
      200: { description: 'The file', files: TYPES },
      304: { description: 'Not modified' },
    },
  },
  () => {
    const known = new Map<string, Promise<Asset>>()
    return async (ctx, { path: { file } }) => {
      if (!known.has(file)) known.set(file, read(file))
      const { bytes, packed, etag } = await known.get(file)!
      ctx.set({ 'Cache-Control': `public, max-age=${KEPT}`, Vary: 'Accept-Encoding' })
      ctx.type = extname(file)
      ctx.etag = etag
      ctx.status = 200
      if (ctx.fresh) {
        ctx.status = 304
        return
      }
      const isPacked = ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
      if (isPacked) ctx.set('Content-Encoding', 'gzip')
      ctx.body = isPacked ? packed : bytes
    }
  },
)

interface Asset {
  readonly bytes: Buffer
  readonly packed: Buffer
  readonly etag: string
}

async function read(file: string): Promise<Asset> {
  const bytes =
    file === OWN ? Buffer.from(START) : await readFile(require.resolve(`swagger-ui-dist/${file}`))
  const etag = createHash('sha256').update(bytes).digest('base64url')
  return { bytes, packed: await promisify(gzip)(bytes), etag }
}
