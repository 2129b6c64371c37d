import path from 'node:path';
import type {Question} from './contentLoop';
import type {Mutation} from './Mutation';
import type {Kind} from './kinds';
import type {SiteCopy} from './SiteCopy';

/** The methods of a copy of the site that checks and trials need. */
export type Copy = Pick<
  SiteCopy,
  'ask' | 'with' | 'lineOf' | 'run' | 'runTests' | 'checkTypes' | 'checkContractTypes'
>;

/** One check of a copy. `notice` returns what it noticed, or an empty string. */
export type Check = {
  readonly name: string;
  /** What it runs: two checks with the same name and the same scope are identical. */
  readonly scope: string;
  readonly notice: (copy: Copy) => Promise<string>;
};

/** The content check of the build. */
export const CONTENT: Check = ask('content');

/** Checks that each text is unchanged since somebody compared it with its sources. */
export const SOURCES: Check = ask('sources');

const TYPES: Check = {name: 'types', scope: '', notice: (copy) => copy.checkTypes()};
const CONTRACT_TYPES: Check = {
  name: 'types',
  scope: 'contract',
  notice: (copy) => copy.checkContractTypes(),
};

/**
 * @param mutation a mutation
 * @param kind its kind
 * @returns the checks that can notice it, cheapest first
 */
export function checksFor({file}: Mutation, {tests}: Kind): Check[] {
  const unit = runTests(tests);
  if (file.startsWith('samples/')) return [unit, runSample(file), CONTENT];
  if (file.startsWith('sandbox/')) return [unit, TYPES, runTests(['sandbox'])];
  if (/^contract\/open(?:api|ai)/.test(file)) return [CONTENT, CONTRACT_TYPES, unit];
  return [SOURCES, CONTENT, unit];
}

function ask(name: Question): Check {
  return {
    name,
    scope: '',
    async notice(copy) {
      const [first] = await copy.ask(name);
      return first ? `${first.place} ${first.problem}` : '';
    },
  };
}

function runTests(paths: readonly string[]): Check {
  return {name: 'unit tests', scope: paths.join(' '), notice: (copy) => copy.runTests(paths)};
}

/** Runs only the program with the mutation. */
function runSample(file: string): Check {
  const [, language = '', entry = ''] = file.split('/');
  const name = path.parse(entry).name;
  return {
    name: 'sample',
    scope: `${name} ${language}`,
    notice: (copy) =>
      copy.run('tsx', ['tests/samples/runSamples.ts', '--only', name, '--language', language]),
  };
}
