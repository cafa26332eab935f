import Router from '@koa/router'
import { limitAddress } from './middleware/rate-limit.ts'
import { builtFiles } from './routes/built-files.ts'
import { dashboardAssets, dashboardPage, PAGES } from './routes/dashboard.ts'
import type { Services, State } from './state.ts'

/** What is for browsers: no part of the interface. */
export function dashboardRouter(services: Services): Router<State> {
  const router = new Router<State>()
  const open = limitAddress(services, 'status')
  const page = dashboardPage()
  for (const name of PAGES) router.get(name === '' ? '/' : `/${name}{/*rest}`, open, page)
  router.get('/assets/*file', dashboardAssets())
  router.get('/guide{/*file}', open, builtFiles('guide', '/guide', { etag: true, maxAge: 0 }))
  return router
}
