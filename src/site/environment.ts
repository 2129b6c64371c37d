/** The settings that the build reads from environment variables. */
export type Environment = {
  /** Tag-manager container id, or undefined when analytics are off. */
  readonly gtmContainerId: string | undefined;
  /** Google tag id, or undefined when analytics are off. */
  readonly gtagId: string | undefined;
  /** Where to report a vulnerability of the service, or undefined when the owner has named no contact. */
  readonly securityContact: string | undefined;
};

type Variable = {
  readonly name: string;
  readonly pattern: RegExp;
  readonly looksLike: string;
};

const GTM_CONTAINER_ID: Variable = {
  name: 'GTM_CONTAINER_ID',
  pattern: /^GTM-[A-Z0-9]{4,12}$/,
  looksLike: 'GTM- and 4 to 12 capital letters or digits, for example GTM-ABC1234',
};

const GTAG_ID: Variable = {
  name: 'GTAG_ID',
  pattern: /^G-[A-Z0-9]{4,12}$/,
  looksLike: 'G- and 4 to 12 capital letters or digits, for example G-ABC1234DEF',
};

const SECURITY_CONTACT: Variable = {
  name: 'SECURITY_CONTACT',
  pattern: /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/,
  looksLike: 'a mailto: or https: address, for example mailto:security@example.com',
};

/**
 * Reads the environment variables that the build uses and validates their format, because a tag id becomes part of a
 * script URL on every page.
 *
 * @param variables the environment, `process.env` in a build and a plain object in tests
 * @returns the validated values; an unset variable is undefined
 * @throws an Error that names every variable in the wrong format, and its expected format
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const problems: string[] = [];
  const read = ({name, pattern, looksLike}: Variable): string | undefined => {
    const value = variables[name];
    if (value !== undefined && !pattern.test(value)) {
      problems.push(`${name} is ${JSON.stringify(value)}. It must be ${looksLike}, or unset.`);
      return undefined;
    }
    return value;
  };
  const environment = {
    gtmContainerId: read(GTM_CONTAINER_ID),
    gtagId: read(GTAG_ID),
    securityContact: read(SECURITY_CONTACT),
  };
  if (problems.length > 0) {
    const error = new Error(problems.join('\n'));
    error.stack = error.message;
    throw error;
  }
  return environment;
}
