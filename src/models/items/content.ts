import { round, roundBox } from '../../reading/found.ts'
import type { Item } from './item.ts'

/**
 * A line item in wire names. Boxes in points.
 *
 * @param broken quantity × unit price is not the amount
 */
export const itemContent = (item: Item, broken = false) => ({
  description: item.description,
  product_code: item.productCode,
  quantity: item.quantity,
  unit: item.unit,
  unit_price: item.unitPrice,
  tax_rate: item.taxRate,
  tax: item.tax,
  discount: item.discount,
  amount: item.amount,
  date: item.date,
  page: item.page,
  box: roundBox(item.box),
  confidence: round(item.confidence * (broken ? 0.5 : 1)),
  ...(item.provenBy.length > 0 ? { proven_by: item.provenBy.join('; ') } : {}),
  ...(item.source === undefined ? {} : { source: item.source }),
  ...(broken ? { note: 'quantity and unit price do not make the amount' } : {}),
})
