/** Words that no name ends in, and few begin with. */
const JOINING =
  'and|und|et|y|e|i|en|og|och|ja|és|a|of|for|für|mit|with|para|pour|à|per|con|com|avec|de|di|da|do|des|du|del|della|dei|dal|dos|von|van|the|der|den|la|le|el|zum|zur|am|im|at|by|au|aux|al|alla|bei|te|ter|ten|op|w|we|v|ve|z|ze|u|pod|na'

/** What goes on in the next line, and what goes on from the last one. */
export const OPEN_END = new RegExp(`(?:[&+,–—/-]|(?:^|\\s)(?:${JOINING}))$`, 'iu')
export const OPEN_START = new RegExp(`^(?:[&+–—/„“"«-]|(?:${JOINING})\\s)`, 'iu')

/** Words in front of others within a name, and between its parts, that few names begin with. */
const BETWEEN = 'and|und|et|og|och|of|for|für|mit|with|pour|avec|des|von'
const STARTS_WITHIN = new RegExp(`^(?:[&+]|(?:${BETWEEN})\\s)`, 'iu')
const ENDS_WITHIN = new RegExp(`(?:[&+]|\\s(?=\\p{Ll}{2})(?:${JOINING}))$`, 'u')

/** Whether a name cannot end as a text does: `Inn at the`. */
export const endsWithin = (text: string): boolean => ENDS_WITHIN.test(text)
/** Whether a text begins as no name does: `& Sons`, `of Leeds`. */
export const startsWithin = (text: string): boolean => STARTS_WITHIN.test(text)
