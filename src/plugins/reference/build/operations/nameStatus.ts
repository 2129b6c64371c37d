import {STATUS_CODES} from 'node:http';

/**
 * Describes a status in words.
 *
 * @param status as in the contract: `200`, `2XX` or `default`
 * @returns for example `404 Not Found`
 */
export function nameStatus(status: string): string {
  if (status === 'default') return 'Any other status';
  if (/^\dXX$/.test(status)) return `Any ${status} status`;
  return [status, STATUS_CODES[status]].filter(Boolean).join(' ');
}
