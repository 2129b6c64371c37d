import {BRAND} from '../../src/site/brand';

/** Where the mock server keeps what jobs made. The address of the service's own files is not published. */
const FILES = '/mock-files/';
const SHOWN_FILES = 'https://example.com/';

/**
 * Puts addresses of the service in the place of those of the mock server, as a reader of the service would see them.
 *
 * @param printed what a program printed
 * @param url the mock server's address
 */
export function showService(printed: string, url: string): string {
  return printed.replaceAll(`${url}${FILES}`, SHOWN_FILES).replaceAll(url, BRAND.apiUrl);
}
