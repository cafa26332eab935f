import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Milliseconds until a start anew, and at most, as each that fails doubles them. */
const SHORTEST = 500
const LONGEST = 30_000
/** Milliseconds after which a start counts as good. */
const STEADY = 60_000

/**
 * Runs a program until it stops on its own wish, and starts it anew whenever it ends otherwise. What
 * has never said that it is ready is not started again: its fault would only come again.
 *
 * Signals are handed on. The program is told to stop by the message 'stop', too, and should stop
 * when this process is gone.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code, as a shell counts it
 */
export function supervise(command, args) {
  let child
  let waiting
  let wasReady = false
  let isStopping = false
  let delay = SHORTEST
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGHUP'])
      process.on(signal, () => stop(() => child.kill(signal)))
    // A terminal sends Ctrl-C to both: a second one from here would cut the stop short.
    process.on('SIGINT', () => stop(() => child.connected && child.send('stop', () => {})))
    start()

    function stop(tell) {
      isStopping = true
      if (!waiting) return tell()
      clearTimeout(waiting)
      resolve(0)
    }

    function start() {
      waiting = undefined
      const started = Date.now()
      child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
      child.on('message', (message) => {
        if (message === 'ready') wasReady = true
      })
      child.on('error', (error) => {
        if (child.pid === undefined) ended(1, null, error.message)
      })
      child.on('exit', (code, signal) => ended(code, signal, signal ?? `exit code ${code}`))

      function ended(code, signal, why) {
        const end = code ?? 128 + constants.signals[signal]
        if (isStopping || code === 0 || !wasReady) return resolve(end)
        if (Date.now() - started >= STEADY) delay = SHORTEST
        process.stderr.write(`pagemill: the service ended (${why}); anew in ${delay / 1000} s\n`)
        waiting = setTimeout(start, delay)
        delay = Math.min(2 * delay, LONGEST)
      }
    }
  })
}
