import {isJsonObject} from '../../sandbox/closeSchemas';
import {indexContract, type IndexedOperation} from '../../sandbox/contractIndex';
import {compareAnswer, type ServiceAnswer} from './compareAnswer';

/** Which service to compare, and with which contract. */
export type DriftOptions = {
  readonly api: string;
  readonly key: string;
  /** The app to check; without it, the first one in the list. */
  readonly appId?: string | undefined;
  /** A job of that app to check; without it, no job is checked. */
  readonly jobId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly contractDir: string;
};

/** The result of one call. */
type DriftResult = {
  readonly operation: string;
  readonly status: number | null;
  readonly differences: readonly string[];
};

/** The result of a whole run. */
export type DriftReport = {
  readonly date: string;
  readonly api: string;
  readonly results: readonly DriftResult[];
  /** Operations that were not called, each with the reason. */
  readonly skipped: readonly {readonly operation: string; readonly reason: string}[];
};

/**
 * Calls the operations that change nothing and cost nothing, and compares their responses with the contract.
 *
 * @param options the service and the contract
 * @param date when the check runs, for the report
 */
export async function checkDrift(options: DriftOptions, date: Date): Promise<DriftReport> {
  const operations = indexContract(options.contractDir);
  const results: DriftResult[] = [];
  const call = async (id: string, path: string): Promise<unknown> => {
    const operation = operations.find((it) => it.id === id);
    if (!operation) return undefined;
    const {result, body} = await callOperation(options, operation, path);
    results.push(result);
    return body;
  };
  const apps = await call('listApps', '/app');
  const appId = options.appId ?? firstId(apps);
  const jobId = options.appId === undefined ? undefined : options.jobId;
  if (appId !== undefined) await call('getApp', `/app/${appId}`);
  if (appId !== undefined && jobId !== undefined)
    await call('getJob', `/app/${appId}/job/${jobId}`);
  const called = new Set(results.map(({operation}) => operation));
  const skipped = operations
    .filter(({id, isOpenAi}) => !isOpenAi && !called.has(id))
    .map(({id, method}) => ({operation: id, reason: reasonToSkip(id, method)}));
  return {date: date.toISOString(), api: options.api, results, skipped};
}

async function callOperation(options: DriftOptions, operation: IndexedOperation, path: string) {
  try {
    const answer = await send(options, operation, path);
    const differences = compareAnswer(operation, answer);
    return {
      result: {operation: operation.id, status: answer.status, differences},
      body: answer.body,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const differences = [`no answer: ${reason}`];
    return {result: {operation: operation.id, status: null, differences}, body: undefined};
  }
}

async function send(
  {api, key, teamId}: DriftOptions,
  {id, method}: IndexedOperation,
  path: string,
): Promise<ServiceAnswer> {
  // The contract determines the method, and a changed contract must never turn a read into a write.
  if (method !== 'GET')
    throw new Error(`the contract gives ${id} the method ${method}; not called`);
  const response = await fetch(api + path, {
    method,
    headers: {'x-api-key': key, ...(teamId !== undefined && {'x-team-id': teamId})},
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const contentType = response.headers.get('content-type') ?? '';
  return {status: response.status, contentType, body: parseOrUndefined(text)};
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the ID of the first app in a list that has the format of the contract. */
function firstId(list: unknown): string | undefined {
  if (!isJsonObject(list) || !Array.isArray(list.data)) return undefined;
  const first: unknown = list.data[0];
  return isJsonObject(first) && typeof first.id === 'string' ? first.id : undefined;
}

function reasonToSkip(id: string, method: string): string {
  if (method !== 'GET') return 'it changes something';
  return id === 'getApp'
    ? 'there is no app; set RUNGEN_APP_ID'
    : 'set RUNGEN_APP_ID and RUNGEN_JOB_ID to a finished job';
}
