import {createHash} from 'node:crypto';

/**
 * Gives what a file's name says of its content, so that browsers may keep the file for good.
 *
 * @returns eight hexadecimal digits
 */
export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
