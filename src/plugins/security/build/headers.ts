import {headerPolicy, type PolicyFacts} from './contentPolicy';

/** Headers for the addresses below a prefix, or for one address. */
export type HeaderRule = {
  /** An address, or a prefix that ends in `*`. The first rule is for all addresses. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** A lasting redirect that every host is told. */
export type Redirect = {
  readonly from: string;
  readonly to: string;
};

/** What pages get where a host has no such default: the browser asks each time whether its copy is current. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TWO_YEARS = 63_072_000;

/** Parts of the browser that documentation never uses. */
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

/** Files that tools in a browser read from other sites. */
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

/** RFC 9727: a set of links with this profile, which names itself as the catalog also to those who ask by HEAD. */
const API_CATALOG = '/.well-known/api-catalog';
const CATALOG_HEADERS = {
  'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  Link: `<${API_CATALOG}>; rel=api-catalog`,
};

/** The programs of samples: read in the browser, whatever the names of their files end in. */
const PROGRAMS = '/samples/*';

function pageHeaders(policy: PolicyFacts): Record<string, string> {
  return {
    'Content-Security-Policy': headerPolicy(policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The tags of an analytics service come without the headers that this one asks for.
    ...(!policy.hasAnalytics && {'Cross-Origin-Embedder-Policy': 'require-corp'}),
    'Permissions-Policy': SWITCHED_OFF.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * The headers of every answer: the one source that the settings of all hosts are written from. No two
 * rules name the same header for the same address, because hosts differ in which of them would win.
 *
 * @param policy what the content policy of the build depends on
 * @returns the rule for all addresses first, then those for parts of the site
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
