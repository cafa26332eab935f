import type { ItemNames } from '../sector.ts'

export const cs: ItemNames = {
  goods:
    'Stolní lampa LED|Kancelářská židle|Papír A4 80 g|Toner černý|Kovový regál 180 x 90|Aku vrtačka 18 V|Dokovací stanice USB-C|Šrouby M8 x 40 pozink|Ochranné rukavice vel. 10|Lepicí páska 50 mm|Monitor 27"|Bílá tabule 120 x 90|Síťový kabel Cat 6, 5 m|LED panel 60 x 60|Kulový ventil 1/2"|Filtrační vložka',
  trade:
    'Montáž umyvadla|Práce elektrikáře|Demontáž starého kotle|Malování stěn dvojnásobné|Měděná trubka 22 mm|Doprava na místo|Montáž zásuvek|Sádrokarton 12,5 mm|Zkoušky a uvedení do provozu|Pronájem lešení',
  freelance:
    'Poradenské služby|Návrh webových stránek|Překlad čeština–němčina|Tvorba textů|Vedení workshopu|Řízení projektu|Úprava fotografií|Cestovní náklady',
  hotel:
    'Ubytování, dvoulůžkový pokoj|Snídaně|Rekreační poplatek|Parkování|Minibar|Konferenční místnost, celý den|Praní prádla',
  utility:
    'Elektřina vysoký tarif|Elektřina nízký tarif|Stálý plat|Distribuce|Spotřeba plynu|Měření|Daň z elektřiny',
  telecom:
    'Měsíční paušál|Internet 100 Mb/s|Volání do mobilních sítí|Roaming EU|Mobilní tarif M|Pronájem modemu|Podrobný výpis',
  insurance:
    'Pojištění nemovitosti|Pojištění domácnosti|Odpovědnost podnikatele|Havarijní pojištění|Právní ochrana',
  school: 'Školné, letní pololetí|Obědy|Učebnice|Školní autobus|Hodiny klavíru',
  medical: 'Vyšetření|Krevní obraz|Rentgen ruky|Fyzioterapie|Očkování|Zubní výplň',
  subscription:
    'Licence software, rok|Cloudový hosting|Uživatelé|Prémiová podpora|Prodloužení domény|Zálohování 500 GB',
  transport:
    'Přeprava Brno–Vídeň|Palivový příplatek|Celní odbavení|Výměna palet|Expresní doručení|Skladné za týden',
  garage:
    'Výměna oleje s filtrem|Brzdové destičky|Práce mechanika|STK|Stěrače, sada|Pneumatika 205/55 R16|Autobaterie 12 V 70 Ah|Geometrie',
  food: 'Olivový olej 5 l|Pšeničná mouka 25 kg|Rajčata|Filet z lososa|Zrnková káva 1 kg|Sýr zrající|Bílé víno 0,75 l|Jablka|Máslo 250 g|Pomerančový džus 1 l',
}
