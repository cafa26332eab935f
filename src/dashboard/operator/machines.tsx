import { CircleCheck, Gauge } from 'lucide'
import type { Schemas } from '../../client/client.ts'
import { api, dataOf } from '../api/api.ts'
import { useAgain } from '../api/use-again.ts'
import { useLoad } from '../api/use-load.ts'
import { Figure } from '../design/figure.tsx'
import { List } from '../design/list.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { moment, number, t } from '../texts/texts.ts'

/** Milliseconds between looks. */
const LOOK = 3000

type Machinery = Schemas['Machinery']

/** Engine, queue, errors and slow pages, as they are now. */
export function Machines() {
  const load = useLoad(() => dataOf(api.GET('/v1/operator/machinery')), [])
  useAgain(load, LOOK)
  return (
    <Loaded load={load}>
      {(machinery) => (
        <>
          <Figures of={machinery} />
          <Errors of={machinery.errors} />
          <SlowPages of={machinery.slow_pages} />
        </>
      )}
    </Loaded>
  )
}

const Figures = ({ of: { engine, jobs } }: { readonly of: Machinery }) => (
  <section class="stack">
    <div class="figures-row">
      <Figure
        name={t('operator.ready')}
        value={engine.ready ? t('operator.isReady') : t('operator.notReady')}
      />
      <Figure
        name={t('operator.hosts')}
        value={`${number(engine.hosts)} / ${number(engine.threads)}`}
      />
      <Figure name={t('operator.rate')} value={number(engine.pages_per_second, 2)} />
      <Figure name={t('operator.working')} value={number(engine.working)} />
      <Figure
        name={t('operator.waiting')}
        value={number(engine.waiting.interactive + engine.waiting.bulk)}
      />
      <Figure name={t('operator.done')} value={number(engine.pages_done)} />
      <Figure name={t('operator.failed')} value={number(engine.pages_failed)} />
      <Figure name={t('operator.restarts')} value={number(engine.hosts_restarted)} />
      <Figure name={t('operator.open')} value={number(jobs.pending + jobs.processing)} />
      <Figure
        name={t('operator.oldest')}
        value={t('operator.seconds', { n: Math.round(jobs.oldest_seconds) })}
      />
    </div>
    <p class="soft small">{t('operator.process')}</p>
  </section>
)

const Errors = ({ of }: { readonly of: Machinery['errors'] }) => (
  <section class="stack">
    <h2>{t('operator.errors')}</h2>
    <div class="card flush">
      {of.length === 0 ? (
        <Empty icon={CircleCheck} title={t('operator.noErrors')} />
      ) : (
        <List
          rows={of}
          keyOf={(own) => own.code}
          columns={[
            { head: t('operator.code'), kind: 'main', of: (own) => <code>{own.code}</code> },
            { head: t('operator.count'), kind: 'figures', of: (own) => number(own.count) },
          ]}
        />
      )}
    </div>
  </section>
)

const SlowPages = ({ of }: { readonly of: Machinery['slow_pages'] }) => (
  <section class="stack">
    <h2>{t('operator.slow')}</h2>
    <div class="card flush">
      {of.length === 0 ? (
        <Empty icon={Gauge} title={t('operator.noSlow')} />
      ) : (
        <List
          rows={of.map((own, i) => ({ ...own, i }))}
          keyOf={(own) => own.i}
          columns={[
            { head: t('operator.ended'), kind: 'main', of: (own) => moment(own.at) },
            { head: t('operator.page'), kind: 'figures', of: (own) => number(own.page) },
            {
              head: t('operator.source'),
              of: (own) => (own.source ? t(`operator.${own.source}`) : '–'),
            },
            { head: t('operator.took'), kind: 'figures', of: (own) => number(own.seconds, 3) },
          ]}
        />
      )}
    </div>
  </section>
)
