import type {IndexedOperation} from './contractIndex';
import type {Answer} from './operationTypes';
import type {RequestError} from './RequestError';

/** @returns an error as a response, in the format of the called part of the mock server */
export function toErrorAnswer(error: RequestError, isOpenAi: boolean): Answer {
  const {status, message, code, param} = error;
  if (!isOpenAi) return {status, body: {error: message}};
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  return {status, body: {error: {message, type, param, code}}};
}

/** @returns whether a path belongs to the OpenAI-compatible part, even without a known operation */
export function isOpenAiPath(url: string, operation: IndexedOperation | undefined): boolean {
  return operation?.isOpenAi ?? url.startsWith('/v1/');
}
