/** A key that the mock server accepts. */
export const GOOD_KEY = 'example-key';
/** A key that the mock server rejects. */
export const BAD_KEY = 'invalid-key';

type Call = {
  /** The user ID that Cancel job requires. */
  readonly asUser?: string;
  readonly body?: unknown;
  /** The team in whose context the request is sent; absent for the personal context. */
  readonly team?: string | undefined;
  /** Fault rules for this request. Without them it has none, and the mock server's own rules do not count it. */
  readonly fault?: string;
};

/**
 * Sends one request to the mock server, to prepare or read its state.
 *
 * @param url the mock server's address
 * @param line method and path, for example `PUT /app/1`
 * @returns the decoded response
 * @throws an Error that quotes the response when the mock server rejects the request
 */
export async function callSandbox(url: string, line: string, call: Call = {}): Promise<unknown> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: {
      'x-api-key': GOOD_KEY,
      ...(call.body !== undefined && {'content-type': 'application/json'}),
      ...(call.team !== undefined && {'x-team-id': call.team}),
      ...(call.asUser !== undefined && {'x-authenticated-user-id': call.asUser}),
      connection: 'close', // the next mock server may get the same port, where a reused connection would be dead
      'x-mock-fault': call.fault ?? 'none',
    },
    ...(call.body !== undefined && {body: JSON.stringify(call.body)}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${line} was answered with ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/**
 * Reads one string field of a decoded response.
 *
 * @param answer the decoded response of the mock server
 * @param name a field, which is looked up at the top level and below `data`
 * @throws an Error when there is no such string
 */
export function readText(answer: unknown, name: string): string {
  for (const holder of [answer, fieldOf(answer, 'data')]) {
    const value = fieldOf(holder, name);
    if (typeof value === 'string') return value;
  }
  throw new Error(`the answer ${JSON.stringify(answer)} has no text "${name}"`);
}

/** @returns the apps of a decoded list; throws an Error when the response contains no list */
export function readApps(answer: unknown): readonly unknown[] {
  const apps = fieldOf(answer, 'data');
  if (Array.isArray(apps)) return apps;
  throw new Error(`the answer ${JSON.stringify(answer)} is no list`);
}

/** @returns the number of active workers of an app; throws an Error when there is no such number */
export function readWorkers(app: unknown): number {
  const workers = fieldOf(fieldOf(app, 'configuration'), 'active_workers');
  if (typeof workers === 'number') return workers;
  throw new Error(`the app ${JSON.stringify(app)} has no active_workers`);
}

function fieldOf(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return new Map<string, unknown>(Object.entries(holder)).get(name);
}
