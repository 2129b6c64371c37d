import type {AppRecord, JobRecord} from './appRecord';
import type {AcceptedRequest} from './operationTypes';
import {roleOf} from './people';
import {RequestError, mockServerError} from './RequestError';
import type {Store} from './Store';

/** @returns the apps of the request's context, oldest first */
export function appsInContext(request: AcceptedRequest, store: Store): AppRecord[] {
  return store.apps().filter((app) => {
    if (request.teamId !== null) return app.ownerTeamId === request.teamId;
    return app.ownerTeamId === null && app.ownerUserId === request.person;
  });
}

/**
 * Finds the app that the path names.
 *
 * @throws RequestError 404 with the published text if the context has no such app
 */
export function findApp(request: AcceptedRequest, store: Store): AppRecord {
  const id = request.params.app_id ?? '';
  const app = appsInContext(request, store).find((it) => it.id === id);
  if (!app) throw new RequestError(404, `App with ID '${id}' not found.`);
  return app;
}

/**
 * Finds the job that the path names.
 *
 * @throws RequestError 404 with the published text if the app or the job is not in the context
 */
export function findJob(request: AcceptedRequest, store: Store): JobRecord {
  const {app_id: appId = '', job_id: jobId = ''} = request.params;
  const app = appsInContext(request, store).find((it) => it.id === appId);
  const job = app?.jobs.find((it) => it.id === jobId);
  if (!job) throw new RequestError(404, `Job with ID '${jobId}' not found for App ID '${appId}'.`);
  return job;
}

/**
 * Checks that the caller belongs to the team of the request.
 *
 * @throws RequestError 403 if the mock server has no such team; the service's own response is not published
 */
export function checkMembership(person: string, teamId: string | null): void {
  if (teamId === null || roleOf(person, teamId) !== null) return;
  throw mockServerError(403, `you are not a member of the team '${teamId}'.`);
}

/**
 * Checks that the caller may delete in the team of the request.
 *
 * @throws RequestError 403 for a MEMBER; the mock server's teams let members create and edit only
 */
export function checkMayDelete({person, teamId}: AcceptedRequest): void {
  if (teamId === null || roleOf(person, teamId) !== 'MEMBER') return;
  throw mockServerError(403, 'your role MEMBER may not delete the apps of this team.');
}
