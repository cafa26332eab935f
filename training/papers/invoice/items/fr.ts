import type { ItemNames } from '../sector.ts'

export const fr: ItemNames = {
  goods:
    'Lampe de bureau LED noire|Fauteuil de bureau, dossier résille|Ramette papier A4 80 g|Cartouche toner noir|Étagère acier 180 x 90 cm|Perceuse sans fil 18 V|Station d\'accueil USB-C|Boulons H M8 x 40 zingués|Gants de protection T10|Ruban adhésif 50 mm|Écran 27"|Tableau blanc 120 x 90|Câble réseau Cat 6, 5 m|Dalle LED 600 x 600|Vanne à bille 1/2"|Cartouche filtrante',
  trade:
    "Pose d'un lavabo|Main-d'œuvre électricien|Dépose et évacuation ancienne chaudière|Peinture murs deux couches|Tube cuivre 22 mm|Déplacement|Pose de prises|Plaque de plâtre BA13|Essais et mise en service|Location échafaudage",
  freelance:
    "Prestation de conseil|Création de site web|Traduction français–anglais|Rédaction fiches produit|Animation d'atelier|Gestion de projet|Retouche photo|Frais de déplacement",
  hotel:
    'Chambre double supérieure|Petit-déjeuner buffet|Taxe de séjour|Parking|Minibar|Salle de réunion, journée|Blanchisserie',
  utility:
    'Consommation heures pleines|Consommation heures creuses|Abonnement|Acheminement|Consommation gaz|Comptage|Contribution tarifaire',
  telecom:
    'Abonnement ligne|Internet fibre 100 Mbit/s|Appels vers mobiles|Itinérance UE|Forfait mobile M|Location box|Facture détaillée',
  insurance:
    'Assurance habitation|Garantie contenu|Responsabilité civile professionnelle|Assurance auto tous risques|Protection juridique',
  school:
    'Frais de scolarité, 2e trimestre|Cantine|Manuels et fournitures|Transport scolaire|Cours de musique',
  medical:
    'Consultation|Numération sanguine|Radiographie main|Séance de kinésithérapie|Vaccination|Soin dentaire, deux faces',
  subscription:
    'Licence logiciel annuelle|Hébergement cloud|Postes utilisateurs|Support premium|Renouvellement domaine|Sauvegarde 500 Go',
  transport:
    'Transport Lyon–Turin|Surcharge carburant|Dédouanement|Échange palettes|Livraison express|Stockage, par semaine',
  garage:
    "Vidange et filtre à huile|Plaquettes de frein avant|Main-d'œuvre mécanique|Contrôle technique|Balais d'essuie-glace|Pneu 205/55 R16|Batterie 12 V 70 Ah|Géométrie",
  food: "Huile d'olive vierge extra 5 l|Farine T55, 25 kg|Tomates cat. I|Filet de saumon frais|Café en grains 1 kg|Comté affiné|Vin blanc 75 cl|Pommes Gala|Beurre doux 250 g|Jus d'orange 1 l",
}
