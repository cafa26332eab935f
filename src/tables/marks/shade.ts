/** Shades lower or narrower than this are marks, in ems. */
export const LEAST_SHADE = 0.9
