import type { Found } from '../reading/found.ts'
import { calibrated } from '../scoring/calibrate.ts'
import { RULED } from '../scoring/fitted.ts'
import type { Trace } from './trace.ts'

/** Fields that rules found, whose confidence becomes how often such an answer is right. */
export function withProbabilities<T extends Record<string, Found<unknown> | null>>(
  model: keyof typeof RULED,
  found: T,
  trace?: Trace,
): T {
  trace?.ruled?.(found)
  return Object.fromEntries(
    Object.entries(found).map(([field, own]) => {
      const calibration = RULED[model]?.[field]
      if (!own || own.probability !== undefined || !calibration) return [field, own]
      const probability = calibrated(own.confidence, calibration)
      return [field, { ...own, confidence: probability, probability }]
    }),
  ) as T
}
