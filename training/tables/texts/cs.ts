import type { TextSource } from '../text-source.ts'

export const cs: TextSource = {
  code: 'cs',
  words: `Název|Datum|Částka|Č.|Popis|Množství|Jednotka|Cena|Celkem|Mezisoučet|Podíl|Změna|Rok|Kraj|Obyvatelstvo|Rozloha|Poznámky|Stav|Odpovídá|Od|Do|Druh|Hodnota|Min.|Max.|Průměr|Skupina|Výsledek|Má dáti|Dal|Zůstatek|Položka|Opatření|Riziko|Pojem|Vysvětlení|Telefon|Místnost|Funkce|Čas|Den|Družstvo|Body|Zápasy|Výhry|Remízy|Prohry|Branky|Zboží|Místo|Poznámka|Zdroj|Tabulka|Otázka|Ano|Ne|Rozpočet|Skutečnost|Rozdíl|Čtvrtletí|Pololetí|Metoda|Kód|Otevírací doba|zavřeno|Věk|Dospělí|Děti|Odjezd|Příjezd|Poplatek|nízké|střední|vysoké|otevřeno|hotovo|K převodu|Obrázek|Muži|Ženy`,
  goods: `Zahradní židle|Stolní lampa|Papír A4, 80 g|Kabelový buben|Akuvrtačka|Bílá barva|Kroužkový pořadač|Kuchyňská váha|Gumové rukavice|Pracovní boty|LED žárovka|Úložný box|Skládací žebřík|Sada 24 nástrojů|Klika|Osuška`,
  costs: `Mzdy a platy|Nájemné|Energie a voda|Pojištění|Cestovné|Kancelářské potřeby|Odpisy|Opravy a údržba|Reklama|Školení|Poštovné a telefon|Právní služby|Úroky|Úklid|Vozidla|Ostatní provozní náklady`,
  sections: `Příjmy|Výdaje|Sever|Jih|Část A: obecná|Část B: podrobnosti|Dlouhodobý majetek|Oběžná aktiva`,
  tasks: `Kontrola plánu|Objednávka dílů|Zkouška topení|Školení nových lidí|Zpráva pro vedení|Prohlídka střechy|Úprava webových stránek|Smlouva s dodavatelem|Oprava výtahu|Průzkum mezi zákazníky|Odvoz starých přístrojů|Každoroční požární cvičení`,
  subjects: `Matematika|Čeština|Dějepis|Biologie|Hudba|Tělocvik|Výtvarná výchova|Zeměpis|Fyzika`,
  weekdays: `pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle`,
  days: `po|út|st|čt|pá|so|ne`,
  positions: `Ředitelka|Vedoucí prodeje|Účetní|Skladník|Programátorka|Zdravotní sestra|Školník|Vedoucí projektu`,
  parameters: `Napájecí napětí|Provozní teplota|Vstupní proud|Výstupní výkon|Skladovací teplota|Frekvence|Hmotnost|Pevnost v tahu|Hustota|Hladina hluku`,
  nutrients: `Energie|Tuky|z toho nasycené|Sacharidy|z toho cukry|Bílkoviny|Sůl`,
  variables: `Věk v letech|Index tělesné hmotnosti|Systolický tlak|Velikost domácnosti|Měsíční příjem|Kuřáci|Roky školy|Glukóza v krvi|V manželství|Vzdálenost do práce`,
  questions: `Vyhovuje vám otevírací doba?|Doporučili byste nás přátelům?|Byl personál milý a ochotný?|Našli jste hledané údaje?|Je budova dobře dostupná?|Využijete službu i příští rok?`,
  titles: `Obyvatelstvo podle krajů|Výsledky průzkumu|Náklady ve srovnání s loňským rokem|Technické údaje|Přehled opatření|Prodej podle čtvrtletí|Složení vzorku|Ceny a poplatky`,
  sentences: `Práce začaly na jaře a budou dokončeny před koncem roku.|Všechna čísla jsou zaokrouhlena, součty se proto mohou mírně lišit.|Členové dostanou podklady nejméně dva týdny před schůzí.|Uschovejte původní obal pro případ, že bude nutné přístroj vrátit.|Počet návštěvníků opět vzrostl, ačkoli muzeum bylo tři týdny zavřené.|Do sálů v patře se lze dostat výtahem vedle hlavního vchodu.|Vzorky se odebíraly každé ráno a uchovávaly v chladu a temnu.|Výbor návrh schválil a požádal o zprávu na podzim.|Náklady na energie klesly, protože zima byla mírná a okna se vyměnila.|Podepsané žádosti se odevzdávají v kanceláři do poledne.|Starší stroje budou během tří let postupně nahrazeny.|Při prvním vyšetření nebyly mezi skupinami nalezeny rozdíly.|Most je pro těžká vozidla uzavřen až do konce opravy.|Kdo pracuje večer, dostane den dovolené navíc.|Polovina domácností uvedla, že jezdí autobusem několikrát týdně.|Smlouvu může vypovědět každá strana ke konci čtvrtletí.`,
  definitions: `Kauce: částka placená předem, která se po skončení smlouvy vrací|Domácnost: osoby, které spolu žijí a sdílejí výdaje|Závazek: povinnost zaplatit někomu jinému|Sledované období: doba, které se čísla týkají|Obrat: hodnota zboží a služeb prodaných za rok|Volné místo: neobsazené místo, na které se někdo hledá`,
  letter: `Vážení,|S pozdravem|Váš dotaz`,
}
