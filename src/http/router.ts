import Router from '@koa/router'
import { ENDPOINTS } from './endpoints.ts'
import type { Operation, Step } from './operation.ts'
import type { Services, State } from './state.ts'

/** The table of endpoints at work; a worker only says how it is. */
export function routerOf(services: Services): Router<State> {
  const router = new Router<State>({ strict: true, sensitive: true })
  const { Service, ...others } = ENDPOINTS
  const isWorker = services.config.role === 'worker'
  const offered = [Service!, ...(isWorker ? [] : Object.values(others))]
  for (const [place, ...parts] of offered.flat()) {
    const [method, path] = place.split(' ') as [string, string]
    router.register(
      path.replace(/\{(\w+)\}/g, ':$1'),
      [method],
      (parts as (Step | Operation)[]).map((part) => part.middleware(services)),
    )
  }
  return router
}
