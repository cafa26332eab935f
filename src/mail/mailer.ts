/** A letter in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Takes mail on its way. */
export interface Mailer {
  /** Resolves when the next server has it. @throws when it will not take it */
  send(mail: Mail): Promise<void>
  close(): void
}
