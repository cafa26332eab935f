/** How an account pays, as the provider knows it. */
export interface PayerAccount {
  readonly accountId: number
  readonly email: string | null
  /** The provider's ids; null = none yet. */
  readonly payer: string | null
  readonly paymentMethod: string | null
}

/** What is to be paid. */
export interface Charge {
  /** Charging twice with one id charges once. */
  readonly paymentId: string
  readonly cents: number
  readonly description: string
  /** Whether it was tried before. */
  readonly again: boolean
}

/** What became of it. */
export interface Charged {
  /** Open: nobody knows yet. */
  readonly state: 'open' | 'paid' | 'failed'
  /** The provider's id for it. */
  readonly reference: string | null
}

/** The begin of verifying a card. */
export interface CardSetup {
  /** The provider's id for the account from now on. */
  readonly payer: string | null
  /** The provider's page where the card is given; null where there is none. */
  readonly page: string | null
}

/** Who takes the money. One of these is configured. */
export interface Payment {
  readonly name: 'manual' | 'stripe'
  /** @param back address to come back to */
  beginCard(account: PayerAccount, back: string): Promise<CardSetup>
  /**
   * @param setup the id that came back with the parameter `card` of the address
   * @returns the payment method; null when the card is not verified
   */
  finishCard(account: PayerAccount, setup: string): Promise<string | null>
  /** @throws when it is not known whether anything was charged; to be tried again */
  charge(account: PayerAccount, charge: Charge): Promise<Charged>
  /** The provider keeps what was charged, and no card of the account. */
  forgetCard(account: PayerAccount): Promise<void>
}
