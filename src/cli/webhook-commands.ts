import { type Command, Option } from 'commander'
import { DELIVERY_STATES } from '../webhooks/deliveries.ts'
import {
  addEndpoint,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  replayDelivery,
  rotateSecret,
  showSecret,
} from './webhooks.ts'

/**
 * Adds `pagemill webhooks …`.
 *
 * @param whole reads a whole number
 */
export function webhookCommands(program: Command, whole: (text: string) => number): void {
  const webhooks = program.command('webhooks').description('webhooks of an account')
  const command = (usage: string, description: string): Command =>
    webhooks
      .command(usage)
      .description(description)
      .option('--account <id>', "another account than the operator's", whole)
  command('secret', 'show what deliveries are signed with').action(showSecret)
  command('rotate-secret', 'make a new secret; the old one signs too for a day').action(
    rotateSecret,
  )
  command('add', 'tell an address of all jobs').argument('<url>').action(addEndpoint)
  command('list', 'list addresses').action(listEndpoints)
  command('remove', 'tell an address no more')
    .argument('<id>', 'as listed', whole)
    .action(removeEndpoint)
  command('deliveries', 'list the last hundred deliveries')
    .addOption(new Option('--state <state>', 'only these').choices(DELIVERY_STATES))
    .action(listDeliveries)
  command('replay', 'send a delivery again').argument('<id>', 'as listed').action(replayDelivery)
}
