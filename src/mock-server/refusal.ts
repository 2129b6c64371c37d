/**
 * A request that gets an error for an answer. Thrown before any state changes, with a text that the service publishes,
 * or one that starts with `Mock server:`.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The short name of the error, for the OpenAI-compatible answers. */
    readonly code?: string,
  ) {
    super(message);
  }
}

/** @returns a refusal whose text says that it is the mock server's own and not the service's */
export function ownRefusal(status: number, text: string): Refusal {
  return new Refusal(status, `Mock server: ${text}`);
}
