/** What RFC 9116 wants to know. */
export type SecurityTxt = {
  /** A `mailto:` or `https:` address. */
  readonly contact: string;
  /** A moment as ISO 8601 spells it. */
  readonly expires: string;
};

/** Where RFC 9116 looks for it. */
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * Writes `security.txt`, which tells people where to report a weakness.
 *
 * @param siteUrl the address of the site, without a slash at its end
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
