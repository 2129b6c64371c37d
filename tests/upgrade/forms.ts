import {LEVERS} from '../../src/plugins/delivery';

/** Optimizations that work with another one only. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {routeManifests: ['resilientLoading']};

/** Browser tests that hold for every form of the site, whatever is switched off. */
const COMMON_TESTS = ['routes', 'chrome', 'not-found', 'pages', 'search', 'no-javascript'];

/** Browser tests of what the optimizations promise. */
const DELIVERY_TESTS = ['late-scripts', 'storage-and-network'];

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
    tests: COMMON_TESTS,
  },
  {
    name: 'none',
    title: 'npm run build, no optimization',
    command: BUILD,
    variables: {DELIVERY: 'none'},
    tests: COMMON_TESTS,
  },
  ...LEVERS.map((lever) => ({
    name: lever,
    title: `${lever} alone`,
    command: BUILD,
    variables: {DELIVERY: [lever, ...(NEEDS[lever] ?? [])].join(',')},
    tests: COMMON_TESTS,
  })),
  {
    name: 'all',
    title: 'npm run build',
    command: BUILD,
    variables: {},
    tests: [...COMMON_TESTS, ...DELIVERY_TESTS],
  },
];

/** What `--forms` takes. */
export const FORM_NAMES: readonly string[] = FORMS.map(({name}) => name);
