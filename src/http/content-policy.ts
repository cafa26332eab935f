/**
 * What our pages may load and do: their own files alone, and no code or style written into a
 * document. Pictures may be made in the browser, out of the user's own files.
 */
export const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'blob:', 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}
