import { writeFileSync } from 'node:fs'
import { schemaOf } from '../src/client/generate.ts'
import { ENDPOINTS } from '../src/http/endpoints.ts'
import { documentOf } from '../src/http/openapi/document.ts'
import { pythonTypesOf } from './client/python-types.ts'

/** Writes the clients' types: `npm run client`. */
const at = (path: string) => new URL(`../${path}`, import.meta.url)
const document = documentOf(ENDPOINTS)
writeFileSync(at('src/client/schema.ts'), await schemaOf(document))
writeFileSync(at('clients/python/pagemill/types.py'), pythonTypesOf(document))
