/**
 * Loaded before the service: a listener of its uploads throws once, as one with a fault would. Names
 * of modules that are loaded later see what is planted.
 */
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { mkdtemp } = fs
fs.mkdtemp = (async (prefix: string) => {
  if (!prefix.includes('upload-')) return mkdtemp(prefix)
  setImmediate(() => {
    throw new Error('planted')
  })
  return new Promise(() => {})
}) as never
syncBuiltinESMExports()
