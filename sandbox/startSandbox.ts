import {randomInt} from 'node:crypto';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {indexContract} from './contractIndex';
import {Coverage} from './Coverage';
import {parseFaultRules} from './faultRules';
import {createFaultSwitch} from './faultSwitch';
import {handleRequest, type Service} from './handleRequest';
import {createIdGenerator} from './idGenerator';
import {DEFAULT_PORT, type SandboxOptions} from './sandboxOptions';
import {readBody} from './readBody';
import {sendAnswer} from './sendAnswer';
import {createClock} from './simulatedClock';
import {Store} from './Store';

const LOOPBACK = '127.0.0.1';

/** A running mock server. */
export type Sandbox = {
  /** The value for `RUNGEN_API`. */
  readonly url: string;
  /** Stops the mock server and discards its state. */
  readonly close: () => Promise<void>;
  /** Each pair of operation and response status so far, with its count. */
  readonly coverage: Coverage['list'];
  /** A description of every kind of state change of apps and jobs so far. */
  readonly transitions: Store['transitions'];
};

/**
 * Starts the mock server on the loopback address.
 *
 * @param options see SandboxOptions; every option has a default
 * @returns its address, and the function that stops it
 * @throws Error with code EADDRINUSE when the port is taken, or when a contract file cannot be read;
 *   FaultRuleError for fault rules that cannot be parsed
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {port = DEFAULT_PORT, clock = 'real', speed = 1, runAnswer = 'data', faults} = options;
  const seed = options.seed ?? (clock === 'step' ? 1 : randomInt(2 ** 31));
  const coverage = new Coverage();
  const store = new Store(createClock(clock, speed), createIdGenerator(seed));
  let url = '';
  const service: Service = {
    operations:
      options.operations ?? indexContract(options.contractDir ?? 'contract', options.closed),
    store,
    runAnswer,
    warn: options.warn ?? (() => undefined),
    nextFaults: createFaultSwitch(faults === undefined ? [] : parseFaultRules(faults)),
    coverage,
    baseUrl: () => url,
  };
  const server = createServer((request, response) => {
    answerRequest(service, request, response).catch((error: unknown) => {
      response.destroy();
      // A mock server that violates the contract, or fails in any other way, must not continue unnoticed.
      if (!request.destroyed || request.complete) throw error;
    });
  });
  // Longer than a sample pauses between two requests: a connection that closes at that moment looks like a fault.
  server.keepAliveTimeout = 60_000;
  await listen(server, port);
  url = `http://${LOOPBACK}:${portOf(server)}`;
  return {
    url,
    close: () => close(server),
    coverage: () => coverage.list(),
    transitions: () => store.transitions(),
  };
}

async function answerRequest(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {method = 'GET', url = '/', headers} = request;
  const readText = (): Promise<string> => readBody(request);
  sendAnswer(response, await handleRequest(service, {method, url, headers, readText}));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => {
      if (error) reject(error);
      else resolve();
    });
    server.closeAllConnections();
  });
}
