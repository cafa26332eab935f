import { useCluster } from '../../cluster/place.ts'

useCluster()
await import('../../mail/outbox.test.ts')
