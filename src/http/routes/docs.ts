import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { operation } from '../operation.ts'

/** Files of Swagger UI, and two of our own: one starts it, one gives it readable colours. */
const FILES = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'favicon-32x32.png',
  'start.js',
  'colours.css',
] as const

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
<link rel="stylesheet" href="docs/colours.css">
<header><a href="/">pagemill</a><a href="/guide">Guide</a></header>
<div id="docs"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</html>
`

const START = `const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()
SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  onComplete: () => document.getElementById('servers')?.setAttribute('aria-label', 'Server'),
})
`

/** Swagger UI's own colours are too faint to read by, above all in its buttons. */
const COLOURS = `body { margin: 0 }
header { display: flex; gap: 1.5rem; max-width: 1460px; margin: 0 auto; padding: 1rem 20px 0 }
header a { color: #1b6655; font: 600 1rem system-ui, sans-serif }
.dark-mode header a { color: #6cc7ad }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #2b5fb4 }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1b6655 }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #a82a22 }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #7d5200 }
.swagger-ui .info .title small { background: #5f5d57 }
.swagger-ui .info .title small.version-stamp { background: #1b6655 }
.swagger-ui .info a, .swagger-ui .info .link .url { color: #1b6655 }
.swagger-ui .btn.authorize { border-color: #1b6655; color: #1b6655 }
.swagger-ui .btn.authorize svg { fill: #1b6655 }
.dark-mode .swagger-ui .info a, .dark-mode .swagger-ui .info .link .url,
.dark-mode .swagger-ui .btn.authorize { color: #6cc7ad }
.dark-mode .swagger-ui .btn.authorize { border-color: #6cc7ad }
.dark-mode .swagger-ui .btn.authorize svg { fill: #6cc7ad }
`

const OWN: Readonly<Record<string, string>> = { 'start.js': START, 'colours.css': COLOURS }

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
  const own = OWN[file]
  const bytes = own ? Buffer.from(own) : await readFile(require.resolve(`swagger-ui-dist/${file}`))
  const etag = createHash('sha256').update(bytes).digest('base64url')
  return { bytes, packed: await promisify(gzip)(bytes), etag }
}
