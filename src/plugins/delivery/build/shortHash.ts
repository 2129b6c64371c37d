import {createHash} from 'node:crypto';

/**
 * Returns the hash of a file's content for the file's name, so that browsers may cache the file forever.
 *
 * @returns eight hexadecimal digits
 */
export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
