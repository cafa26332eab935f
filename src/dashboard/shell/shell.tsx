import { Menu, X } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { lazy, Route, Router, useLocation } from 'preact-iso'
import type { Account } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import icon from '../design/icon.svg'
import { NotFound } from '../design/not-found.tsx'
import { t } from '../texts/texts.ts'
import { Side } from './side.tsx'
import { Unverified } from './unverified.tsx'

const AccountPage = lazy(() => import('../account/account-page.tsx').then((m) => m.AccountPage))
const Keys = lazy(() => import('../keys/keys-page.tsx').then((m) => m.KeysPage))

const Jobs = lazy(() => import('../jobs/jobs-page.tsx').then((m) => m.JobsPage))
const Job = lazy(() => import('../jobs/job-page.tsx').then((m) => m.JobPage))
const Batches = lazy(() => import('../batches/batches-page.tsx').then((m) => m.BatchesPage))
const Batch = lazy(() => import('../batches/batch-page.tsx').then((m) => m.BatchPage))
const Webhooks = lazy(() => import('../webhooks/webhooks-page.tsx').then((m) => m.WebhooksPage))
const Usage = lazy(() => import('../usage/usage-page.tsx').then((m) => m.UsagePage))
const Operator = lazy(() => import('../operator/operator-page.tsx').then((m) => m.OperatorPage))
const Playground = lazy(() =>
  import('../playground/playground-page.tsx').then((m) => m.PlaygroundPage),
)

/** The frame around every page of who is logged in. */
export function Shell({ account }: { readonly account: Account }) {
  const { path } = useLocation()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(false), [path])
  return (
    <div class="shell">
      <a class="button primary skip" href="#content">
        {t('shell.skip')}
      </a>
      <div class="top">
        <Brand />
        <Button
          kind="quiet"
          icon={open ? X : Menu}
          aria-label={t('shell.menu')}
          aria-expanded={open}
          aria-controls="side"
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id="side" class={open ? 'side open' : 'side'}>
        <Brand />
        <Side account={account} path={path} />
      </div>
      <main id="content" tabIndex={-1}>
        <Unverified account={account} />
        <Router>
          <Route path="/" component={Playground} />
          <Route path="/jobs" component={Jobs} />
          <Route path="/jobs/:id" component={Job} />
          <Route path="/batches" component={Batches} />
          <Route path="/batches/:id" component={Batch} />
          <Route path="/keys" component={Keys} />
          <Route path="/webhooks" component={Webhooks} />
          <Route path="/usage" component={Usage} />
          <Route path="/operator/:part?" component={Operator} />
          <Route path="/account" component={AccountPage} />
          <Route default component={NotFound} />
        </Router>
      </main>
    </div>
  )
}

const Brand = () => (
  <a class="brand" href="/">
    <img src={icon} alt="" />
    pagemill
  </a>
)
