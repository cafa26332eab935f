import { keep, kept } from './kept.ts'

export type Theme = 'system' | 'light' | 'dark'

export const theme = (): Theme => {
  const chosen = kept('theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** The chosen theme; without a choice the stylesheet follows the system. */
export function applyTheme(): void {
  const chosen = theme()
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

export function chooseTheme(chosen: Theme): void {
  keep('theme', chosen === 'system' ? null : chosen)
  applyTheme()
}
