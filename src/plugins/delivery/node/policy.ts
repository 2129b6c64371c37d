/**
 * The scripts inside pages. Their text is the same on every page; after an update of Docusaurus or an edit of
 * a file of `client/`, `tests/built/security.test.ts` says which hash to write here, and in `deploy/` and `static/_headers`.
 */
const INLINE_SCRIPTS = {
  language: "'sha256-sQ3cEehXMWK1fRo/euz46e9T2YrbugO/zj5VYtLVWUE='",
  theme: "'sha256-VOY0zxXetLYx4dQ/8WxW9dpu2mmFl3ZDGHItql/EPdU='",
  loader: "'sha256-zVD6N7wqc/8vyFtrj2NmmulC1ISSxCxoLCJAR+1kkGs='",
} as const;

/** The hosts of the tag manager and of the tag, which only builds with an analytics id may contact. */
const ANALYTICS =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/**
 * Returns the content policy of a page: the content of its `<meta>`. Headers of hosts say the same, and what only a header
 * can say (`deploy/nginx/headers.conf`, `static/_headers`).
 *
 * @param hasAnalytics whether the build may load and report to an analytics service
 */
export function contentPolicy(hasAnalytics: boolean): string {
  const scripts = Object.values(INLINE_SCRIPTS).join(' ');
  const also = hasAnalytics ? ` ${ANALYTICS}` : '';
  return [
    "default-src 'none'",
    // Only the inline scripts start others; 'self' is for browsers without strict-dynamic.
    `script-src 'self' 'strict-dynamic' ${scripts}${also}`,
    // The one inline style: the theme hides its pictures of links by `display: none;`.
    "style-src 'self' 'unsafe-hashes' 'sha256-biLFinpqYMtWHmXfkA1BPeCY0/fNt46SAZ+BBk5YUog='",
    `img-src 'self' data:${also}`, // the icons of the theme are data
    "font-src 'self'",
    `connect-src 'self'${also}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
