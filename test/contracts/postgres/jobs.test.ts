import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../http/jobs.test.ts')
