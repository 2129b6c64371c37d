import {headerPolicy, type PolicyFacts} from './contentPolicy';

/** Headers for the addresses below a prefix, or for one address. */
export type HeaderRule = {
  /** An address, or a prefix that ends in `*`. The first rule is for all addresses. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** A permanent redirect that is configured on every host. */
export type Redirect = {
  readonly from: string;
  readonly to: string;
};

/** For pages on a host without this default: the browser checks on every request whether its copy is current. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TWO_YEARS = 63_072_000;

/** Browser features that documentation never uses. */
const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/** Files that browser-based tools read from other sites. */
const MACHINE_FILES = [
  '/openapi.yaml',
  '/openapi.json',
  '/openai-compatible.yaml',
  '/postman.json',
  '/llms.txt',
  '/llms-full.txt',
  '/skill.md',
  '/search.json',
  '/.well-known/*',
];

/** RFC 9727: a link set with this profile, which also identifies itself as the catalog in responses to HEAD. */
const API_CATALOG = '/.well-known/api-catalog';
const CATALOG_HEADERS = {
  'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  Link: `<${API_CATALOG}>; rel=api-catalog`,
};

/** The programs of samples: displayed by browsers as text, whatever their file extensions are. */
const PROGRAMS = '/samples/*';

function pageHeaders(policy: PolicyFacts): Record<string, string> {
  return {
    'Content-Security-Policy': headerPolicy(policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The tags of an analytics service are served without the headers that this one requires.
    ...(!policy.hasAnalytics && {'Cross-Origin-Embedder-Policy': 'require-corp'}),
    'Permissions-Policy': SWITCHED_OFF.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * The headers of all responses: the single source from which the settings of all hosts are generated. No two rules
 * set the same header for the same address, because hosts differ in which one would win.
 *
 * @param policy what the content policy of the build depends on
 * @returns the rule for all addresses first, then the rules for parts of the site
 */
export function headerRules(policy: PolicyFacts): readonly HeaderRule[] {
  return [
    {path: '/*', headers: pageHeaders(policy)},
    {path: '/assets/*', headers: {'Cache-Control': IMMUTABLE}},
    ...MACHINE_FILES.map((path) => ({path, headers: {'Access-Control-Allow-Origin': '*'}})),
    {path: API_CATALOG, headers: CATALOG_HEADERS},
    {path: PROGRAMS, headers: {'Content-Type': 'text/plain; charset=utf-8'}},
  ];
}
