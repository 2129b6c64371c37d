import {LEVERS} from '../../src/plugins/delivery';
import {WHOLE_WITHOUT} from '../plain/wholeWithout';

/** Optimizations that work with another one only. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {routeManifests: ['resilientLoading']};

/** Browser tests of what the optimizations promise. */
const DELIVERY_TESTS = [
  'before-alive',
  'fetched-ahead',
  'first-load',
  'going-back',
  'late-scripts',
  'late-style-sheet',
  'lost-network',
  'no-storage',
];

/** One way to build the site. */
export type Form = {
  readonly name: string;
  /** What the table calls it. */
  readonly title: string;
  /** The command, run in the copy of the project. */
  readonly command: readonly [string, ...string[]];
  readonly variables: Readonly<Record<string, string>>;
  /** Files of `tests/site` that the built site has to pass. */
  readonly tests: readonly string[];
};

const BUILD = ['npm', 'run', '--silent', 'build'] as const;

/** The site without any optimization comes first: what fails there is no fault of an optimization. */
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
  ...LEVERS.map((lever) => ({
    name: lever,
    title: `${lever} alone`,
    command: BUILD,
    variables: {DELIVERY: [lever, ...(NEEDS[lever] ?? [])].join(',')},
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

/** What `--forms` takes. */
export const FORM_NAMES: readonly string[] = FORMS.map(({name}) => name);
