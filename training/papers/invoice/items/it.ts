import type { ItemNames } from '../sector.ts'

export const it: ItemNames = {
  goods:
    'Lampada da tavolo LED nera|Sedia ufficio schienale rete|Carta A4 80 g|Toner nero|Scaffale metallico 180 x 90|Trapano avvitatore 18 V|Docking station USB-C|Bulloni M8 x 40 zincati|Guanti da lavoro tg. 10|Nastro da imballo 50 mm|Monitor 27"|Lavagna bianca 120 x 90|Cavo di rete Cat 6, 5 m|Pannello LED 60 x 60|Valvola a sfera 1/2"|Cartuccia filtro acqua',
  trade:
    'Posa lavabo|Manodopera elettricista|Smontaggio e smaltimento caldaia|Tinteggiatura pareti, due mani|Tubo rame 22 mm|Diritto di chiamata|Montaggio prese|Lastre cartongesso 12,5 mm|Collaudo e messa in servizio|Noleggio ponteggio',
  freelance:
    'Consulenza|Realizzazione sito web|Traduzione italiano–tedesco|Redazione testi|Conduzione workshop|Gestione progetto|Fotoritocco|Spese di viaggio',
  hotel:
    'Camera matrimoniale|Colazione a buffet|Imposta di soggiorno|Parcheggio|Minibar|Sala riunioni, giornata intera|Lavanderia',
  utility:
    'Quota energia fascia F1|Quota energia fascia F2|Quota fissa|Servizi di rete|Consumo gas|Gestione contatore|Accisa',
  telecom:
    'Canone linea|Internet fibra 100 Mbit/s|Chiamate verso mobili|Roaming UE|Tariffa mobile M|Noleggio modem|Dettaglio traffico',
  insurance:
    'Polizza fabbricato|Assicurazione contenuto|Responsabilità civile|RC auto e kasko|Tutela legale',
  school: 'Retta secondo trimestre|Mensa|Libri e materiale|Scuolabus|Lezioni di musica',
  medical:
    'Visita specialistica|Emocromo completo|Radiografia mano|Seduta di fisioterapia|Vaccinazione|Otturazione due superfici',
  subscription:
    'Licenza software annuale|Hosting cloud|Postazioni utente|Assistenza premium|Rinnovo dominio|Backup 500 GB',
  transport:
    'Trasporto Verona–Monaco|Supplemento carburante|Operazioni doganali|Interscambio pallet|Consegna espressa|Deposito settimanale',
  garage:
    'Cambio olio e filtro|Pastiglie freno anteriori|Manodopera officina|Revisione|Spazzole tergicristallo|Pneumatico 205/55 R16|Batteria 12 V 70 Ah|Convergenza',
  food: "Olio extravergine 5 l|Farina tipo 00, 25 kg|Pomodori cat. I|Filetto di salmone|Caffè in grani 1 kg|Parmigiano 24 mesi|Vino bianco 0,75 l|Mele Golden|Burro 250 g|Succo d'arancia 1 l",
}
