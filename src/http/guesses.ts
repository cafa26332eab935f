import { ServiceError } from '../errors.ts'
import type { Counter } from './counter.ts'

type Counts = ReturnType<Counter>

/** Wrong passwords for one name from one network before the next try has to wait. */
const FREE = 5
/** Seconds of the first wait, doubled by each further wrong password, and of the longest. */
const FIRST_WAIT = 15
const LONGEST_WAIT = 3600
/** Seconds after which wrong passwords are forgotten. */
const MEMORY = 86_400

/** Wrong passwords for one name from anywhere, in seconds. */
const MOST_ANYWHERE = 100
const ANYWHERE_WINDOW = 3600

/** Who tries to log in. */
export interface Guesser {
  readonly network: string
  /** What they want to get into, such as an e-mail address. */
  readonly name: string
  /** Whether the name's owner has logged in from there before. */
  readonly isKnown: () => Promise<boolean>
}

/**
 * Slows down who guesses passwords, without locking out whose password it is: waits are of a name
 * and a network together, and of guesses from many networks only strange ones hear.
 */
export class Guesses {
  readonly #failures: Counts
  readonly #waits: Counts
  readonly #anywhere: Counts

  /** @param counter by what is counted */
  constructor(counter: (policy: string) => Counter) {
    this.#failures = counter('guesses')(FREE, MEMORY)
    this.#waits = counter('guess-waits')(1, LONGEST_WAIT)
    this.#anywhere = counter('guesses-anywhere')(MOST_ANYWHERE, ANYWHERE_WINDOW)
  }

  /**
   * Counts a try before it is made, so that many at once are counted as well.
   *
   * @returns to be called when it was right: then it was no guess
   * @throws ServiceError RATE_LIMITED
   */
  async begin({ network, name, isKnown }: Guesser): Promise<() => Promise<void>> {
    const guesser = `${network} ${name}`
    const wait = await this.#waits.get(guesser)
    if (wait && wait.consumedPoints > 1) throw tooMany(wait.msBeforeNext)
    const anywhere = await this.#anywhere.get(name)
    if (anywhere && anywhere.consumedPoints >= MOST_ANYWHERE && !(await isKnown()))
      throw tooMany(anywhere.msBeforeNext)
    await this.#anywhere.penalty(name)
    const { consumedPoints: tries } = await this.#failures.penalty(guesser)
    const seconds = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - FREE))
    if (tries >= FREE) await this.#waits.block(guesser, seconds)
    return async () => {
      await this.#anywhere.reward(name)
      for (const counts of [this.#failures, this.#waits]) await counts.delete(guesser)
    }
  }
}

const tooMany = (ms: number): ServiceError => {
  const retryAfter = Math.max(1, Math.ceil(ms / 1000))
  return new ServiceError(
    'RATE_LIMITED',
    `too many wrong passwords; try again in ${retryAfter} s, or ask for a link by mail`,
    { retryAfter },
  )
}
