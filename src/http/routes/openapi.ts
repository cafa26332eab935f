import { documentOf } from '../openapi/document.ts'
import { type Endpoints, operation } from '../operation.ts'

/** @param endpoints called once, at the first request */
export const openapi = (endpoints: () => Endpoints) =>
  operation(
    {
      id: 'getOpenApi',
      summary: 'This document, OpenAPI 3.1',
      answers: { 200: { description: 'OpenAPI', files: ['application/json'] } },
    },
    () => {
      let text: string | undefined
      return async (ctx) => {
        text ??= JSON.stringify(documentOf(endpoints()))
        ctx.set('Cache-Control', 'no-cache')
        ctx.type = 'application/json'
        ctx.body = text
      }
    },
  )
