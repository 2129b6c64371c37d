import {valid} from 'semver';
import {FORM_NAMES} from './forms';

/** The options of `npm run test:upgrade`. */
export type Options = {
  /** The version of Docusaurus; undefined means the newest, or the current one when `node` is given. */
  readonly version?: string;
  /** The major version of Node.js; undefined means the running one, or the oldest that Docusaurus supports. */
  readonly node?: number;
  /** The forms of the site to build. When empty: all of them, or two if only Node.js changes. */
  readonly forms: readonly string[];
};

/** Shown with each mistake in the arguments. */
const USAGE =
  'Usage: npm run test:upgrade -- [version] [--node 24] [--forms plain,none,all], for example npm run test:upgrade -- 4.0.0';

/**
 * Parses the arguments of `npm run test:upgrade`.
 *
 * @param args for example `4.0.0 --node 24`
 * @throws an Error that shows the usage when an argument is unknown or repeated
 */
export function readOptions(args: readonly string[]): Options {
  const given = new Set<string>();
  const accept = (kind: string): void => {
    if (given.has(kind)) {
      throw new Error(`There is a second ${kind}. ${USAGE}`);
    }
    given.add(kind);
  };
  let options: Options = {forms: []};
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--node') {
      accept(argument);
      options = {...options, node: readMajor(rest.shift())};
    } else if (argument === '--forms') {
      accept(argument);
      options = {...options, forms: readForms(rest.shift())};
    } else {
      const version = readVersion(argument);
      accept('version');
      options = {...options, version};
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
