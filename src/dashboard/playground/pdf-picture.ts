import { getDocument, type PDFPageProxy, PDFWorker, version } from 'pdfjs-dist'
import { type Picture, paint } from './canvas.ts'

/** As `pdf-parts.ts` lays them out. */
const PARTS = `${location.origin}/assets/pdf-${version}/`

/** A PDF drawn by PDF.js, in a worker of its own. @returns null when it cannot be drawn */
export async function openPdf(file: File, password: string): Promise<Picture | null> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    standardFontDataUrl: PARTS,
    wasmUrl: PARTS,
    // Compiling WebAssembly would have to be allowed to every page.
    useWasm: false,
    ...(password !== '' && { password }),
  })
  const close = () => {
    void loading.destroy()
    worker.destroy()
    port.terminate()
  }
  try {
    const document = await loading.promise
    // One page at a time: what a page has loaded is let go when it is drawn.
    let last: Promise<void> = Promise.resolve()
    return {
      draw: (canvas, number, width, height, turn) => {
        const draw = async () => {
          const page = await document.getPage(number)
          const drawn = await rendered(page, turn.rotation % 180 === 0 ? width : height)
          paint(canvas, drawn, width, height, turn)
          page.cleanup()
        }
        const drawing = last.then(draw)
        last = drawing.catch(() => {})
        return drawing
      },
      close,
    }
  } catch {
    close()
    return null
  }
}

async function rendered(page: PDFPageProxy, width: number): Promise<HTMLCanvasElement> {
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  return canvas
}
