// In the addon's place: what a document could do whose author has taken a host over. Tries all that a
// host should not be able to, and tells what came of it in the message of an error.
const { execFileSync } = require('node:child_process')
const fs = require('node:fs')
const os = require('node:os')
const { dirname, join } = require('node:path')
const { Worker } = require('node:worker_threads')

/** What an attempt came to: its value, or the code of its error. */
function outcome(attempt) {
  try {
    return String(attempt() ?? 'done')
  } catch (error) {
    return error.info?.code ?? error.code ?? error.message
  }
}

/** The same of an attempt that ends with an event: `body` calls `tell` with what came of it. */
function later(body) {
  const told = new Uint8Array(new SharedArrayBuffer(64))
  const done = new Int32Array(new SharedArrayBuffer(4))
  const program = `
    const { told, done } = require('node:worker_threads').workerData
    const tell = (text) => {
      told.set(Buffer.from(text))
      Atomics.store(done, 0, 1)
      Atomics.notify(done, 0)
    }
    try { ${body} } catch (error) { tell(error.code) }`
  const thread = new Worker(program, { eval: true, workerData: { told, done } })
  const ended = Atomics.wait(done, 0, 0, 20_000)
  void thread.terminate()
  return ended === 'timed-out' ? ended : Buffer.from(told).toString().replace(/\0+$/, '')
}

const connecting = (place) =>
  later(`require('node:net').connect(${JSON.stringify(place)})
    .on('connect', () => tell('connected')).on('error', ({ code }) => tell(code))`)

/** A setting of the kernel's for this process. */
const kept = (file, name) =>
  new RegExp(`^${name}:?\\s+(\\S+)`, 'm').exec(fs.readFileSync(`/proc/self/${file}`, 'utf8'))[1]

function attempts(input) {
  const { folder, hostFolder, port, socket } = JSON.parse(process.env.INTRUDER)
  const at = (name) => join(folder, name)
  const parent = process.ppid
  const uid = process.geteuid()
  return {
    // Other files.
    read: () => fs.readFileSync(at('secret'), 'utf8'),
    list: () => fs.readdirSync(folder).length > 0,
    otherHosts: () => fs.readdirSync(hostFolder).length > 0,
    write: () => fs.writeFileSync(at('new'), ''),
    append: () => fs.appendFileSync(at('secret'), '!'),
    cut: () => fs.truncateSync(at('cut'), 0),
    cutByReading: () => fs.closeSync(fs.openSync(at('cut'), fs.constants.O_TRUNC)),
    rename: () => fs.renameSync(at('renamed'), at('other')),
    link: () => fs.linkSync(at('secret'), at('linked')),
    symlink: () => fs.symlinkSync(at('secret'), at('symlinked')),
    makeFolder: () => fs.mkdirSync(at('folder')),
    remove: () => fs.rmSync(at('removed')),
    mode: () => fs.chmodSync(at('secret'), 0o777),
    times: () => fs.utimesSync(at('secret'), 1, 1),
    owner: () => fs.chownSync(at('secret'), uid, process.getegid()),
    changeInput: () => fs.closeSync(fs.openSync(input, 'r+')),
    removeInput: () => fs.rmSync(input),
    // Other machines, other services of this one.
    tcp: () => connecting({ host: '127.0.0.1', port }),
    listen: () =>
      later(`require('node:net').createServer().listen(0, () => tell('listens'))
        .on('error', ({ code }) => tell(code))`),
    unixSocket: () => connecting({ path: socket }),
    udp: () =>
      later(`require('node:dgram').createSocket('udp4').bind(0, () => tell('bound'))
        .on('error', ({ code }) => tell(code))`),
    // Other processes.
    run: () => execFileSync('/bin/true'),
    environmentOfParent: () => fs.readFileSync(`/proc/${parent}/environ`).length > 0,
    signalParent: () => process.kill(parent, 0),
    slowParentDown: () => os.setPriority(parent, os.getPriority(parent)),
  }
}

/** What the walls are said to be, and what is needed to work. */
const state = (input) => ({
  capabilities: () => ['CapPrm', 'CapEff'].map((name) => kept('status', name)),
  noNewPrivileges: () => kept('status', 'NoNewPrivs'),
  filter: () => kept('status', 'Seccomp'),
  cores: () => kept('limits', 'Max core file size'),
  memory: () => kept('limits', 'Max data size'),
  processorTime: () => kept('limits', 'Max cpu time'),
  environment: () => fs.readFileSync('/proc/self/environ', 'latin1').includes('sesame'),
  inputs: () => fs.readdirSync(dirname(input)).length,
  kernels: () => require('../../../build/Release/pagemill.node').runnableKernels.join(),
})

const outcomes = (all) =>
  Object.fromEntries(Object.entries(all).map(([name, attempt]) => [name, outcome(attempt)]))

module.exports = {
  versions: {},
  languages: () => ['eng'],
  inspect: () => ({ frames: 1, width: 60, height: 40 }),
  trim() {},
  Reader: class {
    read({ path }) {
      const told = { attempts: outcomes(attempts(path)), state: outcomes(state(path)) }
      // Errors of system calls come through with their words.
      throw Object.assign(new Error(`told: ${JSON.stringify(told)} .`), { syscall: 'intrude' })
    }
  },
}
