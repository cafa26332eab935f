import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { ConvertRequest, ConvertResult } from '../engine/conversion.ts'
import type { Engine } from '../engine/engine.ts'
import { ServiceError } from '../errors.ts'
import type { AllowedFolder } from './allowed-folder.ts'

/** Most bytes of a document. */
export const MOST_BYTES = 50 * 2 ** 20

/** How every tool is given its document. */
export const DOCUMENT = {
  path: z.string().optional().describe('the document: a path below the allowed folder'),
  content: z
    .base64()
    .max(Math.ceil(MOST_BYTES / 3) * 4)
    .optional()
    .describe('the document itself as base64, instead of a path'),
  name: z.string().max(255).optional().describe('what the document in content is called'),
  pages: z.string().optional().describe('such as 3, 2-5, 1,4-6 or 7-; all when left out'),
  languages: z
    .array(z.string().regex(/^[a-z]{3}\w*$/i))
    .optional()
    .describe('Tesseract codes such as eng; found page by page when left out'),
  password: z.string().optional().describe('of an encrypted PDF'),
}

export type DocumentArguments = z.infer<z.ZodObject<typeof DOCUMENT>>

/** A result in memory. */
export interface Made extends Pick<ConvertResult, 'fileName' | 'failedPages' | 'warnings'> {
  readonly bytes: Buffer
  readonly contentType: string
}

/** What is asked for beside the document. */
export type Wish = Pick<ConvertRequest, 'model' | 'output' | 'options'>

/** How a conversion is followed and stopped. */
export interface Following {
  readonly signal: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

/** Where tools have their documents converted. */
export class Desk {
  readonly #engine: Engine
  readonly #allowed: AllowedFolder | null

  /** @param allowed null = documents come as their content alone */
  constructor(engine: Engine, allowed: AllowedFolder | null) {
    this.#engine = engine
    this.#allowed = allowed
  }

  /** @throws ServiceError */
  async convert(given: DocumentArguments, wish: Wish, following: Following): Promise<Made> {
    const folder = await mkdtemp(join(tmpdir(), 'pagemill-mcp-'))
    try {
      const path = join(folder, randomUUID())
      const name = await this.#fetch(given, path)
      const request: ConvertRequest = {
        ...wish,
        pageRange: given.pages ?? null,
        languages: given.languages?.length ? given.languages : null,
        textLayer: 'auto',
        dpi: null,
        password: given.password ?? null,
      }
      const context = { lane: 'bulk', owner: 'mcp', maxPages: 100_000, deadline: null } as const
      const made = await this.#engine.convert({ path, name }, request, { ...context, ...following })
      try {
        const { fileName, contentType, failedPages, warnings } = made
        const bytes = await readFile(made.path)
        return { bytes, fileName, contentType, failedPages, warnings }
      } finally {
        await made.dispose()
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** @returns the document's name */
  async #fetch({ path, content, name }: DocumentArguments, to: string): Promise<string> {
    if ((path === undefined) === (content === undefined))
      throw new ServiceError('INVALID_PARAMETER', 'give either path or content')
    if (path === undefined) {
      await writeFile(to, Buffer.from(content!, 'base64'))
      return basename(name ?? 'document')
    }
    if (this.#allowed) return this.#allowed.copy(path, to, MOST_BYTES)
    throw new ServiceError('INVALID_PARAMETER', 'no folder is allowed: give the content')
  }
}
