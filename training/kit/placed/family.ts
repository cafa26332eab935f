/** Whether letters of a family have serifs: what stands for it where a tool lacks it. */
export const hasSerifs = (family: string): boolean =>
  /Serif|Pagella|Bonum|Schola|Termes|Caladea|Gentium|C059/.test(family)
