import { existsSync, readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { loadAddon } from '../../src/engine/native.ts'
import { linesOf } from './pictures.ts'

/** Reads the picture it is given, as a thread or as a program, and says what is on it. */
const tessdata = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata'].find(existsSync)!
const addon = loadAddon()
const reader = new addon.Reader({ tessdata, second: null, degraded: null })
const bytes = readFileSync(workerData ?? process.argv[2])
const read = reader.read(
  { kind: 'encoded', bytes, frame: 0, orientation: 1 },
  { languages: ['eng'], dpi: 200, maxPixels: 50_000_000, deadline: 0 },
  new Int32Array(new SharedArrayBuffer(4)),
)
const text = linesOf(read).join('\n')
if (parentPort) parentPort.postMessage(text)
else process.stdout.write(`${addon.kernels}\n${text}\n`)
