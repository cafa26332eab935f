import type { Mark } from '../../../kit/mark.ts'

/** Something as high as it says, drawn where it comes to stand. */
export interface Block {
  height: number
  /** Marks from a height downwards; `first` where it is the first of its kind on the page. */
  marks(y: number, first: boolean): readonly Mark[]
}

/** Pages that fill from the top; what does not fit goes to the next one. */
export class Pages {
  readonly pages: Mark[][] = [[]]
  y: number

  readonly top: number
  readonly laterTop: number
  readonly bottom: number

  constructor(top: number, laterTop: number, bottom: number) {
    this.y = top
    this.top = top
    this.laterTop = laterTop
    this.bottom = bottom
  }

  get current(): Mark[] {
    return this.pages.at(-1)!
  }

  fits(height: number): boolean {
    return this.y + height <= this.bottom
  }

  next(): void {
    this.pages.push([])
    this.y = this.laterTop
  }

  put(block: Block, first = false): void {
    if (!this.fits(block.height) && this.y > this.laterTop) this.next()
    this.current.push(...block.marks(this.y, first))
    this.y += block.height
  }

  space(height: number): void {
    this.y += height
  }
}

/** Blocks as one that is not parted. */
export function together(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    marks(y) {
      let at = y
      return blocks.flatMap((block) => {
        const marks = block.marks(at, false)
        at += block.height
        return marks
      })
    },
  }
}

export function gap(height: number): Block {
  return { height, marks: () => [] }
}
