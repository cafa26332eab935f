import { openJobs } from '../../../telemetry/open-jobs.ts'
import { enveloped } from '../../operation.ts'
import { machinery } from '../../shapes/operator.ts'

export const getMachinery = enveloped(
  {
    id: 'getMachinery',
    summary: 'Engine, queue, errors and slow pages, as they are now',
    data: machinery,
  },
  ({ engine, metrics, recentPages, db }) =>
    async () => {
      const { ready, hosts, threads, working, waiting, ...totals } = engine.status()
      const { pending, processing, oldest } = await openJobs(db)
      return {
        engine: {
          ready,
          hosts,
          threads,
          working,
          waiting,
          hosts_restarted: totals.hostsRestarted,
          pages_done: totals.pagesDone,
          pages_failed: totals.pagesFailed,
          pages_per_second: recentPages.perSecond(),
        },
        jobs: { pending, processing, oldest_seconds: oldest },
        errors: await metrics.errorsByCode(),
        slow_pages: recentPages.slow(),
      }
    },
)
