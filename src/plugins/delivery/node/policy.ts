import {createHash} from 'node:crypto';

/** The hosts of the tag manager and of the tag, which only builds with an analytics id may contact. */
const ANALYTICS =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/** The one inline style: the theme hides its pictures of links. */
const INLINE_STYLE = 'display: none;';

/** Returns the source that allows an inline script or style of this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the content policy of a page, with the sources of its inline scripts. */
export function contentPolicy(hasAnalytics: boolean, scripts: string): string {
  const also = hasAnalytics ? ` ${ANALYTICS}` : '';
  return [
    "default-src 'none'",
    // Only the inline scripts start others; 'self' is for browsers without strict-dynamic.
    `script-src 'self' 'strict-dynamic' ${scripts}${also}`,
    `style-src 'self' 'unsafe-hashes' ${hashSource(INLINE_STYLE)}`,
    `img-src 'self' data:${also}`, // the icons of the theme are data
    "font-src 'self'",
    `connect-src 'self'${also}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
