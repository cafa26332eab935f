/** A document and the file it becomes. */
export interface PrintJob<S> {
  source: S
  pdfPath: string
}

/** Prints jobs together; a job whose file is missing afterwards has failed. */
export type PrintRun<S> = (jobs: readonly PrintJob<S>[]) => Promise<void>

/**
 * A queue before a tool: one run at a time, of at most `most` jobs that came while the one before
 * was under way. The promise of a job is refused when its run is.
 */
export function queueOf<S>(run: PrintRun<S>, most = 1): (job: PrintJob<S>) => Promise<void> {
  const waiting: { job: PrintJob<S>; done: () => void; failed: (error: unknown) => void }[] = []
  let busy = false
  const work = async (): Promise<void> => {
    busy = true
    // Jobs of the same turn join the first run.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length) {
      const batch = waiting.splice(0, most)
      try {
        await run(batch.map(({ job }) => job))
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    busy = false
  }
  return (job) =>
    new Promise((done, failed) => {
      waiting.push({ job, done, failed })
      if (!busy) void work()
    })
}
