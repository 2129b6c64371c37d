/** What a person may do in a team. */
export type TeamRole = 'OWNER' | 'ADMIN' | 'MEMBER';

/** The person behind every key that does not start with `second`. */
export const FIRST_PERSON = '5b8c1d2e-7f3a-4e6b-a1c9-0d4f8e2b6a71';
/** The person behind a key that starts with `second`; a member of all three teams. */
const SECOND_PERSON = 'c7d9e0f1-3a5b-4c8d-9e2f-1b4a6d8c0e53';

/** The mock server's teams, one for each role that the first person can have. */
export const TEAMS: readonly {readonly id: string; readonly role: TeamRole}[] = [
  {id: '8c1f4f0e-2d6b-4a9c-b3e7-6f5a1d0c9b82', role: 'OWNER'},
  {id: 'a2e5b7c9-4f1d-4e8a-8b6c-3d0f9a7e5c14', role: 'ADMIN'},
  {id: 'd4f6a8b0-5e2c-4b9d-a7f1-8c3e1b6d9f25', role: 'MEMBER'},
];

/**
 * Returns who a key belongs to.
 *
 * @param key the value of `x-api-key`, or of a bearer token
 * @returns the user's ID, or null if the mock server treats the key as invalid
 */
export function personOf(key: string | undefined): string | null {
  if (!key || key.startsWith('invalid')) return null;
  return key.startsWith('second') ? SECOND_PERSON : FIRST_PERSON;
}

/** @returns the role of a person in a team, or null if there is no such team */
export function roleOf(person: string, teamId: string): TeamRole | null {
  const team = TEAMS.find(({id}) => id === teamId);
  if (!team) return null;
  return person === FIRST_PERSON ? team.role : 'MEMBER';
}
