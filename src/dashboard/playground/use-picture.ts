import { useEffect, useState } from 'preact/hooks'
import type { Picture } from './canvas.ts'
import { openPicture } from './picture.ts'

/** @returns undefined while it opens, null where the browser cannot draw the file */
export function usePicture(file: File, password: string): Picture | null | undefined {
  const [picture, setPicture] = useState<Picture | null | undefined>(undefined)
  useEffect(() => {
    let opened: Picture | null = null
    let left = false
    void openPicture(file, password).then((own) => {
      if (left) own?.close()
      else {
        opened = own
        setPicture(own)
      }
    })
    return () => {
      left = true
      opened?.close()
    }
  }, [file, password])
  return picture
}
