/** A request that gets an error response. Thrown before any state changes. */
export class RequestError extends Error {
  readonly status: number;
  /** Short name of the error, for the OpenAI-compatible responses. */
  readonly code: string;
  /** The request field that caused the error, for the OpenAI-compatible responses. */
  readonly param: string | null;

  constructor(
    status: number,
    message: string,
    code = 'invalid_request',
    param: string | null = null,
  ) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

/** @returns an error whose text says that it is the mock server's own and not the service's */
export function mockServerError(status: number, text: string, code?: string): RequestError {
  return new RequestError(status, `Mock server: ${text}`, code);
}
