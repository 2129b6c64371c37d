/** One random request. */
export type RandomRequest = {
  readonly line: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
};

/** A response, or a connection that ended without one. */
export type RandomReply = {
  /** 0 for a connection that ended without a response. */
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
};

/** Sends the requests of a random run, counts them, and records the faults. */
export class Caller {
  readonly faults: string[] = [];
  readonly statuses = new Map<number, number>();
  requests = 0;
  slowestMs = 0;
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Sends a request and records a fault when the status is not one of those expected. */
  async send(request: RandomRequest, ...expected: readonly number[]): Promise<RandomReply> {
    const begin = performance.now();
    const reply = await this.#fetch(request);
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begin);
    this.requests += 1;
    this.statuses.set(reply.status, (this.statuses.get(reply.status) ?? 0) + 1);
    if (!expected.includes(reply.status)) {
      this.fault(
        `${describe(request)} got ${reply.status}, not ${expected.join(' or ')}: ${reply.text}`,
      );
    }
    return reply;
  }

  /** Records a fault. The text is truncated, because bodies can be long. */
  fault(text: string): void {
    this.faults.push(text.slice(0, 600));
  }

  async #fetch({line, headers, body}: RandomRequest): Promise<RandomReply> {
    const [method = 'GET', path = '/'] = line.split(' ');
    try {
      const response = await fetch(this.#url + path, {
        method,
        headers: {
          'x-api-key': 'practice',
          Authorization: 'Bearer practice',
          ...(body !== undefined && {'Content-Type': 'application/json'}),
          ...headers,
        },
        ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
        signal: AbortSignal.timeout(20_000),
      });
      const text = await response.text();
      return {status: response.status, text, json: parseOrNull(text)};
    } catch (error) {
      return {status: 0, text: error instanceof Error ? error.message : '', json: null};
    }
  }
}

function describe({line, headers, body}: RandomRequest): string {
  return `${line} ${JSON.stringify(headers ?? {})} ${JSON.stringify(body ?? null).slice(0, 200)}`;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
