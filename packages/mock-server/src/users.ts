import {HttpError, mockError} from './httpError';

type Role = 'OWNER' | 'ADMIN' | 'MEMBER';

/** The ID of the user of all keys that do not start with `second`. */
export const FIRST_USER = '5b8c1d2e-7f3a-4e6b-a1c9-0d4f8e2b6a71';
/** The ID of the user of all keys that start with `second`. */
export const SECOND_USER = 'c7d9e0f1-3a5b-4c8d-9e2f-1b4a6d8c0e53';

/** The mock server's teams: one for each role that the first user can have. */
export const TEAMS: readonly {id: string; first: Role; second: Role}[] = [
  {id: '8c1f4f0e-2d6b-4a9c-b3e7-6f5a1d0c9b82', first: 'OWNER', second: 'MEMBER'},
  {id: 'a2e5b7c9-4f1d-4e8a-8b6c-3d0f9a7e5c14', first: 'ADMIN', second: 'MEMBER'},
  {id: 'd4f6a8b0-5e2c-4b9d-a7f1-8c3e1b6d9f25', first: 'MEMBER', second: 'OWNER'},
];

export type Caller = {
  readonly user: string;
  /** The team of the request; null in the personal context. */
  readonly teamId: string | null;
};

/**
 * Returns the ID of the user whose key a request has.
 *
 * @throws HttpError 403 with the published text; in the OpenAI-compatible part 401, as the OpenAI clients expect
 */
export function findUser(headers: Headers, isOpenAi: boolean): string {
  const bearer = /^bearer +(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const key = isOpenAi ? bearer : headers.get('x-api-key');
  // A key with a space in it was copied with something else. HTTP drops spaces around it.
  if (key && !/^invalid|[ \t]/.test(key))
    return key.startsWith('second') ? SECOND_USER : FIRST_USER;
  if (isOpenAi)
    throw mockError(401, 'the API key is missing or not valid in Authorization: Bearer.');
  throw new HttpError(403, 'Unauthorized access. Invalid API key.');
}

/**
 * Returns the role of a caller; in the personal context everybody is an owner.
 *
 * @throws HttpError 403 if there is no such team: the service's answer is not published
 */
export function findRole({user, teamId}: Caller): Role {
  if (teamId === null) return 'OWNER';
  const team = TEAMS.find(({id}) => id === teamId);
  if (!team) throw mockError(403, `you are not a member of the team '${teamId}'.`);
  return user === FIRST_USER ? team.first : team.second;
}
