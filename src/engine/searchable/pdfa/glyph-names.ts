/**
 * Names of Adobe's standard Latin letters (ISO 32000-1, annex D), by what they stand for. The first list
 * is in the order of Windows' code page 1252 from 32 on; codes without a letter are left out.
 */
const WINDOWS =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus ' +
  'comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal ' +
  'greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash ' +
  'bracketright asciicircum underscore grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft ' +
  'bar braceright asciitilde Euro quotesinglbase florin quotedblbase ellipsis dagger daggerdbl circumflex ' +
  'perthousand Scaron guilsinglleft OE Zcaron quoteleft quoteright quotedblleft quotedblright bullet endash ' +
  'emdash tilde trademark scaron guilsinglright oe zcaron Ydieresis exclamdown cent sterling currency yen ' +
  'brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot registered macron degree ' +
  'plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior ordmasculine ' +
  'guillemotright onequarter onehalf threequarters questiondown Agrave Aacute Acircumflex Atilde Adieresis ' +
  'Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde ' +
  'Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute ' +
  'Thorn germandbls agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex ' +
  'edieresis igrave iacute icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis ' +
  'divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis'
const OTHERS =
  'fraction⁄ fiﬁ flﬂ dotlessiı breve˘ caronˇ dotaccent˙ ring˚ ogonek˛ hungarumlaut˝ minus− lslashł ' +
  'LslashŁ notequal≠ infinity∞ lessequal≤ greaterequal≥ partialdiff∂ summation∑ product∏ radical√ ' +
  'lozenge◊ Delta∆ approxequal≈'
/** Codes of 1252 that stand for no letter, or for one that has its name already. */
const LEFT_OUT = new Set([0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d, 0xa0, 0xad])

const letters = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 224 }, (_, i) => i + 32).filter((code) => !LEFT_OUT.has(code)),
)

/** What a glyph's name stands for. */
export const GLYPH_NAMES: ReadonlyMap<string, string> = new Map([
  ...OTHERS.split(' ').map((own) => [own.slice(0, -1), own.slice(-1)] as const),
  ...WINDOWS.split(' ').map((name, i) => [name, letters[i]!] as const),
])

/** Codes of the standard encoding (annex D.2) that differ from Latin 1, from 0xa1 on; `.` is none. */
const STANDARD_UPPER =
  "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ.–†‡·.¶•‚„”»…‰.¿.`´ˆ˜¯˘˙¨.˚¸.˝˛ˇ—................Æ.ª....ŁØŒº.....æ...ı..łøœß...."

/** The letter a code stands for in the encodings that ISO 32000-1 names. */
export function letterOf(encoding: string, code: number): string | null {
  if (encoding === 'WinAnsiEncoding' || encoding === 'MacRomanEncoding') {
    const page = encoding === 'WinAnsiEncoding' ? 'windows-1252' : 'macintosh'
    const letter = new TextDecoder(page).decode(Uint8Array.of(code))
    return code < 32 || code === 127 ? null : letter
  }
  if (code === 0x27) return '’'
  if (code === 0x60) return '‘'
  if (code >= 32 && code < 127) return String.fromCharCode(code)
  const letter = STANDARD_UPPER[code - 0xa1] ?? '.'
  return letter === '.' ? null : letter
}
