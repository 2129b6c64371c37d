import {NEEDS, type OptimizationName, OPTIMIZATIONS} from '../../src/plugins/delivery';
import {WHOLE_WITHOUT} from '../plain/wholeWithout';

/** Browser tests of the effects of the optimizations. */
const DELIVERY_TESTS = [
  'before-hydration',
  'bundle-contents',
  'prefetched-pages',
  'first-load',
  'going-back',
  'deferred-scripts',
  'deferred-style-sheet',
  'lost-network',
  'no-storage',
];

/** One way to build the site. */
export type Form = {
  readonly name: string;
  /** Its name in the table. */
  readonly title: string;
  /** The command, which runs in the copy of the project. */
  readonly command: readonly [string, ...string[]];
  readonly variables: Readonly<Record<string, string>>;
  /** The files of `tests/site` that the built site has to pass. */
  readonly tests: readonly string[];
  /** What to change if its browser tests fail, where that is known. */
  readonly files: readonly string[];
};

const BUILD = ['npm', 'run', '--silent', 'build'] as const;

/** The site with one optimization, and the one that it depends on. */
function buildAlone(optimization: OptimizationName): Form {
  const needed = NEEDS[optimization];
  const folder = optimization.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    name: optimization,
    title: `${optimization} alone`,
    command: BUILD,
    variables: {
      DELIVERY: [optimization, ...(needed === undefined ? [] : [needed])].join(','),
    },
    tests: WHOLE_WITHOUT,
    files: [`src/plugins/delivery/build/${folder}`],
  };
}

/** The site without any optimization comes first: a failure there is not caused by an optimization. */
export const FORMS: readonly Form[] = [
  {
    name: 'plain',
    title: 'docusaurus build',
    command: ['npx', 'docusaurus', 'build'],
    variables: {},
    tests: WHOLE_WITHOUT,
    files: [],
  },
  {
    name: 'none',
    title: 'npm run build, no optimization',
    command: BUILD,
    variables: {DELIVERY: 'none'},
    tests: WHOLE_WITHOUT,
    files: [],
  },
  ...OPTIMIZATIONS.map(buildAlone),
  {
    name: 'all',
    title: 'npm run build',
    command: BUILD,
    variables: {},
    tests: [...WHOLE_WITHOUT, ...DELIVERY_TESTS],
    files: [],
  },
];

/** The values that `--forms` accepts. */
export const FORM_NAMES: readonly string[] = FORMS.map(({name}) => name);

/**
 * Selects forms by their names.
 *
 * @param names the names; all forms when empty
 * @returns the forms in the order in which they are tested
 */
export function selectForms(names: readonly string[]): Form[] {
  return FORMS.filter(({name}) => names.length === 0 || names.includes(name));
}
