import type {ServerResponse} from 'node:http';
import type {IndexedOperation} from './contractIndex';
import type {Answer} from './operationTypes';
import type {RequestError} from './RequestError';
import {firstHalf} from './spoilAnswer';

/** Sends an answer as JSON, as server-sent events, or without a body. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  if (answer.events) {
    startStream(response, answer, answer.events);
    response.end(answer.isCut ? '' : 'data: [DONE]\n\n');
    return;
  }
  const text = answer.text ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body));
  if (text === undefined) {
    response.writeHead(answer.status, answer.headers).end();
    return;
  }
  response
    .writeHead(answer.status, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      ...answer.headers,
    })
    .end(text);
}

function startStream(response: ServerResponse, {status}: Answer, events: readonly unknown[]): void {
  response.writeHead(status, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
}

/** @returns an error as an answer, in the form that the called part of the mock server uses */
export function toErrorAnswer(error: RequestError, isOpenAi: boolean): Answer {
  const {status, message, code, param} = error;
  if (!isOpenAi) return {status, body: {error: message}};
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  return {status, body: {error: {message, type, param, code}}};
}

/** Loses an answer: the connection ends before it, or in the middle of it when it is a stream. */
export function loseAnswer(response: ServerResponse, answer: Answer, isReset: boolean): void {
  const end = (): void => {
    if (isReset) response.socket?.resetAndDestroy();
    else response.destroy();
  };
  if (!answer.events) {
    end();
    return;
  }
  startStream(response, answer, firstHalf(answer.events));
  response.write('\n', end);
}

/** @returns whether a path belongs to the OpenAI-compatible part, known operation or not */
export function isOpenAiPath(url: string, operation: IndexedOperation | undefined): boolean {
  return operation?.isOpenAi ?? url.startsWith('/v1/');
}
