import type { ItemNames } from '../sector.ts'

export const en: ItemNames = {
  goods:
    'Desk lamp LED, black|Office chair, mesh back|Printer paper A4 80 g|Toner cartridge black|Steel shelf 180 x 90 cm|Cordless drill 18 V|USB-C docking station|Hex bolts M8 x 40 zinc plated|Safety gloves, size 10|Packing tape 50 mm clear|27" monitor|Whiteboard 120 x 90|Ethernet cable Cat 6, 5 m|LED panel 600 x 600|Ball valve 1/2"|Water filter cartridge',
  trade:
    'Installation of wash basin|Labour, electrician|Dismantling and disposal of old boiler|Painting of walls, two coats|Copper pipe 22 mm|Call-out charge|Fitting of sockets|Plasterboard 12.5 mm|Testing and commissioning|Scaffolding hire',
  freelance:
    'Consulting services|Website design|Translation English–German|Copywriting, product pages|Workshop facilitation|Project management|Photo editing|Travel expenses',
  hotel:
    'Room, double superior|Breakfast buffet|City tax|Parking garage|Minibar|Conference room, full day|Laundry service',
  utility:
    'Energy charge, day rate|Energy charge, night rate|Standing charge|Network usage|Gas consumption|Metering service|Climate levy',
  telecom:
    'Line rental|Broadband 100 Mbit/s|Calls to mobiles|Data roaming EU|Mobile tariff M|Router hire|Itemised billing',
  insurance:
    'Buildings insurance|Contents insurance|Public liability cover|Motor insurance, comprehensive|Legal expenses cover',
  school: 'Tuition fee, spring term|School meals|Textbooks and materials|Bus service|Music lessons',
  medical:
    'Consultation, 30 min|Blood test, full count|X-ray, hand|Physiotherapy session|Vaccination|Dental filling, two surfaces',
  subscription:
    'Software licence, annual|Cloud hosting plan|User seats|Premium support|Domain renewal|Backup storage 500 GB',
  transport:
    'Freight Hamburg–Oslo|Fuel surcharge|Customs clearance|Pallet exchange|Express delivery|Storage, per week',
  garage:
    'Oil change incl. filter|Brake pads front|Labour, mechanic|MOT inspection|Wiper blades, pair|Tyre 205/55 R16|Battery 12 V 70 Ah|Wheel alignment',
  food: 'Olive oil extra virgin 5 l|Wheat flour type 550, 25 kg|Tomatoes, class I|Salmon fillet, fresh|Coffee beans, 1 kg|Cheddar, mature|White wine, 0.75 l|Apples, Braeburn|Butter 250 g|Orange juice 1 l',
}
