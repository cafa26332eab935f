import { type Command, Option } from 'commander'
import { JOB_STATUSES } from '../jobs/job.ts'
import { backUp, restore } from './backup.ts'
import { doctor } from './doctor.ts'
import { cancelJob, listJobs, retryJob, showJob } from './jobs.ts'

/** Adds what keeps a service going: `doctor`, `backup`, `restore`, `jobs …`. */
export function operatorCommands(program: Command, exit: (code: number) => void): void {
  program
    .command('doctor')
    .description('look at everything the service needs; exit code 1 when something is missing')
    .action(async () => exit(await doctor()))
  program
    .command('backup')
    .description('write database and files into one .tar.gz, also while the service runs')
    .argument('<file>', 'where to')
    .action(async (file: string) => exit(await backUp(file)))
  program
    .command('restore')
    .description('fill an empty data folder from a backup, before the service starts')
    .argument('<file>', 'a backup')
    .action(async (file: string) => exit(await restore(file)))
  const jobs = program.command('jobs').description('look after jobs, whoever they belong to')
  jobs
    .command('list')
    .description('id, status, key, model, pages done of all, created: the last hundred')
    .addOption(new Option('--status <status>', 'only these').choices(JOB_STATUSES))
    .action(listJobs)
  for (const [name, description, work] of [
    ['show', 'all that is known of a job', showJob],
    ['cancel', 'end a job as failed, unbilled', cancelJob],
    ['retry', 'try a job that waits after a fault again now', retryJob],
  ] as const)
    jobs
      .command(name)
      .description(description)
      .argument('<id>', 'as listed')
      .action(async (id: string) => exit(await work(id)))
}
