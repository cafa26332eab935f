import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../billing/recharge.test.ts')
