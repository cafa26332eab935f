/**
 * Controls, which end lines and cells or give orders to a terminal; separators of lines; and what turns
 * the direction of what follows. No name that people give needs them.
 */
export const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu
