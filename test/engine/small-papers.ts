/** Lines of a shop's receipt, and of a business card. */
export const ROLL = [
  'CORNER SHOP LTD',
  'VAT No: GB 980 7806 84',
  'Date: 14/03/2024 09:15',
  'Receipt No: 4711',
  'Milk 2 pints    1.30',
  'Bread    2.10',
  'TOTAL    3.40',
  'CASH    5.00',
  'CHANGE    1.60',
]
export const CARD = [
  'Example Engineering Ltd',
  'Dr. Jane van Doe',
  'Head of Procurement',
  'Mobile: +44 7700 900123',
  'jane.doe@example.co.uk',
  'www.example.co.uk',
]
