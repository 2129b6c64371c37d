import {createHash} from 'node:crypto';

/**
 * Hashes bytes in the notation of `integrity` attributes and content policies. Both need the same algorithm: a policy
 * allows a file only by the exact string in its `integrity` attribute.
 *
 * @returns for example `sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=`
 */
export function hashSource(bytes: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
