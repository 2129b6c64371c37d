/** A request that gets an error for an answer. Thrown before any state changes. */
export class Refusal extends Error {
  readonly status: number;
  /** Short name of the error, for the OpenAI-compatible answers. */
  readonly code: string;
  /** The request field that caused the error, for the OpenAI-compatible answers. */
  readonly param: string | null;

  /** @param message a text that the service publishes, or one that starts with `Mock server:` */
  constructor(
    status: number,
    message: string,
    code = 'invalid_request',
    param: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

/** @returns a refusal whose text says that it is the mock server's own and not the service's */
export function ownRefusal(status: number, text: string, code?: string): Refusal {
  return new Refusal(status, `Mock server: ${text}`, code);
}
