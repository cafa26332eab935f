import { cpus } from 'node:os'

export const machine = () => ({ cpu: cpus()[0]!.model.trim(), cores: cpus().length })
