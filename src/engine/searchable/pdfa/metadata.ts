import type { PdfObject } from '../../pdf/pdf-object.ts'

const DATE = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-])(\d\d)'?(\d\d)?'?)?/
/** The byte order mark that packets of XMP begin with. */
const MARK = '\ufeff'
/** What no XML may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A packet of XMP that says that a document is a PDF/A-2b, and what its information says of it. */
export function xmpPacket(info: PdfObject): string {
  const text = (key: string) => escaped(info.get(key).text)
  const one = (name: string, own: string) => (own === '' ? '' : `   <${name}>${own}</${name}>\n`)
  const list = (name: string, kind: string, own: string, language = '') =>
    own === ''
      ? ''
      : `   <${name}><rdf:${kind}><rdf:li${language}>${own}</rdf:li></rdf:${kind}></${name}>\n`
  const any = ' xml:lang="x-default"'
  return `<?xpacket begin="${MARK}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
   <pdfaid:part>2</pdfaid:part>
   <pdfaid:conformance>B</pdfaid:conformance>
   <dc:format>application/pdf</dc:format>
${list('dc:title', 'Alt', text('Title'), any)}${list('dc:creator', 'Seq', text('Author'))}${list('dc:description', 'Alt', text('Subject'), any)}${one('pdf:Keywords', text('Keywords'))}${one('pdf:Producer', text('Producer'))}${one('xmp:CreatorTool', text('Creator'))}${one('xmp:CreateDate', dayOf(info.get('CreationDate').text))}${one('xmp:ModifyDate', dayOf(info.get('ModDate').text))}  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(CONTROLS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** A day of PDF (ISO 32000-1, 7.9.4) as one of XMP; empty for what is none. */
function dayOf(text: string): string {
  const [whole, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', zulu] =
    DATE.exec(text) ?? []
  if (whole === undefined) return ''
  const [sign, hours, minutes = '00'] = DATE.exec(text)!.slice(8)
  const zone = zulu ? 'Z' : sign ? `${sign}${hours}:${minutes}` : ''
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`
}
