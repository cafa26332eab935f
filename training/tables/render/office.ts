import { escapeXml } from './common.ts'

const NAMESPACES = ['office', 'style', 'text', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

const FONTS: Readonly<Record<string, string>> = {
  Helvetica: 'Liberation Sans',
  Times: 'Liberation Serif',
  Courier: 'Liberation Mono',
}

export const pt = (value: number): string => `${value.toFixed(2)}pt`

export const hex = (value: number): string =>
  `#${Array(3)
    .fill(
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Styles of a flat document, each made once; equal ones share a name. */
export class Styles {
  private readonly made = new Map<string, string>()

  /** The name of the style with that family and content. */
  name(family: string, content: string, attributes = ''): string {
    const key = `${family}|${attributes}|${content}`
    let name = this.made.get(key)
    if (!name) {
      name = `a${this.made.size + 1}`
      this.made.set(key, name)
    }
    return name
  }

  get xml(): string {
    return [...this.made]
      .map(([key, name]) => {
        const [family, attributes, content] = key.split('|') as [string, string, string]
        return `<style:style style:name="${name}" style:family="${family}"${attributes}>${content}</style:style>`
      })
      .join('\n')
  }
}

/** A flat OpenDocument file of a text document or a sheet. */
export function flat(
  kind: 'text' | 'spreadsheet',
  page: { width: number; height: number; margin: number },
  family: string,
  styles: Styles,
  body: string,
): string {
  const font = escapeXml(FONTS[family] ?? family)
  const turned = page.width > page.height ? 'landscape' : 'portrait'
  const text = kind === 'text' ? 'paragraph' : 'table-cell'
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMESPACES} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${font}'"/></office:font-face-decls>
<office:styles><style:default-style style:family="${text}"><style:paragraph-properties style:tab-stop-distance="36pt"/><style:text-properties style:font-name="F" fo:hyphenate="false"/></style:default-style></office:styles>
<office:automatic-styles>
<style:page-layout style:name="P"><style:page-layout-properties fo:page-width="${pt(page.width)}" fo:page-height="${pt(page.height)}" style:print-orientation="${turned}" fo:margin="${pt(page.margin)}" style:scale-to="100%"/><style:header-style/><style:footer-style/></style:page-layout>
${styles.xml}
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Default" style:page-layout-name="P">${
    kind === 'text'
      ? ''
      : '<style:header style:display="false"/><style:footer style:display="false"/>'
  }</style:master-page>${kind === 'text' ? '<style:master-page style:name="Standard" style:page-layout-name="P"/>' : ''}</office:master-styles>
<office:body><office:${kind}>
${body}
</office:${kind}></office:body></office:document>`
}
