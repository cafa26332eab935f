import { createHmac, timingSafeEqual } from 'node:crypto'

/** @returns whether a delivery's raw body is what pagemill sent, in the last five minutes */
export function isGenuine(secret, headers, body) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return headers['webhook-signature'].split(' ').some((signature) => {
    const [version, text] = signature.split(',')
    const sent = Buffer.from(text ?? '', 'base64')
    return version === 'v1' && sent.length === wanted.length && timingSafeEqual(sent, wanted)
  })
}
