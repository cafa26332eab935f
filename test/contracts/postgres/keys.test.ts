import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../accounts/keys.test.ts')
