import type {Exchange} from '../exchange';
import {SLOW_ANSWER_SECONDS} from '../faults';
import type {App, State} from '../state';

/** The thresholds: the mock server's own, which `check --help` prints. */
export const THRESHOLDS = {
  /** Reads of one path in a row, from which their pauses are looked at. */
  reads: 8,
  /** Simulated seconds from an answer to the next read; shorter pauses have to grow. */
  pauseSeconds: 1,
  /** Simulated seconds that growing pauses have to reach. */
  grownSeconds: 0.5,
} as const;

/** A kind of finding. */
export type FindingKind =
  | 'active-workers'
  | 'app-made-twice'
  | 'job-run-twice'
  | 'chat-run-twice'
  | 'no-time-limit'
  | 'fast-reads'
  | 'unknown-id'
  | 'refused'
  | 'key-to-result'
  | 'exit-code'
  | 'still-running'
  | 'child-processes';

/** A fact about a run. */
export type Finding = {
  readonly kind: FindingKind;
  /** What happened, with the numbers of the requests. */
  readonly text: string;
  /** The numbers of the requests, counted from 1 in the order of their arrival. */
  readonly requests: readonly number[];
};

/** What the mock server knows after a run. */
export type RunRecord = {
  readonly exchanges: readonly Exchange[];
  readonly state: State;
  /** IDs that the program got otherwise than by an answer, such as from its environment. */
  readonly givenIds: readonly string[];
  /** Real milliseconds since 1970. */
  readonly endedAt: number;
  /** How many simulated seconds pass in a real one. */
  readonly speed: number;
};

/**
 * Finds what a program left behind, repeated, or took for granted.
 *
 * @example
 *   analyzeRequests(record); // [{kind: 'job-run-twice', text: 'one input was run twice (requests 3 and 4)', requests: [3, 4]}]
 */
export function analyzeRequests(record: RunRecord): Finding[] {
  return [
    ...findActiveWorkers(record),
    ...findRepeated(record.exchanges, 'createApp', 'app-made-twice', 'one app was made'),
    ...findRepeated(record.exchanges, 'runJob', 'job-run-twice', 'one input was run'),
    ...findRepeated(
      record.exchanges,
      'createChatCompletion',
      'chat-run-twice',
      'one chat request was answered',
    ),
    ...findEndlessWaits(record.exchanges),
    ...findFastReads(record),
    ...findUnknownIds(record),
    ...findRefusals(record.exchanges),
    ...findKeysToResults(record.exchanges),
  ];
}

/** Returns how many jobs were run. */
export function countJobs(exchanges: readonly Exchange[]): number {
  return exchanges.filter(({operation, answer}) => operation === 'runJob' && answer).length;
}

/** Finds apps that the program gave workers to and left running. */
function findActiveWorkers({exchanges, state, endedAt, speed}: RunRecord): Finding[] {
  const findings: Finding[] = [];
  for (const app of state.apps) {
    const {id, configuration} = app.summary;
    const start = findStart(exchanges, app);
    if (configuration.active_workers === 0 || !start) continue;
    const workers = count(configuration.active_workers, 'active worker');
    const minutes = count(Math.ceil(((endedAt - start.at) * speed) / 60_000), 'simulated minute');
    const text = `app ${id} still has ${workers} since request ${start.number}: ${minutes} billed so far`;
    findings.push({kind: 'active-workers', text, requests: [start.number]});
  }
  return findings;
}

/** Returns the request with which the program last took an app from no active workers to some. */
function findStart(exchanges: readonly Exchange[], app: App): Exchange | undefined {
  let start: Exchange | undefined;
  for (const exchange of exchanges) {
    const workers = readWorkers(exchange, app);
    if (workers === 0) start = undefined;
    else if (workers !== undefined) start ??= exchange;
  }
  return start;
}

/** Returns the number of workers that a request gave to an app: its creation, or an update that names it. */
function readWorkers(
  {operation, params, body, answer}: Exchange,
  {summary: {id}}: App,
): number | undefined {
  if (!answer) return undefined;
  const isCreation = operation === 'createApp' && valueAt(answer.body, 'data', 'id') === id;
  const isUpdate = operation === 'updateApp' && params.app_id === id;
  const workers = valueAt(body, 'configuration', 'active_workers');
  return (isCreation || isUpdate) && typeof workers === 'number' ? workers : undefined;
}

/** Finds work that was done again for the same request. */
function findRepeated(
  exchanges: readonly Exchange[],
  operation: string,
  kind: FindingKind,
  text: string,
): Finding[] {
  const numbersByRequest = new Map<string, number[]>();
  for (const exchange of exchanges) {
    if (exchange.operation !== operation || !exchange.answer) continue;
    const key = exchange.path + JSON.stringify(exchange.body);
    numbersByRequest.set(key, [...(numbersByRequest.get(key) ?? []), exchange.number]);
  }
  const findings: Finding[] = [];
  for (const numbers of numbersByRequest.values()) {
    if (numbers.length === 1) continue;
    const times = numbers.length === 2 ? 'twice' : `${numbers.length} times`;
    findings.push({kind, text: `${text} ${times} (${listNumbers(numbers)})`, requests: numbers});
  }
  return findings;
}

