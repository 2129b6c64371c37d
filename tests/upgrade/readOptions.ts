import {valid} from 'semver';
import {FORM_NAMES} from './forms';

/** The options of `npm run test:upgrade`. */
export type Options = {
  /** The version of Docusaurus; undefined means the newest, or the current one when `node` is given. */
  readonly version?: string;
  /** The major version of Node.js; undefined means the running one, or the oldest that Docusaurus supports. */
  readonly node?: number;
  /** The forms of the site to build; all of them when empty. */
  readonly forms: readonly string[];
};

/** Shown with each mistake in the arguments. */
const USAGE =
  'Usage: npm run test:upgrade -- [version] [--node 24] [--forms plain,none,all], for example npm run test:upgrade -- 4.0.0';

/**
 * Parses the arguments of `npm run test:upgrade`.
 *
 * @param args for example `4.0.0 --node 24`
 * @throws an Error that shows the usage when an argument is unknown
 */
export function readOptions(args: readonly string[]): Options {
  let options: Options = {forms: []};
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--node') {
      options = {...options, node: readMajor(rest.shift())};
    } else if (argument === '--forms') {
      options = {...options, forms: readForms(rest.shift())};
    } else {
      options = {...options, version: readVersion(argument)};
    }
  }
  return options;
}

function readMajor(value = ''): number {
  if (!/^[1-9]\d$/.test(value)) {
    throw new Error(`--node takes a major version such as 24, not "${value}". ${USAGE}`);
  }
  return Number(value);
}

function readForms(value = ''): string[] {
  const forms = value.split(',');
  const unknown = forms.find((form) => !FORM_NAMES.includes(form));
  if (unknown !== undefined) {
    throw new Error(`There is no form "${unknown}". Use some of ${FORM_NAMES.join(', ')}.`);
  }
  return forms;
}

function readVersion(argument: string): string {
  if (valid(argument) !== argument) {
    throw new Error(`"${argument}" is not a version. ${USAGE}`);
  }
  return argument;
}
