import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines on stdout; without documents' contents, file names and keys by construction. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
