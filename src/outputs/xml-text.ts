import escapeHtml from 'escape-html'

/** A text as content of an element or value of an attribute. Control characters no parser takes are blanks. */
export const escaped = (text: string): string =>
  escapeHtml(text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, ' '))
