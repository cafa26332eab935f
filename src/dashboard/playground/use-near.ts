import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Which children of a scrolling element are in view, or about to come into it. */
export function useNear(
  element: RefObject<HTMLElement | null>,
  count: number,
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const root = element.current!
    const watcher = new IntersectionObserver(
      (entries) =>
        setNear((old) => {
          const fresh = new Set(old)
          for (const { target, isIntersecting } of entries) {
            const at = Number((target as HTMLElement).dataset.index)
            if (isIntersecting) fresh.add(at)
            else fresh.delete(at)
          }
          return fresh
        }),
      { root, rootMargin: '60% 0px' },
    )
    const watch = () => {
      ;[...root.children].forEach((child, i) => {
        ;(child as HTMLElement).dataset.index = String(i)
        watcher.observe(child)
      })
    }
    watch()
    const changes = new MutationObserver(watch)
    changes.observe(root, { childList: true })
    return () => {
      watcher.disconnect()
      changes.disconnect()
    }
  }, [element, count])
  return near
}
