import { TaskError } from '../task.ts'

/** What is wrong with picture files. */
export const damaged = (type: string, cause?: unknown): TaskError =>
  new TaskError('INVALID_FILE', `the ${type} file is damaged or cut off`, { cause })

export const tooLarge = (width: number, height: number, maxPixels: number): TaskError =>
  new TaskError(
    'INVALID_FILE',
    `the picture has ${width} × ${height} pixels, more than the ${maxPixels} allowed`,
  )
