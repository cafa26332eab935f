import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../http/session.test.ts')
