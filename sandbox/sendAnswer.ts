import type {ServerResponse} from 'node:http';
import {encodeAnswer, type EncodedAnswer} from './encodeAnswer';
import type {Delivery} from './handleRequest';

/** Sends the result of a request to its sender. */
export function sendAnswer(response: ServerResponse, delivery: Delivery): void {
  const encoded = encodeAnswer(delivery.answer);
  if (delivery.loss !== null) {
    loseAnswer(response, encoded, delivery.loss === 'reset');
  } else if (delivery.delayMs > 0) {
    const timer = setTimeout(() => sendWhole(response, encoded), delivery.delayMs);
    response.once('close', () => clearTimeout(timer));
  } else {
    sendWhole(response, encoded);
  }
}

function sendWhole(response: ServerResponse, {status, headers, parts}: EncodedAnswer): void {
  const [only] = parts;
  const isStream = parts.length > 1 || headers['Content-Type']?.startsWith('text/event-stream');
  const size = only === undefined || isStream ? {} : {'Content-Length': Buffer.byteLength(only)};
  response.writeHead(status, {...headers, ...size});
  for (const part of parts) response.write(part);
  response.end();
}

/** Ends the connection before the response, or after the part of a stream that is sent. */
function loseAnswer(
  response: ServerResponse,
  {status, headers, parts}: EncodedAnswer,
  isReset: boolean,
): void {
  const end = (): void => {
    if (isReset) response.socket?.resetAndDestroy();
    else response.destroy();
  };
  if (parts.length === 0) {
    end();
    return;
  }
  response.writeHead(status, headers);
  for (const part of parts) response.write(part);
  response.write('\n', end);
}
