import { ListChecks } from 'lucide'
import { useState } from 'preact/hooks'
import { api, by, dataOf, type Model } from '../api/api.ts'
import { useSession } from '../api/session.tsx'
import { useAgain } from '../api/use-again.ts'
import { useLoad } from '../api/use-load.ts'
import { Choice } from '../design/field.tsx'
import { Page } from '../design/page.tsx'
import { Pager } from '../design/pager.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { KeyField, useKeyChoice } from '../keys/key-choice.tsx'
import { t } from '../texts/texts.ts'
import { hasEnded, type Job, STATUSES } from './job.ts'
import { JobList } from './job-list.tsx'

const PER_PAGE = 20
/** Milliseconds between looks while a job is under way. */
const LOOK = 2000

interface Filter {
  readonly status: Job['status'] | ''
  readonly model: Model | ''
  readonly offset: number
}

/** The jobs of a key, newest first; what is under way is followed. */
export function JobsPage() {
  const choice = useKeyChoice({ withRevoked: true, preferKey: true })
  const models = useSession().status.models_supported
  const [filter, setFilter] = useState<Filter>({ status: '', model: '', offset: 0 })
  const load = useLoad(
    async () =>
      choice.load.value &&
      dataOf(
        api.GET('/v1/jobs', {
          params: {
            query: {
              limit: PER_PAGE,
              offset: filter.offset,
              ...(filter.status && { status: filter.status }),
              ...(filter.model && { model: filter.model }),
            },
            header: by(choice.id),
          },
        }),
      ),
    [choice.load.value === null, choice.id, filter],
  )
  const isMoving = load.value?.jobs.some((job) => !hasEnded(job)) ?? false
  useAgain(load, LOOK, isMoving)
  const any = { value: '', text: t('jobs.any') }
  return (
    <Page title={t('jobs.title')} lead={t('jobs.lead')}>
      <div class="filters">
        <KeyField choice={choice} label={t('playground.key')} />
        <Choice
          label={t('jobs.status')}
          value={filter.status}
          options={[any, ...STATUSES.map((value) => ({ value, text: t(`jobs.${value}`) }))]}
          onChange={({ currentTarget: { value } }) =>
            setFilter({ ...filter, status: value as Filter['status'], offset: 0 })
          }
        />
        <Choice
          label={t('playground.model')}
          value={filter.model}
          options={[any, ...models.map((value) => ({ value, text: t(`models.${value}`) }))]}
          onChange={({ currentTarget: { value } }) =>
            setFilter({ ...filter, model: value as Filter['model'], offset: 0 })
          }
        />
      </div>
      <Loaded load={load}>
        {({ total, jobs }) => (
          <>
            <div class="card flush">
              {jobs.length === 0 ? (
                <Empty icon={ListChecks} title={t('jobs.none')}>
                  <p>{t('jobs.noneLead')}</p>
                </Empty>
              ) : (
                <JobList jobs={jobs} keyId={choice.id} onChanged={load.again} />
              )}
            </div>
            <Pager
              total={total}
              offset={filter.offset}
              limit={PER_PAGE}
              onOffset={(offset) => setFilter({ ...filter, offset })}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
