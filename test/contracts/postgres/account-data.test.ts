import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../http/account-data.test.ts')
