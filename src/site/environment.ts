import {type LeverName, LEVERS} from '../plugins/delivery';

/** What the build takes from the environment. */
export type Environment = {
  /** Tag-manager container id, or undefined when analytics are off. */
  readonly gtmContainerId: string | undefined;
  /** Google tag id, or undefined when analytics are off. */
  readonly gtagId: string | undefined;
  /** Where people report a weakness of the service, or undefined when the owner has named no place. */
  readonly securityContact: string | undefined;
  /** The optimizations that are on in this build, in place of those of docusaurus.config.ts; undefined to leave them. */
  readonly levers: readonly LeverName[] | undefined;
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

const DELIVERY: Variable = {
  name: 'DELIVERY',
  pattern: new RegExp(`^(?:none|(?:${LEVERS.join('|')})(?:,(?:${LEVERS.join('|')}))*)$`),
  looksLike: `none, or some of ${LEVERS.join(', ')}, with commas between them`,
};

function splitNames(value: string | undefined): readonly LeverName[] | undefined {
  const names = value?.split(',');
  return names && LEVERS.filter((lever) => names.includes(lever));
}

/**
 * Reads the environment variables the build knows and checks their form, because a tag id ends up in
 * a script address of every page.
 *
 * @param variables the environment, `process.env` in a build and a plain object in tests
 * @returns the checked values; a variable that is unset is undefined
 * @throws an Error that names every variable of the wrong form, and what it must look like
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
    levers: splitNames(read(DELIVERY)),
  };
  if (problems.length > 0) {
    const error = new Error(problems.join('\n'));
    error.stack = error.message;
    throw error;
  }
  return environment;
}
