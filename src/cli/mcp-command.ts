import { once } from 'node:events'
import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../config.ts'
import { AllowedFolder } from '../mcp/allowed-folder.ts'
import { Desk, MOST_BYTES } from '../mcp/desk.ts'
import { openEngine, stopSignal } from './open-engine.ts'

interface McpOptions {
  readonly folder?: string
  readonly http?: number
  readonly host: string
  readonly threads?: number
}

/**
 * Adds `pagemill mcp`.
 *
 * @param whole reads a whole number
 */
export function mcpCommand(program: Command, whole: (text: string) => number): void {
  program
    .command('mcp')
    .description('give tools to language models by the Model Context Protocol, on standard input')
    .option('--folder <folder>', 'whose documents may be read; otherwise only those that are sent')
    .option('--http <port>', 'by streamable HTTP at /mcp instead; 0 takes a free port', port)
    .option(
      '--host <address>',
      'address of --http; another one than this machine’s needs PAGEMILL_MCP_KEY',
      '127.0.0.1',
    )
    .option('-t, --threads <number>', 'engine threads', whole)
    .action(runMcp)
}

/** Answers until standard input ends, or it is stopped. */
async function runMcp({ folder, http, host, threads }: McpOptions): Promise<void> {
  const { mcpKey } = readConfig()
  const allowed = folder === undefined ? null : await AllowedFolder.at(folder)
  const byHttp = http === undefined ? null : await import('../mcp/http.ts')
  byHttp?.checkReach(host, mcpKey)
  const leaving = stopSignal()
  const { signal } = leaving
  const stopped = once(signal, 'abort')
  const { engine, close } = await openEngine(threads ?? null)
  try {
    const desk = new Desk(engine, allowed)
    if (!byHttp) await onStandardInput(desk, stopped)
    else {
      const server = await byHttp.serveMcp(desk, { host, port: http!, key: mcpKey })
      process.stderr.write(`pagemill: listening on ${server.url}\n`)
      if (!signal.aborted) await stopped
      await server.close()
    }
  } finally {
    await close()
    leaving.close()
  }
}

async function onStandardInput(desk: Desk, stopped: Promise<unknown>): Promise<void> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
  const { mcpServer } = await import('../mcp/server.ts')
  const server = mcpServer(desk)
  const sizes = { maxBufferSize: MOST_BYTES * 1.4 }
  const ended = once(process.stdin, 'end')
  await server.connect(new StdioServerTransport(process.stdin, process.stdout, sizes))
  await Promise.race([ended, stopped])
  await server.close()
}

const port = (text: string): number => {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  throw new InvalidArgumentError('A port is needed.')
}
