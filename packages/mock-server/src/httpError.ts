/** An error that becomes the answer to a request. It is thrown before any state changes. */
export class HttpError extends Error {
  /**
   * @param message a text that the contract has; for one of the mock server's own, call `mockError`
   * @param code the short name of the error, for the OpenAI-compatible answers
   */
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** Creates an error that the contract does not list: its text starts with "Mock server:". */
export function mockError(status: number, text: string): HttpError {
  return new HttpError(status, `Mock server: ${text}`);
}

/** The error for a request that the contract does not allow. */
export class RefusedError extends HttpError {
  constructor(status: number, text: string) {
    super(status, `Mock server: ${text}`);
  }
}
