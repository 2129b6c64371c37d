/** A key that the mock server accepts. */
export const GOOD_KEY = 'example-key';
/** A key that the mock server refuses. */
export const BAD_KEY = 'invalid-key';

type Call = {
  /** The user ID that Cancel job asks for. */
  readonly asUser?: string;
  readonly body?: unknown;
  /** The team in whose context it is; absent for the personal one. */
  readonly team?: string | undefined;
  /** Fault rules for this request. Without them it has none, and the mock server's own do not count it. */
  readonly fault?: string;
};

/**
 * Sends one request to the mock server, as a prepared world needs it.
 *
 * @param url the mock server's address
 * @param line method and path, for example `PUT /app/1`
 * @returns the decoded answer
 * @throws an Error that quotes the answer when the mock server refuses
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
      connection: 'close', // the next mock server may get this one's port, where a kept connection is dead
      'x-mock-fault': call.fault ?? 'none',
    },
    ...(call.body !== undefined && {body: JSON.stringify(call.body)}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${line} was answered with ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/**
 * Reads one text of a decoded answer.
 *
 * @param answer what the mock server said
 * @param name a field, looked for at the top and under `data`
 * @throws an Error when there is no such text
 */
export function readText(answer: unknown, name: string): string {
  for (const holder of [answer, fieldOf(answer, 'data')]) {
    const value = fieldOf(holder, name);
    if (typeof value === 'string') return value;
  }
  throw new Error(`the answer ${JSON.stringify(answer)} has no text "${name}"`);
}

/** @returns the apps of a decoded list; throws an Error when the answer holds none */
export function readApps(answer: unknown): readonly unknown[] {
  const apps = fieldOf(answer, 'data');
  if (Array.isArray(apps)) return apps;
  throw new Error(`the answer ${JSON.stringify(answer)} is no list`);
}

/** @returns the active workers of one app of a list; throws an Error where there is no such number */
export function readWorkers(app: unknown): number {
  const workers = fieldOf(fieldOf(app, 'configuration'), 'active_workers');
  if (typeof workers === 'number') return workers;
  throw new Error(`the app ${JSON.stringify(app)} has no active_workers`);
}

function fieldOf(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return new Map<string, unknown>(Object.entries(holder)).get(name);
}
