import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../http/idempotency.test.ts')
