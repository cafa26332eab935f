import { writeFileSync } from 'node:fs'
import { schemaOf } from '../src/client/generate.ts'
import { ENDPOINTS } from '../src/http/endpoints.ts'
import { documentOf } from '../src/http/openapi/document.ts'

/** Writes the client's types: `npm run client`. */
const path = new URL('../src/client/schema.ts', import.meta.url)
writeFileSync(path, await schemaOf(documentOf(ENDPOINTS)))
