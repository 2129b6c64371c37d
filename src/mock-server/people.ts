import type {Call} from './call';
import {ownRefusal, Refusal} from './refusal';
import type {App} from './state';

/** What a person may do in a team. */
type Role = 'OWNER' | 'ADMIN' | 'MEMBER';

/** The person behind every key that does not start with `second`. */
export const FIRST_PERSON = '5b8c1d2e-7f3a-4e6b-a1c9-0d4f8e2b6a71';
/** The person behind a key that starts with `second`. */
export const SECOND_PERSON = 'c7d9e0f1-3a5b-4c8d-9e2f-1b4a6d8c0e53';

/** The mock server's teams, with the role of each person: one team for each role that the first person can have. */
export const TEAMS: readonly {readonly id: string; readonly first: Role; readonly second: Role}[] =
  [
    {id: '8c1f4f0e-2d6b-4a9c-b3e7-6f5a1d0c9b82', first: 'OWNER', second: 'MEMBER'},
    {id: 'a2e5b7c9-4f1d-4e8a-8b6c-3d0f9a7e5c14', first: 'ADMIN', second: 'MEMBER'},
    {id: 'd4f6a8b0-5e2c-4b9d-a7f1-8c3e1b6d9f25', first: 'MEMBER', second: 'OWNER'},
  ];

/** Who sends a request, and in which team; null for the personal context. */
export type Caller = {readonly person: string; readonly teamId: string | null};

/** @returns the role of a caller; throws Refusal 403 if there is no such team: the service's answer is not published */
export function roleOf({person, teamId}: Caller): Role {
  if (teamId === null) return 'OWNER';
  const team = TEAMS.find(({id}) => id === teamId);
  if (!team) throw ownRefusal(403, `you are not a member of the team '${teamId}'.`);
  return person === FIRST_PERSON ? team.first : team.second;
}

/** @returns the apps of the request's context, oldest first */
export function appsInContext({person, teamId, state}: Call): App[] {
  return state.apps.filter(({summary}) =>
    teamId === null ? summary.owner_user_id === person : summary.owner_team_id === teamId,
  );
}

/** Finds the app that the path names; throws Refusal 404 with the published text if the context has no such app. */
export function findApp(call: Call): App {
  const id = call.params.app_id ?? '';
  const app = appsInContext(call).find(({summary}) => summary.id === id);
  if (!app) throw new Refusal(404, `App with ID '${id}' not found.`);
  return app;
}

/** The one language model of the mock server: that of the contract's example of a list. */
export const MODEL_ID = 'example-llm';

/** @returns the environment variables that the samples of the documentation read, with the mock server's address */
export function practiceVariables(url: string): Readonly<Record<string, string>> {
  return {
    RUNGEN_API: url,
    RUNGEN_API_KEY: 'practice',
    RUNGEN_USER_ID: FIRST_PERSON,
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: 'practice',
    RUNGEN_MODEL: MODEL_ID,
  };
}

/** @returns lines for a shell that set the variables: those that the mock server prints and the page shows */
export function exportLines(url: string): string[] {
  return Object.entries(practiceVariables(url)).map(([name, value]) => `export ${name}=${value}`);
}
