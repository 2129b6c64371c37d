import {describeProblems} from './describeProblems';
import type {IndexedOperation} from './contractIndex';
import {personOf} from './people';
import {parseJsonBody} from './parseJsonBody';
import {RequestError, mockServerError} from './RequestError';

/** The headers of a request, by lowercase name. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Identifies the caller by the key.
 *
 * @returns the user's ID
 * @throws RequestError 403 with the published text, or 401 in the OpenAI-compatible part
 */
export function checkKey(operation: IndexedOperation, headers: RequestHeaders): string {
  const bearer = /^Bearer (.+)$/i.exec(headerText(headers, 'authorization') ?? '')?.[1];
  const person = personOf(operation.isOpenAi ? bearer : headerText(headers, 'x-api-key'));
  if (person !== null) return person;
  if (operation.isOpenAi) {
    throw new RequestError(
      401,
      'Mock server: the API key is missing or not valid.',
      'invalid_api_key',
    );
  }
  throw new RequestError(403, 'Unauthorized access. Invalid API key.');
}

/**
 * Validates the headers that the contract names.
 *
 * @throws RequestError 400 that lists every header that is missing or has an invalid value
 */
export function checkHeaders(operation: IndexedOperation, headers: RequestHeaders): void {
  const problems = operation.parameters
    .filter(({place}) => place === 'header')
    .flatMap(({name, required, validate}) => {
      const value = headerText(headers, name);
      if (value === undefined) return required ? [`the header ${name} is missing.`] : [];
      return validate(value) ? [] : [describeProblems(`the header ${name}`, validate.errors ?? [])];
    });
  if (problems.length > 0) throw mockServerError(400, problems.join(' '));
}

/**
 * Parses and validates the body.
 *
 * @returns the parsed body, or undefined for an operation without one
 * @throws RequestError 415 for another content type, 400 for a body that does not match the contract
 */
export function checkBody(
  operation: IndexedOperation,
  headers: RequestHeaders,
  text: string,
): unknown {
  const {validateBody} = operation;
  if (!validateBody) {
    if (text !== '') throw mockServerError(400, `${operation.id} takes no body; send none.`);
    return undefined;
  }
  const body = parseJsonBody(text, headerText(headers, 'content-type'));
  if (validateBody(body)) return body;
  throw mockServerError(400, describeProblems('body', validateBody.errors ?? []));
}

/** @returns the value of a header, the values of a repeated one joined */
export function headerText(headers: RequestHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === 'object' ? value.join(', ') : value;
}
