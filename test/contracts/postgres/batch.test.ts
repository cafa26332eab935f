import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../http/batch.test.ts')
