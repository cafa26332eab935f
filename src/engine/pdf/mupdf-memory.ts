import type { ModuleMemory } from '../free-memory.ts'
import type { Core } from './mupdf-core.ts'

/** The memory of MuPDF's module. */
export const memoryOf = (core: Core): ModuleMemory => ({
  bytes: () => core.HEAPU8,
  take: (size) => core._malloc(size),
  free: (at) => core._wasm_free(at),
})
