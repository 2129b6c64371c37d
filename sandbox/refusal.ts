/** A request that gets an error for an answer. Thrown before any state changes. */
export class Refusal extends Error {
  /**
   * @param message a text that the service publishes, or one that starts with `Mock server:`
   * @param code the short name of the error, for the OpenAI-compatible answers
   */
  constructor(
    readonly status: number,
    message: string,
    readonly code = 'invalid_request',
  ) {
    super(message);
  }
}

/** @returns a refusal whose text says that it is the mock server's own and not the service's */
export function ownRefusal(status: number, text: string, code?: string): Refusal {
  return new Refusal(status, `Mock server: ${text}`, code);
}
