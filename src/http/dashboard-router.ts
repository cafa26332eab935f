import Router from '@koa/router'
import { builtFiles } from './routes/built-files.ts'
import { dashboardAssets, dashboardPage, PAGES } from './routes/dashboard.ts'
import type { State } from './state.ts'

/**
 * What is for browsers: no part of the interface. Files that are the same for all cost no more than a
 * refusal, which a browser could not show.
 */
export function dashboardRouter(): Router<State> {
  const router = new Router<State>()
  const page = dashboardPage()
  for (const name of PAGES) router.get(name === '' ? '/' : `/${name}{/*rest}`, page)
  router.get('/assets/*file', dashboardAssets())
  router.get('/guide{/*file}', builtFiles('guide', '/guide', { etag: true, maxAge: 0 }))
  return router
}
