import { startShared } from './shared.ts'

startShared()