/** Finds slow answers that the program waited for to their end: its time limit, if it has one, is longer. */
function findEndlessWaits(exchanges: readonly Exchange[]): Finding[] {
  const waited = exchanges.filter(({faults, hasLeft}) => faults.has('slow-answer') && !hasLeft);
  const numbers = waited.map(({number}) => number);
  if (numbers.length === 0) return [];
  const text = `it waited to the end of an answer that took ${SLOW_ANSWER_SECONDS} s (${listNumbers(numbers)})`;
  return [{kind: 'no-time-limit', text, requests: numbers}];
}

/** Finds reads of one path that follow each other with short pauses that do not grow. */
function findFastReads({exchanges, speed}: RunRecord): Finding[] {
  const readsByPath = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    if (exchange.method !== 'GET' || exchange.isResult) continue;
    readsByPath.set(exchange.path, [...(readsByPath.get(exchange.path) ?? []), exchange]);
  }
  const findings: Finding[] = [];
  for (const [path, reads] of readsByPath) {
    if (reads.length < THRESHOLDS.reads) continue;
    const pauses = measurePauses(reads).map((milliseconds) => (milliseconds * speed) / 1000);
    const middle = Math.floor(pauses.length / 2);
    const early = lowerQuartile(pauses.slice(0, middle));
    const late = lowerQuartile(pauses.slice(middle));
    const hasGrown = late >= early * 2 && late >= THRESHOLDS.grownSeconds;
    if (late >= THRESHOLDS.pauseSeconds || hasGrown) continue;
    const numbers = reads.map(({number}) => number);
    const text = `${count(reads.length, 'read')} of ${path} with pauses of about ${late.toFixed(1)} s that do not grow (${listNumbers(numbers)})`;
    findings.push({kind: 'fast-reads', text, requests: numbers});
  }
  return findings;
}

/** Returns the real milliseconds from the answer to each read, but the last, until the next read. */
function measurePauses(reads: readonly Exchange[]): number[] {
  return reads.slice(1).map(({at}, index) => {
    const before = reads[index];
    return Math.max(0, at - (before?.answeredAt ?? before?.at ?? at));
  });
}

/** Finds requests with an ID that no answer had: the program took an error for a success. */
function findUnknownIds({exchanges, givenIds}: RunRecord): Finding[] {
  const findings: Finding[] = [];
  const delivered = new Set(givenIds);
  for (const {number, params, path, status, answer} of exchanges) {
    const ids = Object.values(params);
    // A path that leads nowhere has its ID missing, as in /app//run_async.
    const isEmpty = Object.keys(params).length === 0 && path.includes('//');
    const unknown = ids.find((id) => !delivered.has(id));
    if (unknown !== undefined || isEmpty) {
      const text = `request ${number} has the ID '${showId(unknown)}', which no answer had: an error was taken for a success`;
      findings.push({kind: 'unknown-id', text, requests: [number]});
      if (unknown !== undefined) delivered.add(unknown); // one finding is enough
    }
    const isDelivered = status !== null && status < 300;
    if (isDelivered) collectTexts(answer?.body, delivered);
  }
  return findings;
}

/** Adds every text in a value to a set: an ID is one of them. */
function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) collectTexts(item, texts);
}

/** Shows an ID of a path; clients encode the braces of a parameter that was not filled in. */
function showId(id = ''): string {
  return id.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

/** Finds requests that are not as the contract says: many generated clients hide the reason. */
function findRefusals(exchanges: readonly Exchange[]): Finding[] {
  const numbersByReason = new Map<string, number[]>();
  for (const {number, refusal, isResult} of exchanges) {
    if (refusal === undefined || isResult) continue;
    numbersByReason.set(refusal, [...(numbersByReason.get(refusal) ?? []), number]);
  }
  return [...numbersByReason].map(([refusal, numbers]) => {
    const reason = refusal.replace(/^Mock server: /, '').replace(/\.$/, '');
    const text = `not as the contract says: ${reason} (${listNumbers(numbers)})`;
    return {kind: 'refused', text, requests: numbers};
  });
}

function findKeysToResults(exchanges: readonly Exchange[]): Finding[] {
  const numbers = exchanges
    .filter(({isResult, hasKey}) => isResult && hasKey)
    .map(({number}) => number);
  if (numbers.length === 0) return [];
  const text = `the key was sent to the link of a result (${listNumbers(numbers)})`;
  return [{kind: 'key-to-result', text, requests: numbers}];
}

/**
 * Lists request numbers in words.
 *
 * @example listNumbers([3, 4, 7]) === 'requests 3, 4 and 7'
 */
function listNumbers(numbers: readonly number[]): string {
  if (numbers.length === 1) return `request ${numbers[0]}`;
  if (numbers.length > 4) return `requests ${numbers[0]} to ${numbers.at(-1)}`;
  return `requests ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** @example count(2, 'read') === '2 reads' */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The short ones of a program's pauses are what it asks for: a busy machine makes pauses longer, never shorter. */
function lowerQuartile(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 4)] ?? 0;
}

/** Returns what a value has below some keys, if anything. */
function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  let inside = value;
  for (const key of keys) {
    if (typeof inside !== 'object' || inside === null) return undefined;
    inside = Object.entries(inside).find(([name]) => name === key)?.[1];
  }
  return inside;
}
