import type {MockContract} from './contract';
import type {ActiveFaults} from './faults';
import {HttpError} from './httpError';
import type {App, Job, State} from './state';
import type {Caller} from './users';

/** What a handler gets: a request that is valid according to the contract, and its surroundings. */
export type Context<Body = unknown> = Caller & {
  readonly contract: MockContract;
  readonly state: State;
  /** The parameters of the path, such as `app_id`. */
  readonly params: Readonly<Record<string, string>>;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly faults: ActiveFaults;
  /** The address of the mock server, for links to its own files. */
  readonly origin: string;
  readonly nextId: () => string;
  readonly warn: (line: string) => void;
};

/** An answer: JSON, a stream of server-sent events, one for each item, or a file. */
export type Answer = {
  readonly status: number;
  readonly body?: unknown;
  readonly events?: readonly unknown[];
  readonly file?: Blob;
};

/** One operation. It names the type of its body, which the schema of the operation guarantees. */
export type Handler = (context: Context<never>) => Answer;

/** Returns the apps of the caller's context, oldest first. */
export function listContextApps({user, teamId, state}: Context): App[] {
  return state.apps.filter(({summary}) =>
    teamId === null ? summary.owner_user_id === user : summary.owner_team_id === teamId,
  );
}

/**
 * Returns the app in the path.
 *
 * @throws HttpError 404 with the published text if the context has no such app
 */
export function findApp(context: Context): App {
  const id = context.params.app_id ?? '';
  const app = listContextApps(context).find(({summary}) => summary.id === id);
  if (!app) throw new HttpError(404, `App with ID '${id}' not found.`);
  return app;
}

/**
 * Returns the job in the path.
 *
 * @throws HttpError 404 with the published text if the context has no such job
 */
export function findJob(context: Context): Job {
  const {app_id: appId = '', job_id: jobId = ''} = context.params;
  const app = listContextApps(context).find(({summary}) => summary.id === appId);
  const job = app?.jobs.find(({id}) => id === jobId);
  if (!job) throw new HttpError(404, `Job with ID '${jobId}' not found for App ID '${appId}'.`);
  return job;
}
