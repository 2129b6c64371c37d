import {fillPath} from './variables';

/** The path of an app. Programs keep its address in a variable. */
const APP_PATH = '/app/{app_id}';

type Address = {
  /** The address of the app, if the path begins with that of an app. */
  readonly app: string | undefined;
  /** What follows it; without an app, the whole address. */
  readonly rest: string;
};

/**
 * Splits the address of a request.
 *
 * @param render returns the form of an environment variable inside a string
 * @example
 * splitAddress('/app/{app_id}/run_async', (name) => `<${name}>`)
 * // {app: '<RUNGEN_API>/app/<RUNGEN_APP_ID>', rest: '/run_async'}
 */
export function splitAddress(path: string, render: (variable: string) => string): Address {
  const host = render('RUNGEN_API');
  if (!path.startsWith(APP_PATH)) return {app: undefined, rest: host + fillPath(path, render)};
  const rest = path.slice(APP_PATH.length);
  return {app: host + fillPath(APP_PATH, render), rest: fillPath(rest, render)};
}
