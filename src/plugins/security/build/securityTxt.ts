/** The information that RFC 9116 requires. */
export type SecurityTxt = {
  /** A `mailto:` or `https:` address. */
  readonly contact: string;
  /** A point in time in ISO 8601 format. */
  readonly expires: string;
};

/** The path of the file, as RFC 9116 defines it. */
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * Generates `security.txt`, which says where to report a vulnerability.
 *
 * @param siteUrl the URL of the site, without a trailing slash
 */
export function renderSecurityTxt({contact, expires}: SecurityTxt, siteUrl: string): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}
