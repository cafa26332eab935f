import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type Plans, planTable } from './plan.ts'

/**
 * The plans of the operator's file, over the built-in ones.
 *
 * @throws naming the file and what is wrong with it
 */
export async function configuredPlans(file: string | null): Promise<Plans> {
  if (file === null) return planTable()
  try {
    return planTable(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message
    throw new Error(`the plans in ${file} cannot be used: ${reason}`, { cause })
  }
}
