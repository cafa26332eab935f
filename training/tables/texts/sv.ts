import type { TextSource } from '../text-source.ts'

export const sv: TextSource = {
  code: 'sv',
  words: `Namn|Datum|Belopp|Nr|Beskrivning|Antal|Enhet|Pris|Summa|Delsumma|Andel|Förändring|År|Region|Befolkning|Yta|Anmärkningar|Status|Ansvarig|Från|Till|Typ|Värde|Min.|Max.|Medelvärde|Grupp|Resultat|Debet|Kredit|Saldo|Post|Åtgärd|Risk|Begrepp|Förklaring|Telefon|Sal|Befattning|Tid|Dag|Lag|Poäng|Spelade|Vunna|Oavgjorda|Förlorade|Mål|Vara|Plats|Not|Källa|Tabell|Fråga|Ja|Nej|Budget|Utfall|Avvikelse|Kvartal|Halvår|Metod|Kod|Öppettider|stängt|Ålder|Vuxna|Barn|Avgång|Ankomst|Avgift|låg|medel|hög|öppen|klar|Transport|Figur|Män|Kvinnor`,
  goods: `Trädgårdsstol|Skrivbordslampa|Papper A4, 80 g|Kabelvinda|Skruvdragare|Vit väggfärg|Ringpärm|Köksvåg|Gummihandskar|Arbetsskor|LED-lampa|Förvaringslåda|Hopfällbar stege|Verktygssats, 24 delar|Dörrhandtag|Badlakan`,
  costs: `Löner|Hyra|El och vatten|Försäkringar|Resekostnader|Kontorsmaterial|Avskrivningar|Reparation och underhåll|Marknadsföring|Utbildning|Porto och telefon|Juridisk hjälp|Räntekostnader|Städning|Bilkostnader|Övriga rörelsekostnader`,
  sections: `Intäkter|Kostnader|Norr|Söder|Del A: allmänt|Del B: detaljer|Anläggningstillgångar|Omsättningstillgångar`,
  tasks: `Granskning av ritningen|Beställning av reservdelar|Provkörning av värmen|Utbildning av nyanställda|Rapport till styrelsen|Besiktning av taket|Uppdatering av webbsidan|Avtal med leverantören|Reparation av hissen|Enkät bland kunder|Bortforsling av gamla maskiner|Årlig brandövning`,
  subjects: `Matematik|Svenska|Historia|Biologi|Musik|Idrott|Bild|Geografi|Fysik`,
  weekdays: `måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag`,
  days: `mån|tis|ons|tors|fre|lör|sön`,
  positions: `Verkställande direktör|Försäljningschef|Ekonom|Lagerarbetare|Utvecklare|Sjuksköterska|Vaktmästare|Projektledare`,
  parameters: `Matningsspänning|Drifttemperatur|Inström|Uteffekt|Lagringstemperatur|Frekvens|Vikt|Draghållfasthet|Densitet|Ljudnivå`,
  nutrients: `Energi|Fett|varav mättat fett|Kolhydrat|varav sockerarter|Protein|Salt`,
  variables: `Ålder, år|Kroppsmasseindex|Systoliskt tryck|Hushållets storlek|Månadsinkomst|Rökare|Utbildningsår|Blodsocker|Gifta|Avstånd till arbetet`,
  questions: `Hur nöjd är du med öppettiderna?|Skulle du rekommendera oss till vänner?|Var personalen vänlig och hjälpsam?|Hittade du de uppgifter du sökte?|Är det lätt att ta sig till huset?|Kommer du att använda tjänsten igen nästa år?`,
  titles: `Befolkning efter region|Enkätens resultat|Kostnader jämfört med föregående år|Tekniska data|Översikt över åtgärder|Försäljning per kvartal|Urvalets sammansättning|Priser och avgifter`,
  sentences: `Arbetet började i våras och ska vara klart före årets slut.|Alla tal är avrundade, så att summorna kan avvika något.|Medlemmarna får handlingarna minst två veckor före mötet.|Spara originalförpackningen om apparaten skulle behöva skickas tillbaka.|Antalet besökare ökade igen, trots att museet var stängt i tre veckor.|Salarna på övervåningen nås med hissen bredvid huvudentrén.|Proverna togs varje morgon och förvarades svalt och mörkt.|Utskottet godkände förslaget och bad om en rapport till hösten.|Energikostnaderna sjönk eftersom vintern var mild och fönstren byttes.|Ansökningar ska vara undertecknade och lämnas på kontoret före klockan tolv.|Äldre maskiner byts ut steg för steg under de kommande tre åren.|Inga skillnader fanns mellan de två grupperna vid den första undersökningen.|Bron är avstängd för tunga fordon tills reparationen är färdig.|Den som arbetar på kvällen får en extra semesterdag.|Hälften av hushållen uppger att de åker buss flera gånger i veckan.|Avtalet kan sägas upp av båda parter vid slutet av varje kvartal.`,
  definitions: `Deposition: ett belopp som betalas i förväg och återfås när avtalet upphör|Hushåll: personer som bor tillsammans och delar sina kostnader|Skuld: en skyldighet att betala pengar till någon annan|Referensperiod: den tid som siffrorna avser|Omsättning: värdet av allt som sålts under ett år|Vakans: en tjänst som inte är tillsatt`,
  letter: `Hej,|Med vänliga hälsningar|Er förfrågan`,
}
