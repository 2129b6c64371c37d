import {createHash} from 'node:crypto';

/**
 * Hashes bytes the way `integrity` attributes and content policies spell it. Both need the same algorithm:
 * a policy lets a file in only by the very string of its `integrity`.
 *
 * @returns for example `sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=`
 */
export function hashSource(bytes: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
