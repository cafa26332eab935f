/** Lines of one language with words in Latin letters, written for this set. */
export interface MixedText {
  readonly name: string
  /** Tesseract's code of the model. */
  readonly code: string
  readonly lang: string
  readonly text: readonly string[]
}

export const MIXED: readonly MixedText[] = [
  {
    name: 'Ukrainian',
    code: 'ukr',
    lang: 'uk',
    text: [
      'Рахунок на оплату від вигаданого постачальника',
      'Постачальник: ТОВ «Ранкова зоря», ел. пошта info@rankova-zoria.example',
      'Адреса: вул. Городоцька, 15, м. Тернопіль, сайт www.rankova-zoria.example',
      'Банк отримувача: IBAN UA213223130000026007233566001',
      'Навушники бездротові Wireless Premium, кабель живлення USB',
      'Принтер лазерний Brightline Office, чорний',
      'Ноутбук з сумкою Northwind Galaxy, пам’ять DDR5',
      'Термін оплати протягом десяти днів, питання на sales.dept@rankova-zoria.example',
    ],
  },
  {
    name: 'Russian',
    code: 'rus',
    lang: 'ru',
    text: [
      'Счёт на оплату от выдуманного поставщика',
      'Поставщик: ООО «Северный ветер», эл. почта office@severny-veter.example',
      'Адрес: ул. Садовая, д. 12, г. Рязань, сайт www.severny-veter.example',
      'Банк получателя: SWIFT NVBKRUMM, договор SV2024-118Z',
      'Наушники беспроводные Wireless Premium, кабель питания USB',
      'Принтер лазерный Brightline Office, чёрный',
      'Ноутбук с сумкой Northwind Galaxy, память DDR5',
      'Срок оплаты в течение десяти дней, вопросы на support@severny-veter.example',
    ],
  },
  {
    name: 'Bulgarian',
    code: 'bul',
    lang: 'bg',
    text: [
      'Фактура от измислен доставчик за стоки',
      'Доставчик: „Зелена поляна“ ЕООД, ел. поща info@zelena-polyana.example',
      'Адрес: ул. „Черешова градина“ 8, гр. Ловеч, сайт www.zelena-polyana.example',
      'Банка на получателя: IBAN BG80BNBG96611020345678',
      'Безжични слушалки Wireless Premium, захранващ кабел USB',
      'Лазерен принтер Brightline Office, черен',
      'Преносим компютър с чанта Northwind Galaxy, памет DDR5',
      'Срок за плащане десет дни, въпроси на support@zelena-polyana.example',
    ],
  },
  {
    name: 'Greek',
    code: 'ell',
    lang: 'el',
    text: [
      'Τιμολόγιο ενός φανταστικού προμηθευτή',
      'Προμηθευτής: Βόρειος Άνεμος Α.Ε., ταχυδρομείο info@voreios-anemos.example',
      'Διεύθυνση: οδός Κερασιών 8, Βόλος, ιστοσελίδα www.voreios-anemos.example',
      'Τράπεζα δικαιούχου: IBAN GR1601101250000000012300695',
      'Ασύρματα ακουστικά Wireless Premium, καλώδιο τροφοδοσίας USB',
      'Εκτυπωτής λέιζερ Brightline Office, μαύρος',
      'Φορητός υπολογιστής Northwind Galaxy, μνήμη DDR5',
      'Προθεσμία πληρωμής δέκα ημέρες, ερωτήσεις στο support@voreios-anemos.example',
    ],
  },
]
