import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../billing/ledger.test.ts')
