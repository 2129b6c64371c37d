/** The settings of a build that come from environment variables. The only file that reads them. */
export type Environment = {
  /** Tag-manager container id, or undefined when it is off. */
  readonly gtmContainerId: string | undefined;
  /** Google tag id, or undefined when it is off. */
  readonly gtagId: string | undefined;
};

/**
 * Reads the environment variables of a build and checks their form, because an id becomes part of a script's address.
 *
 * @param variables `process.env` in a build
 * @throws an Error that names every variable in the wrong form, and the form it must have
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const problems: string[] = [];
  const readId = (name: string, prefix: string): string | undefined => {
    const value = variables[name];
    if (value === undefined || new RegExp(`^${prefix}-[A-Z0-9]{4,12}$`).test(value)) return value;
    const form = `${prefix}- and 4 to 12 capital letters or digits, for example ${prefix}-ABC1234`;
    problems.push(`${name} is ${JSON.stringify(value)}. It must be ${form}, or unset.`);
    return undefined;
  };
  const environment = {
    gtmContainerId: readId('GTM_CONTAINER_ID', 'GTM'),
    gtagId: readId('GTAG_ID', 'G'),
  };
  if (problems.length === 0) return environment;
  const error = new Error(problems.join('\n'));
  error.stack = error.message; // a stack trace would not help whoever set the variable
  throw error;
}
