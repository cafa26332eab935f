import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../http/passkeys.test.ts')
