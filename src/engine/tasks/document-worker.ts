// The entry of a thread for documents. It does what any thread does, but holds from its start what
// results are made with: models and outputs are two thirds of its heap, so that threads for pages load
// them only when these have too much to do.
import './finish.ts'

export { default } from './worker.ts'
