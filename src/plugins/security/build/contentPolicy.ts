/** What the content policy of a build depends on. */
export type PolicyFacts = {
  /** Sources such as `'sha256-…'`, quotes included, of the inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Whether one of them starts all others. Else the browser does, which meets them in the page. */
  readonly startsScripts: boolean;
  /** True in builds where an analytics id is set. */
  readonly hasAnalytics: boolean;
};

/**
 * The policies of the inline script and of the bundler create script addresses; the third reads markup
 * before it lets it through.
 */
export const TRUSTED_TYPES = {
  loader: 'docs-loader',
  bundler: 'docs-webpack',
  reader: 'docs-reader',
} as const;

/** Where the tag manager and the tag come from, and where they report to. */
export const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  reports: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

type Directives = Readonly<Record<string, readonly string[]>>;

function spell(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** What both layers say alike: everything but where scripts may come from. */
function shared({hasAnalytics}: PolicyFacts): Directives {
  const reports = hasAnalytics ? ANALYTICS.reports : [];
  return {
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...reports], // the theme draws icons from data: addresses
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...reports],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...Object.values(TRUSTED_TYPES), 'default'],
  };
}

/**
 * The policy that travels inside a page. It names the inline scripts. Where one of them starts all others, those are
 * the only ones that the page itself runs; files run when such a script or another trusted one asks for them. A header can't say the same: hosts take their headers for all builds.
 *
 * @param facts what the build needs
 * @returns the value of the meta element
 */
export function pagePolicy(facts: PolicyFacts): string {
  return spell({
    'default-src': ["'none'"],
    'script-src': [facts.startsScripts ? "'strict-dynamic'" : "'self'", ...facts.inlineScripts],
    ...shared(facts),
  });
}

/**
 * The policy of the response header. It changes only with the inline script, so that pages of the last
 * build still work under the header of the next one.
 *
 * @param facts what the build needs
 * @returns the value of the header
 */
export function headerPolicy(facts: PolicyFacts): string {
  const tags = facts.hasAnalytics ? ANALYTICS.scripts : [];
  return spell({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...facts.inlineScripts, ...tags],
    ...shared(facts),
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
}
