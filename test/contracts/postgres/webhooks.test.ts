import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../http/webhooks.test.ts')
