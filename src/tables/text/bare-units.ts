/** SI and what is used beside it (SI brochure, 9th edition, tables 2 to 8), with what lies in figures of other trades. */
const PREFIXED =
  '[kmgtcdhnpµμ]?(?:m|g|l|s|a|k|j|n|w|wh|v|va|hz|pa|mol|cd|lm|lx|bq|sv|gy|b|bit|t|bar|cal|ω|eq|u|iu)'
const ALONE =
  '%|‰|°|°[cfk]|ha|h|hrs?|min|d|days?|yrs?|db|ph|pp[mb]|rpm|in|ft|yd|lbs?|oz|gal|mi|mph|kn|px|dpi|p\\.?p\\.?|pts?|pcs|pc|stk|st|no|nr|n'
/** As CLDR writes them, thousands as well. */
const MONEY =
  '[€£$¥₹]|eur|usd|gbp|chf|jpy|cny|sek|nok|dkk|isk|pln|czk|huf|ron|try|brl|cad|aud|nzd|zar|inr|kr|zł|kč|ft|lei|руб|ct|c|p|snt|gr|øre|öre'
const SIGN = `(?:(?:t|m|k|mln|mio)?(?:${MONEY})(?:['’ ]?000['’]?s?|m|k|bn)?|${PREFIXED}|${ALONE}|['’]?000['’]?s?)\\.?`
const POWER = '(?:[²³⁴]|\\^?[-−]?\\d|[⁻-]?[¹²³⁴])?'
const UNIT = new RegExp(
  `^(?:[≤≥<>]\\s?\\d{1,4}\\s?)?${SIGN}${POWER}(?:[/·]${SIGN}${POWER}){0,2}$`,
  'iu',
)

/** One capital is a name as often: `A`, `B`. */
const CAPITAL = /^\p{Lu}$/u

/** Is a text a unit of measure or money, in no brackets and with nothing beside it: `kg`, `m³/h`, `€`, `TEUR`? */
export const isBareUnit = (text: string): boolean => UNIT.test(text) && !CAPITAL.test(text)
