import type { ItemNames } from '../sector.ts'

export const fi: ItemNames = {
  goods:
    'Työpöytävalaisin LED|Toimistotuoli|Kopiopaperi A4 80 g|Musta väriainekasetti|Teräshylly 180 x 90|Akkuporakone 18 V|USB-C-telakka|Kuusioruuvi M8 x 40|Suojakäsineet koko 10|Pakkausteippi 50 mm|Näyttö 27"|Valkotaulu 120 x 90|Verkkokaapeli Cat 6, 5 m|LED-paneeli 60 x 60|Palloventtiili 1/2"|Suodatinpatruuna',
  trade:
    'Pesualtaan asennus|Sähköasentajan työ|Vanhan kattilan purku|Seinien maalaus, kaksi kertaa|Kupariputki 22 mm|Matkaveloitus|Pistorasioiden asennus|Kipsilevy 12,5 mm|Testaus ja käyttöönotto|Telineen vuokra',
  freelance:
    'Konsultointi|Verkkosivujen suunnittelu|Käännös suomi–englanti|Tekstin tuotanto|Työpajan ohjaus|Projektinhallinta|Kuvankäsittely|Matkakulut',
  hotel:
    'Kahden hengen huone|Aamiaisbuffet|Pysäköinti|Autotalli|Minibaari|Kokoushuone, koko päivä|Pesulapalvelu',
  utility: 'Sähköenergia päivä|Sähköenergia yö|Perusmaksu|Siirtomaksu|Kaukolämpö|Mittaus|Sähkövero',
  telecom:
    'Liittymän kuukausimaksu|Laajakaista 100 Mbit/s|Puhelut matkapuhelimiin|EU-roaming|Mobiililiittymä M|Reitittimen vuokra|Laskuerittely',
  insurance: 'Kiinteistövakuutus|Irtaimistovakuutus|Vastuuvakuutus|Autovakuutus, kasko|Oikeusturva',
  school: 'Kurssimaksu kevät|Kouluruokailu|Oppimateriaali|Koulukuljetus|Musiikkitunnit',
  medical: 'Lääkärin vastaanotto|Verikoe|Käden röntgen|Fysioterapia|Rokotus|Hampaan paikkaus',
  subscription:
    'Ohjelmistolisenssi, vuosi|Pilvipalvelu|Käyttäjät|Premium-tuki|Verkkotunnuksen uusinta|Varmuuskopio 500 Gt',
  transport:
    'Rahti Turku–Tukholma|Polttoainelisä|Tullaus|Lavojen vaihto|Pikatoimitus|Varastointi viikko',
  garage:
    'Öljynvaihto ja suodatin|Jarrupalat edessä|Mekaanikon työ|Katsastus|Pyyhkijänsulat|Rengas 205/55 R16|Akku 12 V 70 Ah|Pyöränkulmien säätö',
  food: 'Oliiviöljy 5 l|Vehnäjauho 25 kg|Tomaatti I lk|Lohifilee tuore|Kahvipavut 1 kg|Kypsytetty juusto|Valkoviini 0,75 l|Omena|Voi 250 g|Appelsiinimehu 1 l',
}
