/** The variables whose names do not follow from those of their headers. "Get an API key" has the same names. */
const NAMED_VARIABLES: Readonly<Record<string, string>> = {
  'X-Authenticated-User-Id': 'RUNGEN_USER_ID',
};

/** Matches a parameter of a path, such as `{app_id}`. */
const PATH_PARAMETER = /\{(\w+)\}/g;

/**
 * Returns the environment variable that has the value of a header or of a parameter of a path.
 *
 * @example
 * variableFor('x-team-id') // 'RUNGEN_TEAM_ID'
 * variableFor('app_id') // 'RUNGEN_APP_ID'
 */
export function variableFor(name: string): string {
  const words = name.toLowerCase().startsWith('x-') ? name.slice(2) : name;
  return NAMED_VARIABLES[name] ?? `RUNGEN_${words.replaceAll('-', '_').toUpperCase()}`;
}

/**
 * Replaces the parameters of a path.
 *
 * @param render returns the form of a variable
 * @example
 * fillPath('/app/{app_id}', (variable) => `$${variable}`) // '/app/$RUNGEN_APP_ID'
 */
export function fillPath(path: string, render: (variable: string) => string): string {
  return path.replaceAll(PATH_PARAMETER, (_, name: string) => render(variableFor(name)));
}
