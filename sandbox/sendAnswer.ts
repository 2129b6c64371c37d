import type {ServerResponse} from 'node:http';
import type {IndexedOperation} from './contractIndex';
import type {Answer} from './operationTypes';
import type {RequestError} from './RequestError';

/** Sends an answer as JSON, as server-sent events, or without a body. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  if (answer.events) {
    response.writeHead(answer.status, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    for (const event of answer.events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end('data: [DONE]\n\n');
    return;
  }
  if (answer.body === undefined) {
    response.writeHead(answer.status).end();
    return;
  }
  const text = JSON.stringify(answer.body);
  response
    .writeHead(answer.status, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    })
    .end(text);
}

/** @returns an error as an answer, in the form that the called part of the mock server uses */
export function toErrorAnswer(error: RequestError, isOpenAi: boolean): Answer {
  const {status, message, code, param} = error;
  if (!isOpenAi) return {status, body: {error: message}};
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  return {status, body: {error: {message, type, param, code}}};
}

/** Breaks the connection, in the middle of a stream when the answer is one. */
export function dropConnection(response: ServerResponse, answer: Answer): void {
  const [first] = answer.events ?? [];
  if (first === undefined) {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, {'Content-Type': 'text/event-stream; charset=utf-8'});
  response.write(`data: ${JSON.stringify(first)}\n\n`, () => response.destroy());
}

/** @returns whether a path belongs to the OpenAI-compatible part, known operation or not */
export function isOpenAiPath(url: string, operation: IndexedOperation | undefined): boolean {
  return operation?.isOpenAi ?? url.startsWith('/v1/');
}
