import { SECRET, type Setting } from './settings.ts'

/** What an environment says of settings. */
export class SettingReader {
  readonly #environment: Readonly<Record<string, string | undefined>>
  readonly #faults: string[]

  /** @param faults takes what is wrong, a sentence each */
  constructor(environment: Readonly<Record<string, string | undefined>>, faults: string[]) {
    this.#environment = environment
    this.#faults = faults
  }

  /** null = left out, or wrong. */
  readonly text = (setting: Setting): string | null => {
    const given = this.#environment[setting.name]?.trim()
    if (given === undefined || given === '') return null
    if (setting.form.test(given)) return given
    const shown = SECRET.has(setting) ? 'its value' : `'${given}'`
    this.#faults.push(`${setting.name}: ${shown} is not ${setting.wanted}`)
    return null
  }

  /** What holds, said or not. */
  readonly value = (setting: Setting): string => this.text(setting) ?? setting.fallback

  /** @param fallback where it is no number that is the same everywhere */
  readonly number = (setting: Setting, fallback = Number(setting.fallback)): number =>
    Number(this.text(setting) ?? fallback)

  readonly isOn = (setting: Setting): boolean => this.value(setting) === 'on'

  /** Parted by commas; none where it is left out. */
  readonly list = (setting: Setting): string[] =>
    this.text(setting)
      ?.split(',')
      .map((one) => one.trim()) ?? []
}
