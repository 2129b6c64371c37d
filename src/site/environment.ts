import {endCommand} from '../files';

/**
 * Reads the settings of a build in environment variables, and checks their form, because an id becomes part of a script's
 * address. A value in the wrong form ends the command, with the name of its variable and the right form.
 *
 * @returns the ids of the tag-manager container and the Google tag, undefined when they are off
 */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
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
  return endCommand(problems.join('\n'));
}
