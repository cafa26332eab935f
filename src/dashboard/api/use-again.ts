import { useEffect } from 'preact/hooks'
import type { Load } from './use-load.ts'

/** Asks again every so many milliseconds while `isMoving`. */
export function useAgain(
  { again }: Pick<Load<unknown>, 'again'>,
  milliseconds: number,
  isMoving = true,
): void {
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(again, milliseconds)
    return () => clearInterval(timer)
  }, [isMoving, again, milliseconds])
}
