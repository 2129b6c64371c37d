import type {Answer} from './operationTypes';

/** An answer as it goes over a line. */
export type EncodedAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent one after the other: of a stream one part for each event, else at most one. */
  readonly parts: readonly (string | Uint8Array)[];
};

/** @returns an answer as JSON, as server-sent events, as it is, or without a body */
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
