import { stopShared } from './shared.ts'

stopShared()
