import type {StatusFacts} from '@rungen/mock-server/contract';
import type {State} from '@rungen/mock-server/state';
import type {RequestData} from '../../../contract/requests/requestData';

export type RequestTask = {
  readonly kind: 'request';
  readonly operation: string;
  readonly request: RequestData;
  readonly ticked: readonly string[];
  /** Whether the picture of the job that the request runs is loaded once it is there. */
  readonly followsJob: boolean;
};

/** What a run does: it sends a request, or runs a program of `samples/` in its JavaScript form. */
export type Task = RequestTask | {readonly kind: 'program'; readonly name: string};

/** What the page asks a worker to do. A worker gets one, then it ends. */
export type RunRequest = {
  readonly task: Task;
  /** The state that the previous run left; its time is 0 before the first one. */
  readonly state: State;
};

/** An input of a job, such as `{prompt: 'A lake', width: 1024}`. */
export type JobInput = Readonly<Record<string, unknown>>;

/** The statuses of an app or a job: those since the run began, the one that it has now, and what follows from that. */
export type StatusChange = StatusFacts & {
  readonly id: string;
  readonly kind: 'app' | 'job';
  readonly past: readonly string[];
  readonly now: string;
};

/** What a worker reports to the page, in the order in which it happens. The last message is `end`. */
export type WorkerMessage =
  | {readonly kind: 'state'; readonly state: State; readonly change: StatusChange | undefined}
  | {readonly kind: 'response'; readonly status: number; readonly text: string}
  | OutputMessage
  | FileMessage
  | {readonly kind: 'end'; readonly code: number};

/** Program output, or a warning of the mock server. */
export type OutputMessage = {
  readonly kind: 'output';
  readonly stream: 'out' | 'err';
  readonly text: string;
};

/** A picture. `input` is that of its job, if a request asked for it. */
export type FileMessage = {
  readonly kind: 'file';
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly input?: JobInput;
};
