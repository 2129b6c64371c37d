import {cp} from 'node:fs/promises';
import path from 'node:path';
import {expect} from 'vitest';
import {copySite} from './copySite';
import {hashFolder} from './hashFolder';

/**
 * Copies the site including its build output, which a failing build must leave unchanged.
 *
 * @param siteDir the folder of the site
 * @returns the folder of the copy, and the SHA-256 of each built file by its path
 */
export async function copyBuiltSite(
  siteDir: string,
): Promise<{copy: string; good: Record<string, string>}> {
  const copy = await copySite(siteDir);
  await cp(path.join(siteDir, 'build'), path.join(copy, 'build'), {recursive: true});
  const good = await hashFolder(path.join(copy, 'build'));
  expect(Object.keys(good).length, 'run npm run build first').toBeGreaterThan(100);
  return {copy, good};
}
