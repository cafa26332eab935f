import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../http/webhook-addresses.test.ts')
