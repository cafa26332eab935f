import type { TextSource } from '../text-source.ts'

export const fi: TextSource = {
  code: 'fi',
  words: `Nimi|Päivämäärä|Summa|Nro|Kuvaus|Määrä|Yksikkö|Hinta|Yhteensä|Välisumma|Osuus|Muutos|Vuosi|Alue|Väestö|Pinta-ala|Huomautuksia|Tila|Vastuuhenkilö|Alkaen|Asti|Laji|Arvo|Min.|Maks.|Keskiarvo|Ryhmä|Tulos|Debet|Kredit|Saldo|Erä|Toimenpide|Riski|Käsite|Selitys|Puhelin|Huone|Tehtävä|Aika|Päivä|Joukkue|Pisteet|Ottelut|Voitot|Tasapelit|Tappiot|Maalit|Tuote|Paikka|Huom.|Lähde|Taulukko|Kysymys|Kyllä|Ei|Budjetti|Toteuma|Ero|Neljännes|Puolivuosi|Menetelmä|Koodi|Aukioloajat|suljettu|Ikä|Aikuiset|Lapset|Lähtö|Saapuminen|Maksu|pieni|kohtalainen|suuri|avoin|valmis|Siirto|Kuva|Miehet|Naiset`,
  goods: `Puutarhatuoli|Työpöytävalaisin|Paperi A4, 80 g|Kaapelikela|Akkuporakone|Valkoinen seinämaali|Rengaskansio|Keittiövaaka|Kumikäsineet|Työkengät|LED-lamppu|Säilytyslaatikko|Taittotikkaat|Työkalusarja, 24 osaa|Ovenkahva|Kylpypyyhe`,
  costs: `Palkat|Vuokra|Sähkö ja vesi|Vakuutukset|Matkakulut|Toimistotarvikkeet|Poistot|Korjaus ja kunnossapito|Markkinointi|Koulutus|Posti ja puhelin|Lakipalvelut|Korkokulut|Siivous|Autokulut|Muut liiketoiminnan kulut`,
  sections: `Tulot|Menot|Pohjoinen|Etelä|Osa A: yleistä|Osa B: erittely|Pysyvät vastaavat|Vaihtuvat vastaavat`,
  tasks: `Asemapiirroksen tarkistus|Varaosien tilaus|Lämmityksen koekäyttö|Uusien työntekijöiden perehdytys|Raportti hallitukselle|Katon tarkastus|Verkkosivujen päivitys|Sopimus toimittajan kanssa|Hissin korjaus|Kysely asiakkaille|Vanhojen laitteiden poisto|Vuosittainen paloharjoitus`,
  subjects: `Matematiikka|Äidinkieli|Historia|Biologia|Musiikki|Liikunta|Kuvataide|Maantieto|Fysiikka`,
  weekdays: `maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai`,
  days: `ma|ti|ke|to|pe|la|su`,
  positions: `Toimitusjohtaja|Myyntipäällikkö|Kirjanpitäjä|Varastotyöntekijä|Ohjelmoija|Sairaanhoitaja|Talonmies|Projektipäällikkö`,
  parameters: `Syöttöjännite|Käyttölämpötila|Ottovirta|Lähtöteho|Varastointilämpötila|Taajuus|Paino|Vetolujuus|Tiheys|Melutaso`,
  nutrients: `Energia|Rasva|josta tyydyttynyttä|Hiilihydraatit|josta sokereita|Proteiini|Suola`,
  variables: `Ikä vuosina|Painoindeksi|Systolinen paine|Kotitalouden koko|Kuukausitulot|Tupakoivat|Kouluvuodet|Verensokeri|Naimisissa|Työmatka`,
  questions: `Oletko tyytyväinen aukioloaikoihin?|Suosittelisitko meitä ystäville?|Oliko henkilökunta ystävällistä?|Löysitkö etsimäsi tiedot?|Onko rakennukseen helppo tulla?|Käytätkö palvelua ensi vuonnakin?`,
  titles: `Väestö alueittain|Kyselyn tulokset|Kustannukset verrattuna edellisvuoteen|Tekniset tiedot|Yhteenveto toimenpiteistä|Myynti neljänneksittäin|Otoksen kuvaus|Hinnat ja maksut`,
  sentences: `Työt aloitettiin keväällä ja ne saadaan valmiiksi ennen vuoden loppua.|Kaikki luvut on pyöristetty, joten summat voivat hieman poiketa.|Jäsenet saavat asiakirjat vähintään kaksi viikkoa ennen kokousta.|Säilytä alkuperäinen pakkaus siltä varalta, että laite on palautettava.|Kävijöiden määrä kasvoi taas, vaikka museo oli suljettuna kolme viikkoa.|Yläkerran saleihin pääsee pääoven vieressä olevalla hissillä.|Näytteet otettiin joka aamu ja säilytettiin viileässä ja pimeässä.|Valiokunta hyväksyi ehdotuksen ja pyysi raporttia syksyksi.|Energian kustannukset laskivat, koska talvi oli leuto ja ikkunat uusittiin.|Allekirjoitetut hakemukset jätetään toimistoon ennen puoltapäivää.|Vanhemmat koneet korvataan vähitellen seuraavien kolmen vuoden aikana.|Ensimmäisessä tutkimuksessa ryhmien välillä ei havaittu eroja.|Silta on suljettu raskailta ajoneuvoilta, kunnes korjaus on valmis.|Illalla työskentelevät saavat ylimääräisen lomapäivän.|Puolet kotitalouksista kertoo käyttävänsä bussia monta kertaa viikossa.|Kumpikin osapuoli voi irtisanoa sopimuksen neljänneksen lopussa.`,
  definitions: `Takuusumma: etukäteen maksettu summa, joka palautetaan sopimuksen päättyessä|Kotitalous: henkilöt, jotka asuvat yhdessä ja jakavat kulunsa|Velka: velvollisuus maksaa rahaa toiselle|Viitejakso: aika, jota luvut koskevat|Liikevaihto: vuoden aikana myytyjen tavaroiden ja palvelujen arvo|Avoin paikka: täyttämätön työpaikka, johon etsitään tekijää`,
  letter: `Hyvä vastaanottaja,|Ystävällisin terveisin|Tiedustelunne`,
}
