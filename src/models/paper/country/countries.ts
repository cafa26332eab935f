/** What tells where a document comes from, by country. */
export interface Country {
  readonly currency: string
  /** Calling code. */
  readonly calling: string
  /** As the lexicon names them. */
  readonly languages: readonly string[]
  /** Taxes, registers, legal forms, ways to pay: plain phrases of up to three words. */
  readonly words: readonly string[]
  /** Large towns and regions, plain. */
  readonly places: readonly string[]
  /** A town as only this country writes it. */
  readonly town?: RegExp
}

const EURO = { currency: 'EUR' } as const

/** Countries by their ISO 3166 codes. */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  AR: {
    currency: 'ARS',
    calling: '54',
    languages: ['es'],
    words: ['cuit', 'cuil', 'cbu', 'afip', 'iibb', 'ingresos brutos'],
    places: ['buenos aires', 'cordoba', 'rosario', 'mendoza'],
  },
  AT: {
    ...EURO,
    calling: '43',
    languages: ['de'],
    words: ['uid', 'firmenbuch'],
    places: ['osterreich', 'wien', 'graz', 'linz', 'salzburg', 'innsbruck'],
    town: /(?<![\p{L}\d])A-\d{4} \p{Lu}/u,
  },
  AU: {
    currency: 'AUD',
    calling: '61',
    languages: ['en'],
    words: ['abn', 'acn', 'bsb', 'bpay', 'eftpos', 'pty ltd', 'gst'],
    places: ['brisbane', 'perth', 'adelaide', 'sydney', 'melbourne'],
    town: /(?<![\p{L}\d])(?:(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4})(?![\p{L}\d])/u,
  },
  BE: {
    ...EURO,
    calling: '32',
    languages: ['nl', 'fr'],
    words: ['bancontact', 'btw be', 'tva be', 'rpr', 'rpm'],
    places: ['antwerpen', 'bruxelles', 'brussel', 'gent', 'liege'],
  },
  BR: {
    currency: 'BRL',
    calling: '55',
    languages: ['pt'],
    words: ['cnpj', 'cpf', 'icms', 'danfe', 'pix', 'ltda', 'cep'],
    places: ['rio de janeiro', 'curitiba', 'brasil', 'sao paulo'],
    town: /(?<![\p{L}\d])\d{5}-\d{3}(?![\p{L}\d])/u,
  },
  CA: {
    currency: 'CAD',
    calling: '1',
    languages: ['en', 'fr'],
    words: ['gst', 'hst', 'pst', 'qst', 'tps', 'tvq', 'interac', 'inc'],
    places: ['toronto', 'montreal', 'vancouver', 'calgary', 'ottawa', 'ontario', 'quebec'],
    town: /(?<![\p{L}\d])(?:(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)[ ,.]{1,3}[A-Z][\dA-Z][A-Z] ?[\dA-Z][A-Z\d][\dA-Z]|[A-Z]\d[A-Z] \d[A-Z]\d)(?![\p{L}\d])/u,
  },
  CH: {
    currency: 'CHF',
    calling: '41',
    languages: ['de', 'fr', 'it'],
    words: ['mwst-nr', 'uid che', 'twint', 'qr-iban'],
    places: ['bern', 'basel', 'geneve', 'schweiz', 'suisse', 'svizzera', 'zurich'],
    town: /(?<![\p{L}\d])CH-\d{4} \p{Lu}/u,
  },
  CL: {
    currency: 'CLP',
    calling: '56',
    languages: ['es'],
    words: ['rut', 'cuenta rut', 'boleta electronica', 'sii'],
    places: ['santiago', 'valparaiso', 'concepcion', 'chile'],
  },
  CO: {
    currency: 'COP',
    calling: '57',
    languages: ['es'],
    words: ['nit', '4x1000', 'pse', 'nequi', 'gmf'],
    places: ['bogota', 'medellin', 'cali', 'barranquilla', 'antioquia'],
  },
  CZ: {
    currency: 'CZK',
    calling: '420',
    languages: ['cs'],
    words: ['dic', 'ico', 'dph', 's.r.o', 'zakladni kapital'],
    places: ['ostrava', 'praha', 'brno'],
  },
  DE: {
    ...EURO,
    calling: '49',
    languages: ['de'],
    words: ['ust-idnr', 'ust-id', 'steuernummer', 'amtsgericht', 'hrb', 'girocard', 'finanzamt'],
    places: ['berlin', 'hamburg', 'munchen', 'koln', 'frankfurt', 'stuttgart'],
    town: /(?<![\p{L}\d])D-\d{5} \p{Lu}/u,
  },
  DK: {
    currency: 'DKK',
    calling: '45',
    languages: ['da'],
    words: ['cvr', 'cvr-nr', 'dankort', 'mobilepay', 'aps', 'fik'],
    places: ['aarhus', 'kobenhavn'],
  },
  ES: {
    ...EURO,
    calling: '34',
    languages: ['es'],
    words: ['nif', 'cif', 'irpf', 'bizum', 'registro mercantil', 's.l.u'],
    places: ['valencia', 'sevilla', 'madrid', 'barcelona'],
  },
  FI: {
    ...EURO,
    calling: '358',
    languages: ['fi', 'sv'],
    words: ['y-tunnus', 'alv', 'oy', 'oyj', 'viitenumero'],
    places: ['tampere', 'turku', 'helsinki'],
  },
  FR: {
    ...EURO,
    calling: '33',
    languages: ['fr'],
    words: ['siret', 'siren', 'rcs', 'naf', 'ape', 'sarl', 'cgi', 'cedex'],
    places: ['marseille', 'bordeaux', 'nantes', 'toulouse', 'paris', 'lyon'],
  },
  GB: {
    currency: 'GBP',
    calling: '44',
    languages: ['en'],
    words: ['sort code', 'vat no', 'vat reg', 'bacs', 'plc'],
    places: ['birmingham', 'leeds', 'glasgow', 'bristol', 'london', 'manchester', 'england'],
    town: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u,
  },
  HU: {
    currency: 'HUF',
    calling: '36',
    languages: [],
    words: ['adoszam', 'afa', 'kft', 'zrt', 'szamla', 'fizetendo', 'osszesen'],
    places: ['budapest'],
  },
  IE: {
    ...EURO,
    calling: '353',
    languages: ['en'],
    words: ['eircode', 'cro'],
    places: ['ireland', 'dublin', 'cork', 'galway', 'limerick'],
    town: /(?:^|, )Co\.? \p{Lu}\p{Ll}+(?!\p{L})|(?<![\p{L}\d])[A-Z]\d{2} [A-Z\d]{4}(?![\p{L}\d])/u,
  },
  IN: {
    currency: 'INR',
    calling: '91',
    languages: ['en'],
    words: ['gstin', 'cgst', 'sgst', 'igst', 'hsn', 'ifsc', 'pvt ltd', 'upi', 'gst'],
    places: ['delhi', 'bengaluru', 'chennai', 'hyderabad', 'pune', 'mumbai'],
  },
  IT: {
    ...EURO,
    calling: '39',
    languages: ['it'],
    words: ['p.iva', 'partita iva', 'codice fiscale', 'c.f', 'rea', 's.r.l', 'sdi'],
    places: ['torino', 'napoli', 'firenze', 'roma', 'milano'],
  },
  LU: {
    ...EURO,
    calling: '352',
    languages: ['fr', 'de'],
    words: [],
    places: ['luxembourg', 'luxemburg'],
    town: /(?<![\p{L}\d])L-\d{4} \p{Lu}/u,
  },
  MX: {
    currency: 'MXN',
    calling: '52',
    languages: ['es'],
    words: ['rfc', 'cfdi', 'uso cfdi', 'folio fiscal', 'sa de cv', 'm.n', 'moneda nacional', 'c.p'],
    places: ['mexico', 'cdmx', 'guadalajara', 'monterrey', 'guanajuato'],
  },
  MY: {
    currency: 'MYR',
    calling: '60',
    languages: ['en'],
    words: ['sdn bhd', 'sdn', 'bhd', 'jalan', 'gst'],
    places: ['selangor', 'kuala lumpur', 'johor', 'malaysia'],
  },
  NL: {
    ...EURO,
    calling: '31',
    languages: ['nl'],
    words: ['kvk', 'btw', 'btw-nr', 'ideal', 'pinpas'],
    places: ['den haag', 'eindhoven', 'amsterdam', 'rotterdam', 'utrecht'],
    town: /(?<![\p{L}\d])\d{4} ?[A-Z]{2} \p{Lu}/u,
  },
  NO: {
    currency: 'NOK',
    calling: '47',
    languages: ['nb'],
    words: ['mva', 'org.nr', 'organisasjonsnummer', 'bankaxept', 'vipps', 'foretaksregisteret'],
    places: ['bergen', 'trondheim', 'oslo'],
  },
  NZ: {
    currency: 'NZD',
    calling: '64',
    languages: ['en'],
    words: ['nzbn', 'gst', 'ird'],
    places: ['new zealand', 'auckland', 'wellington', 'christchurch'],
  },
  PE: {
    currency: 'PEN',
    calling: '51',
    languages: ['es'],
    words: ['ruc', 'sunat', 'cci', 'yape'],
    places: ['lima', 'arequipa', 'cusco', 'peru'],
  },
  PL: {
    currency: 'PLN',
    calling: '48',
    languages: ['pl'],
    words: ['nip', 'regon', 'krs', 'ptu', 'paragon fiskalny', 'blik', 'bdo'],
    places: ['krakow', 'wroclaw', 'gdansk', 'poznan', 'warszawa'],
    town: /(?<![\p{L}\d])\d{2}-\d{3} \p{Lu}/u,
  },
  PT: {
    ...EURO,
    calling: '351',
    languages: ['pt'],
    words: ['nipc', 'nif', 'atcud', 'contribuinte', 'multibanco'],
    places: ['coimbra', 'braga', 'portugal', 'lisboa', 'porto'],
    town: /(?<![\p{L}\d])\d{4}-\d{3} \p{Lu}/u,
  },
  RO: {
    currency: 'RON',
    calling: '40',
    languages: [],
    words: ['cui', 'lei', 'bon fiscal', 'total lei', 'judet'],
    places: ['bucuresti'],
  },
  SE: {
    currency: 'SEK',
    calling: '46',
    languages: ['sv'],
    words: ['bankgiro', 'plusgiro', 'momsreg', 'f-skatt', 'swish', 'kontokort', 'org.nr'],
    places: ['goteborg', 'malmo', 'stockholm'],
  },
  SG: {
    currency: 'SGD',
    calling: '65',
    languages: ['en'],
    words: ['pte ltd', 'uen', 'gst reg', 'paynow', 'nets', 'gst'],
    places: ['singapore'],
    town: /(?<![\p{L}\d])Singapore \d{6}(?![\p{L}\d])/u,
  },
  TR: {
    currency: 'TRY',
    calling: '90',
    languages: [],
    words: ['kdv', 'vergi dairesi', 'fatura', 'toplam', 'tl', 'ltd sti'],
    places: ['istanbul', 'ankara'],
  },
  US: {
    currency: 'USD',
    calling: '1',
    languages: ['en'],
    words: ['ein', 'sales tax', 'routing', 'ach', 'zip', 'llc', 'inc'],
    places: ['new york', 'chicago', 'los angeles', 'san francisco', 'usa'],
    town: /(?<![\p{L}\d])(?:(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[ ,.]{1,3}\d{5}(?:-\d{4})?)(?![\p{L}\d])/u,
  },
  ZA: {
    currency: 'ZAR',
    calling: '27',
    languages: ['en'],
    words: ['pty', 'vat no'],
    places: ['south africa', 'johannesburg', 'cape town', 'durban'],
  },
}
