import type { ItemNames } from '../sector.ts'

export const ro: ItemNames = {
  goods:
    'Lampă de birou LED|Scaun de birou|Hârtie A4 80 g|Toner negru|Raft metalic 180 x 90|Mașină de înșurubat 18 V|Stație USB-C|Șuruburi M8 x 40 zincate|Mănuși de protecție mărimea 10|Bandă adezivă 50 mm|Monitor 27"|Tablă albă 120 x 90|Cablu de rețea Cat 6, 5 m|Panou LED 60 x 60|Robinet cu bilă 1/2"|Cartuș filtrant',
  trade:
    'Montaj lavoar|Manoperă electrician|Demontare centrală veche|Zugrăvit pereți, două straturi|Țeavă cupru 22 mm|Deplasare|Montaj prize|Gips-carton 12,5 mm|Probe și punere în funcțiune|Închiriere schelă',
  freelance:
    'Servicii de consultanță|Realizare site web|Traducere română–engleză|Redactare texte|Organizare atelier|Management de proiect|Prelucrare foto|Cheltuieli de deplasare',
  hotel:
    'Cazare cameră dublă|Mic dejun|Taxă locală|Parcare|Minibar|Sală de conferințe, zi|Spălătorie',
  utility:
    'Energie activă zi|Energie activă noapte|Abonament|Tarif distribuție|Consum gaz|Servicii măsurare|Acciză',
  telecom:
    'Abonament telefonic|Internet 100 Mbps|Apeluri mobile|Roaming UE|Pachet mobil M|Închiriere router|Factură detaliată',
  insurance:
    'Asigurare clădire|Asigurare bunuri|Răspundere civilă|Asigurare CASCO|Protecție juridică',
  school: 'Taxă școlară, semestrul II|Masă elevi|Manuale|Transport școlar|Lecții de muzică',
  medical:
    'Consultație|Hemoleucogramă|Radiografie mână|Ședință fizioterapie|Vaccinare|Obturație dentară',
  subscription:
    'Licență software, anuală|Găzduire cloud|Utilizatori|Suport premium|Reînnoire domeniu|Copie de siguranță 500 GB',
  transport:
    'Transport Cluj–Viena|Suprataxă combustibil|Vămuire|Schimb paleți|Livrare expres|Depozitare săptămânală',
  garage:
    'Schimb ulei și filtru|Plăcuțe frână față|Manoperă mecanic|ITP|Ștergătoare, set|Anvelopă 205/55 R16|Baterie 12 V 70 Ah|Geometrie roți',
  food: 'Ulei de măsline 5 l|Făină 25 kg|Roșii|File de somon|Cafea boabe 1 kg|Cașcaval|Vin alb 0,75 l|Mere|Unt 250 g|Suc de portocale 1 l',
}
