import {BRAND} from '../../src/site/brand';

/** The path of job results on the mock server. The URL of the service's own files is not published. */
const FILES = '/mock-files/';
const SHOWN_FILES = 'https://example.com/';

/**
 * Replaces URLs of the mock server by those of the service, as a user of the service would see them.
 *
 * @param printed the output of a program
 * @param url the mock server's address
 */
export function showService(printed: string, url: string): string {
  return printed.replaceAll(`${url}${FILES}`, SHOWN_FILES).replaceAll(url, BRAND.apiUrl);
}
