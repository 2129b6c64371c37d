import type {Answer} from './operationTypes';

/** A response, encoded for transmission. */
export type EncodedAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parts to send one after the other: one for each event of a stream, otherwise at most one. */
  readonly parts: readonly (string | Uint8Array)[];
};

/** @returns a response as JSON, as server-sent events, as unchanged text or bytes, or without a body */
export function encodeAnswer(answer: Answer): EncodedAnswer {
  const {status, headers, events, isCut, body} = answer;
  if (events) {
    const parts = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
    return {
      status,
      headers: {'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache'},
      parts: isCut ? parts : [...parts, 'data: [DONE]\n\n'],
    };
  }
  const text = answer.text ?? (body === undefined ? undefined : JSON.stringify(body));
  if (text === undefined) return {status, headers: {...headers}, parts: []};
  return {status, headers: {'Content-Type': 'application/json', ...headers}, parts: [text]};
}
