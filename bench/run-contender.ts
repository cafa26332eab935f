/** One trial in a process of its own: `run-contender.ts NAME FILE…` prints a Reading as JSON. */
import { contenderNamed } from './contenders/index.ts'

const [name, ...files] = process.argv.slice(2)
const reading = await contenderNamed(name!).read(files)
process.stdout.write(JSON.stringify(reading), () => process.exit(0))
