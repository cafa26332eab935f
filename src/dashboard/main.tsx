import './design/tokens.css'
import './design/base.css'
import './design/controls.css'
import './design/layout.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { loadTexts } from './texts/texts.ts'
import { applyTheme } from './theme.ts'

applyTheme()
await loadTexts()
render(<App />, document.getElementById('app')!)
