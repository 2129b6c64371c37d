import {OPTIMIZATIONS} from '../../src/plugins/delivery';
import {WHOLE_WITHOUT} from '../plain/wholeWithout';

/** Optimizations that work only together with another one. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {routeManifests: ['resilientLoading']};

/** Browser tests of the effects of the optimizations. */
const DELIVERY_TESTS = [
  'before-hydration',
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
};

const BUILD = ['npm', 'run', '--silent', 'build'] as const;

/** The site without any optimization comes first: a failure there is not caused by an optimization. */
export const FORMS: readonly Form[] = [
  {
    name: 'plain',
    title: 'docusaurus build',
    command: ['npx', 'docusaurus', 'build'],
    variables: {},
    tests: WHOLE_WITHOUT,
  },
  {
    name: 'none',
    title: 'npm run build, no optimization',
    command: BUILD,
    variables: {DELIVERY: 'none'},
    tests: WHOLE_WITHOUT,
  },
  ...OPTIMIZATIONS.map((optimization) => ({
    name: optimization,
    title: `${optimization} alone`,
    command: BUILD,
    variables: {DELIVERY: [optimization, ...(NEEDS[optimization] ?? [])].join(',')},
    tests: WHOLE_WITHOUT,
  })),
  {
    name: 'all',
    title: 'npm run build',
    command: BUILD,
    variables: {},
    tests: [...WHOLE_WITHOUT, ...DELIVERY_TESTS],
  },
];

/** The values that `--forms` accepts. */
export const FORM_NAMES: readonly string[] = FORMS.map(({name}) => name);
