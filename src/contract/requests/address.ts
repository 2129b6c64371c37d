import {fillPath} from './variables';

/** The path of an app. Programs keep its address in a variable. */
const APP_PATH = '/app/{app_id}';

/** How a language writes a string with variables in it. */
type StringNotation = {
  /** The value of an environment variable inside a string. */
  readonly environment: (name: string) => string;
  /** The value of the variable `app` inside a string. */
  readonly app: string;
  readonly quote: (text: string) => string;
};

/**
 * Writes the address of a request as expressions of a language.
 *
 * @returns the address, and the value of the variable `app` if the address uses it
 * @example
 * renderAddress('/app/{app_id}/run_async', JAVASCRIPT)
 * // {app: '`${env.RUNGEN_API}/app/${env.RUNGEN_APP_ID}`', url: '`${app}/run_async`'}
 */
export function renderAddress(path: string, notation: StringNotation) {
  const {environment, quote} = notation;
  const host = environment('RUNGEN_API');
  if (!path.startsWith(APP_PATH)) return {url: quote(host + fillPath(path, environment))};
  const app = quote(host + fillPath(APP_PATH, environment));
  const rest = fillPath(path.slice(APP_PATH.length), environment);
  return {app, url: rest === '' ? 'app' : quote(notation.app + rest)};
}
