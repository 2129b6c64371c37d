/** Everything that the content policy of a build depends on. */
export type PolicyFacts = {
  /** Sources such as `'sha256-…'`, quotes included, of the inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Whether one of them starts all others. Otherwise the browser runs the others as it finds them in the page. */
  readonly startsScripts: boolean;
  /** True in builds where an analytics id is set. */
  readonly hasAnalytics: boolean;
};

/**
 * The policies of the inline script and of the bundler create script addresses; the third one inspects markup before
 * it lets it through.
 */
export const TRUSTED_TYPES = {
  loader: 'docs-loader',
  bundler: 'docs-webpack',
  reader: 'docs-reader',
} as const;

/** The hosts that the tag manager and the tag are loaded from, and report to. */
export const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  reports: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

type Directives = Readonly<Record<string, readonly string[]>>;

function format(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Returns the directives that both policies share: all except the sources of scripts. */
function shared({hasAnalytics}: PolicyFacts): Directives {
  const reports = hasAnalytics ? ANALYTICS.reports : [];
  return {
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...reports], // the theme uses data: URLs for its icons
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
 * Returns the policy that is embedded in a page. It lists the inline scripts. If one of them starts all others, the
 * page itself runs only those; files run if such a script or another trusted one loads them. A header cannot express
 * this, because hosts use the same headers for all builds.
 *
 * @param facts what the policy of this build depends on
 * @returns the value of the meta element
 */
export function pagePolicy(facts: PolicyFacts): string {
  return format({
    'default-src': ["'none'"],
    'script-src': [facts.startsScripts ? "'strict-dynamic'" : "'self'", ...facts.inlineScripts],
    ...shared(facts),
  });
}

/**
 * Returns the policy of the response header. It changes only with the inline script, so that pages of the previous
 * build still work under the header of the next one.
 *
 * @param facts what the policy of this build depends on
 * @returns the value of the header
 */
export function headerPolicy(facts: PolicyFacts): string {
  const tags = facts.hasAnalytics ? ANALYTICS.scripts : [];
  return format({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...facts.inlineScripts, ...tags],
    ...shared(facts),
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
}
